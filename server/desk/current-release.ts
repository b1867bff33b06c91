/** What guests read now: the release that was published last, or the build's own. */
import { join } from "node:path";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { ownRelease, type ReleaseText } from "#server/releases/current-site.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { type PackedRelease, parsePacked } from "../site/release.ts";
import type { Database } from "../store/database.ts";
import { currentNumber, lastPublished, publishedRelease } from "../store/releases.ts";
import { type DeskRoom, formatTime } from "./command.ts";
import { DeskError } from "./desk-error.ts";

export const BUILD = join(import.meta.dirname, "../../build");

/** A release, and its number in the store. */
export type NumberedRelease = ReleaseText & { number: number };

/** What the build on this machine says; every release belongs to one. */
export async function readOwnRelease(build = BUILD): Promise<NumberedRelease> {
  try {
    return { number: 0, ...(await ownRelease(build)) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new DeskError(
      "Qui il sito non è costruito, o la costruzione è rimasta a metà: prima npm run build. Non è cambiato niente.",
    );
  }
}

/** What guests read now. */
export async function currentRelease(
  database: Database,
  own: NumberedRelease,
): Promise<NumberedRelease> {
  const number = await currentNumber(database, own.release);
  const published = number > 0 ? await publishedRelease(database, number) : undefined;
  return published ? { number, body: published.body, release: parsePacked(published.body) } : own;
}

/** The rooms that guests see now. */
export async function currentRooms(database: Database): Promise<DeskRoom[]> {
  const { release } = await currentRelease(database, await readOwnRelease());
  return release.contents[DEFAULT_LANGUAGE].rooms.rooms.map(({ slug, name }) => ({ slug, name }));
}

/**
 * A sentence where something was published that guests do not see, because another build made it and
 * this one says something else; nothing where all is as it was published.
 */
export async function unseenReleaseNotice(
  database: Database,
  build?: string,
): Promise<string | undefined> {
  // A machine without a build has nothing to compare with.
  const own = await readOwnRelease(build).catch(() => undefined);
  const last = await lastPublished(database);
  if (!own || !last || (await currentNumber(database, own.release)) > 0) return undefined;
  if (last.build === own.release.build && last.made > own.release.made) return undefined;
  if (hasSameContents(last.body, own.release)) return undefined;
  return `ATTENZIONE: gli ospiti non vedono quello che avete pubblicato il ${formatTime(last.made)}, perché dopo il sito è stato costruito di nuovo: vedono il sito com’è stato costruito il ${formatTime(own.release.made)}. Guardate se in content/ c’è tutto quello che volete, poi: npm run desk -- pubblica`;
}

/** Whether both were made from the same content; one in a format of the past is taken for another. */
function hasSameContents(body: string, { contents }: PackedRelease): boolean {
  try {
    return JSON.stringify(parsePacked(body).contents) === JSON.stringify(contents);
  } catch {
    return false;
  }
}

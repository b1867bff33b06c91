/** What guests read now: the release that was published last, or the build's own. */
import { join } from "node:path";
import { FAMILYS } from "#app/domain/languages.ts";
import { ownRelease } from "../current-site.ts";
import { SettingsError } from "../settings-error.ts";
import { type Release, unpacked } from "../site/release.ts";
import type { Database } from "../store/database.ts";
import { currentNumber, publishedRelease } from "../store/releases.ts";
import type { DeskRoom } from "./command.ts";
import { DeskError } from "./desk-error.ts";

export const BUILD = join(import.meta.dirname, "../../build");

/** What the build on this machine says; every release belongs to one. */
export async function buildsOwn(): Promise<Release> {
  try {
    return await ownRelease(BUILD);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new DeskError(
      "Qui il sito non è ancora costruito: prima npm run build. Non è cambiato niente.",
    );
  }
}

/** What guests read now. */
export async function currentOf(database: Database, own: Release): Promise<Release> {
  const number = await currentNumber(database, own);
  const published = number > 0 ? await publishedRelease(database, number) : undefined;
  return published ? unpacked(published.body) : own;
}

/** The rooms that guests see now. */
export async function currentRooms(database: Database): Promise<DeskRoom[]> {
  const { contents } = await currentOf(database, await buildsOwn());
  return contents[FAMILYS].rooms.rooms.map(({ slug, name }) => ({ slug, name }));
}

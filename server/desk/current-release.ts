/** The release that guests see: the last published one, or the build's own. */
import { join } from "node:path";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { releaseOfBuild, type ReleaseText } from "#server/releases/current-site.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { parseRelease, type Release } from "#server/site/release.ts";
import type { Database } from "#server/store/database.ts";
import { currentNumber, lastPublished, publishedText } from "#server/store/releases.ts";
import { DeskError, type DeskRoom } from "./context.ts";

export const BUILD_FOLDER = join(import.meta.dirname, "../../build");

/** A release and its number in the store; 0 for the build's own. */
export type NumberedRelease = ReleaseText & { number: number };

export async function readBuildRelease(build = BUILD_FOLDER): Promise<NumberedRelease> {
  try {
    return { number: 0, ...(await releaseOfBuild(build)) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new DeskError(
      "Qui il sito non è costruito, o la costruzione è rimasta a metà: prima npm run build. Non è cambiato niente.",
    );
  }
}

export async function currentRelease(
  database: Database,
  own: NumberedRelease,
): Promise<NumberedRelease> {
  const number = await currentNumber(database, own.release);
  const publication = number > 0 ? await publishedText(database, number) : undefined;
  return publication
    ? { number, body: publication.body, release: parseRelease(publication.body) }
    : own;
}

export async function currentRooms(database: Database): Promise<DeskRoom[]> {
  const { release } = await currentRelease(database, await readBuildRelease());
  return release.contents[DEFAULT_LANGUAGE].rooms.rooms.map(({ slug, name }) => ({ slug, name }));
}

/** A publication hidden by a later build: when each of the two was made. */
export type UnseenRelease = { publishedAt: number; builtAt: number };

/** The last publication, where a later build with other contents hides it. */
export async function unseenRelease(
  database: Database,
  build?: string,
): Promise<UnseenRelease | undefined> {
  // Without a build there is nothing to compare with.
  const own = await readBuildRelease(build).catch(() => undefined);
  const last = await lastPublished(database);
  if (!own || !last || (await currentNumber(database, own.release)) > 0) return undefined;
  if (last.build === own.release.build && last.made > own.release.made) return undefined;
  if (hasSameContents(last.body, own.release)) return undefined;
  return { publishedAt: last.made, builtAt: own.release.made };
}

/** Whether both were rendered from the same contents; false for a release in an older format. */
function hasSameContents(body: string, { contents }: Release): boolean {
  try {
    return JSON.stringify(parseRelease(body).contents) === JSON.stringify(contents);
  } catch {
    return false;
  }
}

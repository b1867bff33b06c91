/**
 * Published releases: the last one of a build is current, unless it was taken back. Each is one
 * text; pictures that no build has are stored once for all releases.
 */
import { type Database, insertRow, type Query } from "./database.ts";
import { serialize } from "./secret.ts";

const MAX_RELEASES = 20;

/** A build; its releases are those that were made after it. */
export type BuildId = { build: string; made: number };

/** A release as text, and its pictures that the build does not have, by address. */
export type PublishedRelease = BuildId & { body: string; pictures: ReadonlyMap<string, Buffer> };

async function maxNumber(query: Query, end = "", values: (string | number)[] = []) {
  const sql = `SELECT max(number) AS number FROM releases ${end}`;
  return (await query<{ number: number | null }>(sql, values))[0]?.number ?? 0;
}

function latestNumber(query: Query, { build, made }: BuildId): Promise<number> {
  return maxNumber(query, "WHERE build = ? AND made > ? AND taken_back = 0", [build, made]);
}

/** The number of the current release; 0 for the build's own. */
export async function currentNumber(database: Database, build: BuildId): Promise<number> {
  return database.read((query) => latestNumber(query, build));
}

/** A published release, with the pictures of all stored releases. */
export async function publishedRelease(
  database: Database,
  number: number,
): Promise<PublishedRelease | undefined> {
  return database.read(async (query) => {
    const sql = "SELECT build, made, body FROM releases WHERE number = ?";
    const [release] = await query<BuildId & { body: string }>(sql, [number]);
    const pictures = await query<{ address: string; body: string }>(
      "SELECT address, body FROM release_pictures",
    );
    const entries = pictures.map(
      ({ address, body }) => [address, Buffer.from(body, "base64")] as const,
    );
    return release && { ...release, pictures: new Map(entries) };
  });
}

export async function deleteOldReleases(query: Query): Promise<void> {
  const oldest = `(SELECT max(number) - ${MAX_RELEASES} FROM releases)`;
  await query(`DELETE FROM release_pictures WHERE last <= ${oldest}`);
  await query(`DELETE FROM releases WHERE number <= ${oldest}`);
}

/** Adds a release, which becomes current; false where another was published after `after`. */
export async function publish(
  database: Database,
  release: PublishedRelease,
  after: { number: number; build: BuildId },
): Promise<boolean> {
  const { build, made, body, pictures } = release;
  return database.transaction(async (query) => {
    await serialize(query);
    if ((await latestNumber(query, after.build)) !== after.number) return false;
    const number = (await maxNumber(query)) + 1;
    await insertRow(query, "releases", { number, build, made, body });
    for (const [address, picture] of pictures) {
      const row = { address, last: number, body: picture.toString("base64") };
      const end = "ON CONFLICT (address) DO UPDATE SET last = excluded.last";
      await insertRow(query, "release_pictures", row, end);
    }
    await deleteOldReleases(query);
    return true;
  });
}

export async function hasNoReleases(database: Database): Promise<boolean> {
  return (await database.read((query) => maxNumber(query))) === 0;
}

/** The latest release, of any build, that was not rolled back. */
export async function lastPublished(database: Database): Promise<PublishedRelease | undefined> {
  const last = await database.read((query) => maxNumber(query, "WHERE taken_back = 0"));
  return publishedRelease(database, last);
}

/** Takes the current release back; false where that is the build's own. */
export async function takeBack(database: Database, build: BuildId): Promise<boolean> {
  return database.transaction(async (query) => {
    await serialize(query);
    const number = await latestNumber(query, build);
    await query("UPDATE releases SET taken_back = 1 WHERE number = ?", [number]);
    return number > 0;
  });
}

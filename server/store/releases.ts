/**
 * Published releases: the last one of a build is current, unless it was taken back. Each is one
 * text; pictures that no build has are stored once for all releases.
 */
import { type Database, type Query, textOf, numberOf } from "./database.ts";
import { insertRow } from "./insert-row.ts";
import { serialize } from "./secret.ts";

const MAX_RELEASES = 20;

/** A build; its releases are those that were made after it. */
export type BuildId = { build: string; made: number };

/** A release as text, and its pictures that the build does not have, by address. */
export type PublishedRelease = BuildId & { body: string; pictures: ReadonlyMap<string, Buffer> };

async function latestNumber(query: Query, { build, made }: BuildId): Promise<number> {
  const [row] = await query(
    "SELECT max(number) AS number FROM releases WHERE build = ? AND made > ? AND taken_back = 0",
    [build, made],
  );
  return numberOf(row?.["number"]);
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
    const [row] = await query("SELECT build, made, body FROM releases WHERE number = ?", [number]);
    const pictures = await query("SELECT address, body FROM release_pictures");
    return (
      row && {
        build: textOf(row["build"]),
        made: numberOf(row["made"]),
        body: textOf(row["body"]),
        pictures: new Map(
          pictures.map((one) => [
            textOf(one["address"]),
            Buffer.from(textOf(one["body"]), "base64"),
          ]),
        ),
      }
    );
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
    const [last] = await query("SELECT max(number) AS number FROM releases");
    const number = numberOf(last?.["number"]) + 1;
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
  const rows = await database.read((query) => query("SELECT number FROM releases LIMIT 1"));
  return rows.length === 0;
}

/** The latest release, of any build, that was not rolled back. */
export async function lastPublished(database: Database): Promise<PublishedRelease | undefined> {
  const [row] = await database.read((query) =>
    query("SELECT max(number) AS number FROM releases WHERE taken_back = 0"),
  );
  return publishedRelease(database, numberOf(row?.["number"]));
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

/**
 * Releases that were published: the last of a build is current, unless it was taken back. Each is one
 * text, and the pictures that no build has lie beside them once, however many releases show them.
 */
import { type Database, type Query, text, whole } from "./database.ts";
import { oneAtATime } from "./secret.ts";

/** How many are kept. */
const KEPT = 20;

/** Whose releases: those of a build that were made after the build itself. */
export type OfBuild = { build: string; made: number };

/** Something published: a release as text, and the pictures it shows beside the build's, by address. */
export type Published = OfBuild & { body: string; pictures: ReadonlyMap<string, Buffer> };

async function latest(query: Query, { build, made }: OfBuild): Promise<number> {
  const [row] = await query(
    "SELECT max(number) AS number FROM releases WHERE build = ? AND made > ? AND taken_back = 0",
    build,
    made,
  );
  return whole(row?.["number"]);
}

/** The number of the current release; 0 is the build's own. */
export async function currentNumber(database: Database, build: OfBuild): Promise<number> {
  return database.read((query) => latest(query, build));
}

/** A release as it was published, and every picture that a kept release shows. */
export async function publishedRelease(
  database: Database,
  number: number,
): Promise<Published | undefined> {
  return database.read(async (query) => {
    const [row] = await query("SELECT build, made, body FROM releases WHERE number = ?", number);
    const pictures = await query("SELECT address, body FROM release_pictures");
    return (
      row && {
        build: text(row["build"]),
        made: whole(row["made"]),
        body: text(row["body"]),
        pictures: new Map(
          pictures.map((one) => [text(one["address"]), Buffer.from(text(one["body"]), "base64")]),
        ),
      }
    );
  });
}

/** Deletes what is older than the last twenty. */
export async function dropOldReleases(query: Query): Promise<void> {
  const oldest = `(SELECT max(number) - ${KEPT} FROM releases)`;
  await query(`DELETE FROM release_pictures WHERE last <= ${oldest}`);
  await query(`DELETE FROM releases WHERE number <= ${oldest}`);
}

/**
 * Keeps a release, which is current from then on, and true; false where another release than `after`
 * is current by now: somebody else has published meanwhile.
 */
export async function publish(
  database: Database,
  release: Published,
  after: { number: number; build: OfBuild },
): Promise<boolean> {
  const { build, made, body, pictures } = release;
  return database.transaction(async (query) => {
    await oneAtATime(query);
    if ((await latest(query, after.build)) !== after.number) return false;
    const [last] = await query("SELECT max(number) AS number FROM releases");
    const number = whole(last?.["number"]) + 1;
    await query(
      "INSERT INTO releases (number, build, made, body) VALUES (?, ?, ?, ?)",
      number,
      build,
      made,
      body,
    );
    for (const [address, picture] of pictures)
      await query(
        `INSERT INTO release_pictures (address, last, body) VALUES (?, ?, ?)
         ON CONFLICT (address) DO UPDATE SET last = excluded.last`,
        address,
        number,
        picture.toString("base64"),
      );
    await dropOldReleases(query);
    return true;
  });
}

/** Whether nothing was ever published, as far as the store knows. */
export async function isUnpublished(database: Database): Promise<boolean> {
  const rows = await database.read((query) => query("SELECT number FROM releases LIMIT 1"));
  return rows.length === 0;
}

/** What was published last of all, by any build, and not taken back; nothing where nothing was. */
export async function lastPublished(database: Database): Promise<Published | undefined> {
  const [row] = await database.read((query) =>
    query("SELECT max(number) AS number FROM releases WHERE taken_back = 0"),
  );
  return publishedRelease(database, whole(row?.["number"]));
}

/** Takes the current release back, so that the one before it is current; false when that is the build's own. */
export async function takeBack(database: Database, build: OfBuild): Promise<boolean> {
  return database.transaction(async (query) => {
    await oneAtATime(query);
    const number = await latest(query, build);
    await query("UPDATE releases SET taken_back = 1 WHERE number = ?", number);
    return number > 0;
  });
}

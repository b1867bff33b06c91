/**
 * Published releases: the last one of a build is current, unless it was taken back. Each stores the edits
 * that it was rendered with, and the last ones their rendered text; pictures that no build has are stored
 * once for all releases.
 */
import { type Database, insertRow, type Query, select } from "./database.ts";
import { allEdits, replaceEdits, type StoredEdit } from "./edits.ts";
import { deleteUnusedUploads } from "./uploads.ts";

/** So many releases are kept, and all of the last month: many corrections in a day delete no older one. */
const MAX_RELEASES = 20;
const MIN_RETENTION = 30 * 24 * 3_600_000;

/** The releases that stay rendered; an older one is rendered again from its edits. */
const MAX_RENDERED = 3;

/** The number of the build's own release, which has no edits. */
export const BUILD_RELEASE = 0;

/** A build; its releases are those that were made after it. */
export type BuildId = { build: string; made: number };

/** A release as text, and its pictures that the build does not have, by address. */
export type PublishedRelease = BuildId & { body: string; pictures: ReadonlyMap<string, Buffer> };

/** What the edits become with a release that goes back, from those stored now and, among them, those published. */
export type EditsAfter = (stored: StoredEdit[], published: StoredEdit[]) => StoredEdit[];

/**
 * A release, and what it was rendered with; `storedPictures` are those that it shows and the store has,
 * `editsAfter` is for one that goes back to earlier edits.
 */
type NewRelease = PublishedRelease & {
  storedPictures?: string[];
  edits: StoredEdit[];
  author: string;
  editsAfter?: EditsAfter | undefined;
};

/**
 * A release of the history; without `isRendered` its text is gone. Earlier versions of the site took
 * releases back (`isTakenBack`) where this one publishes the edits before anew.
 */
export type PastRelease = BuildId & {
  number: number;
  edits: StoredEdit[];
  author: string;
  isTakenBack: boolean;
  isRendered: boolean;
};

async function maxReleaseNumber(query: Query, end = "", values: (string | number)[] = []) {
  const sql = `SELECT max(number) AS number FROM releases ${end}`;
  return (await query<{ number: number | null }>(sql, values))[0]?.number ?? 0;
}

function latestReleaseNumber(query: Query, { build, made }: BuildId): Promise<number> {
  return maxReleaseNumber(query, "WHERE build = ? AND made > ? AND taken_back = 0 AND body <> ''", [
    build,
    made,
  ]);
}

/** The number of the current release; 0 for the build's own. */
export async function currentNumber(database: Database, build: BuildId): Promise<number> {
  return database.read((query) => latestReleaseNumber(query, build));
}

type ReleaseText = BuildId & { body: string };

async function releaseText(query: Query, number: number): Promise<ReleaseText | undefined> {
  const sql = "SELECT build, made, body FROM releases WHERE number = ?";
  return (await query<ReleaseText>(sql, [number]))[0];
}

/** A published release without its pictures. */
export async function publishedText(
  database: Database,
  number: number,
): Promise<ReleaseText | undefined> {
  return database.read((query) => releaseText(query, number));
}

async function pictureAddresses(query: Query): Promise<string[]> {
  const rows = await query<{ address: string }>("SELECT address FROM release_pictures");
  return rows.map(({ address }) => address);
}

/** The addresses of the pictures of all rendered releases. */
export async function storedPictures(database: Database): Promise<string[]> {
  return database.read(pictureAddresses);
}

/** A published release, with the pictures of all rendered ones: pages that are open ask for them. */
export async function publishedRelease(
  database: Database,
  number: number,
): Promise<PublishedRelease | undefined> {
  return database.read(async (query) => {
    const release = await releaseText(query, number);
    if (!release) return undefined;
    const pictures = new Map<string, Buffer>();
    // One after the other: as text they take three times as much memory.
    for (const address of await pictureAddresses(query)) {
      const sql = "SELECT body FROM release_pictures WHERE address = ?";
      const [row] = await query<{ body: string }>(sql, [address]);
      if (row) pictures.set(address, Buffer.from(row.body, "base64"));
    }
    return { ...release, pictures };
  });
}

async function deleteOldReleases(query: Query): Promise<void> {
  const old = `number <= (SELECT max(number) - ${MAX_RELEASES} FROM releases)`;
  await query(
    `DELETE FROM releases WHERE ${old} AND made < (SELECT max(made) - ${MIN_RETENTION} FROM releases)`,
  );
  await query(
    `UPDATE releases SET body = '' WHERE number NOT IN
      (SELECT number FROM releases WHERE taken_back = 0 ORDER BY number DESC LIMIT ${MAX_RENDERED})`,
  );
  await query(
    "DELETE FROM release_pictures WHERE last < (SELECT min(number) FROM releases WHERE body <> '')",
  );
  await deleteUnusedUploads(query);
}

/** All releases, the latest first. */
export async function pastReleases(database: Database): Promise<PastRelease[]> {
  const rows = await select<{
    number: number;
    build: string;
    made: number;
    edits: string;
    author: string;
    taken: number;
    rendered: number;
  }>(
    database,
    `SELECT number, build, made, edits, author, taken_back AS taken,
      CASE body WHEN '' THEN 0 ELSE 1 END AS rendered FROM releases ORDER BY number DESC`,
  );
  return rows.map(({ edits, taken, rendered, ...row }) => ({
    ...row,
    edits: JSON.parse(edits),
    isTakenBack: taken > 0,
    isRendered: rendered > 0,
  }));
}

/** Stores pictures with `last`, the last release that shows them; it only grows, and they are deleted after it. */
async function storePictures(
  query: Query,
  last: number,
  pictures: PublishedRelease["pictures"],
): Promise<void> {
  const end = `ON CONFLICT (address) DO UPDATE SET last =
    CASE WHEN release_pictures.last > excluded.last THEN release_pictures.last ELSE excluded.last END`;
  for (const [address, picture] of pictures) {
    const row = { address, last, body: picture.toString("base64") };
    await insertRow(query, "release_pictures", row, end);
  }
}

async function arePicturesStored(query: Query, addresses: string[]): Promise<boolean> {
  const stored = new Set(addresses.length > 0 ? await pictureAddresses(query) : []);
  return addresses.every((address) => stored.has(address));
}

/** Keeps stored pictures for another release that shows them. */
async function extendPictures(query: Query, last: number, addresses: string[]): Promise<void> {
  const sql = "UPDATE release_pictures SET last = ? WHERE address = ? AND last < ?";
  for (const address of addresses) await query(sql, [last, address, last]);
}

/**
 * Adds a release, which becomes current; false where another was published after `after`, or where a stored
 * picture is gone since.
 */
export async function publish(
  database: Database,
  release: NewRelease,
  after: { number: number; build: BuildId },
): Promise<boolean> {
  const { build, made, body, pictures, storedPictures = [], edits, author } = release;
  return database.transaction(async (query) => {
    if ((await latestReleaseNumber(query, after.build)) !== after.number) return false;
    if (!(await arePicturesStored(query, storedPictures))) return false;
    const published = await latestEdits(query, after.build);
    const number = (await maxReleaseNumber(query)) + 1;
    const row = { number, build, made, body, edits: JSON.stringify(edits), author };
    await insertRow(query, "releases", row);
    await storePictures(query, number, pictures);
    await extendPictures(query, number, storedPictures);
    if (release.editsAfter)
      await replaceEdits(query, release.editsAfter(await allEdits(query), published));
    await deleteOldReleases(query);
    return true;
  });
}

/** The latest release, of any build, that was not taken back. */
export async function lastPublished(database: Database): Promise<ReleaseText | undefined> {
  return database.read(async (query) =>
    releaseText(query, await maxReleaseNumber(query, "WHERE taken_back = 0")),
  );
}

async function latestEdits(query: Query, build: BuildId): Promise<StoredEdit[]> {
  const sql = "SELECT edits FROM releases WHERE number = ?";
  const [release] = await query<{ edits: string }>(sql, [await latestReleaseNumber(query, build)]);
  return JSON.parse(release?.edits ?? "[]");
}

/** The edits of the current release; none for the build's own. */
export async function currentEdits(database: Database, build: BuildId): Promise<StoredEdit[]> {
  return database.read((query) => latestEdits(query, build));
}

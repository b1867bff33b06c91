/** Portals' calendars (feeds): addresses, syncs, nights. A feed and an export have the same key. */
import type { Day } from "#app/domain/stay.ts";
import {
  type Database,
  execute,
  insertRow,
  columnNumber,
  type Query,
  type Row,
  splitStoredLines,
  columnText,
} from "./database.ts";

/** `portal` is the feed's name in lower case. */
export type FeedKey = { room: string; portal: string };

export type Feed = FeedKey & {
  name: string;
  address: string;
  /** Titles of entries that are no stay. */
  ignoredTitles: string[];
  addedAt: number;
  etag: string | undefined;
  lastModified: string | undefined;
  /** The last accepted reading; 0 for none. */
  readAt: number;
  failures: number;
  fault: string | undefined;
  unconfirmedReadings: { since: number; count: number } | undefined;
  /** Until when another reader may not claim it. */
  claimedUntil: number;
};

export type FeedNight = {
  /** Whether the portal sold the night itself. */
  isOwn: boolean;
  /** Whether a double sale was reported. */
  isReported: boolean;
  /** Whether a booking begins. */
  isArrival?: boolean;
};

export function portalOf(name: string): string {
  return name.trim().toLowerCase();
}

function feedOf(row: Row): Feed {
  const since = columnNumber(row["doubt_since"]);
  return {
    room: columnText(row["room"]),
    portal: columnText(row["portal"]),
    name: columnText(row["name"]),
    address: columnText(row["address"]),
    ignoredTitles: splitStoredLines(columnText(row["ignored"])),
    addedAt: columnNumber(row["added"]),
    etag: columnText(row["etag"]) || undefined,
    lastModified: columnText(row["modified"]) || undefined,
    readAt: columnNumber(row["read_at"]),
    failures: columnNumber(row["misses"]),
    fault: columnText(row["fault"]) || undefined,
    unconfirmedReadings: since > 0 ? { since, count: columnNumber(row["doubt_seen"]) } : undefined,
    claimedUntil: columnNumber(row["claimed_until"]),
  };
}

export type NewFeed = Pick<Feed, "room" | "name" | "address" | "ignoredTitles">;

/** Adds a feed, or changes the address of one and keeps its nights; false where it existed. */
export async function addFeed(query: Query, feed: NewFeed, now: number): Promise<boolean> {
  const { room, name, address } = feed;
  const portal = portalOf(name);
  const isThere = (await allFeeds(query)).some((one) => one.room === room && one.portal === portal);
  await insertRow(
    query,
    "feeds",
    { room, portal, name, address, ignored: feed.ignoredTitles.join("\n"), added: now },
    `ON CONFLICT (room, portal) DO UPDATE SET name = excluded.name, address = excluded.address,
       ignored = excluded.ignored, etag = NULL, modified = NULL, next_try = 0, claimed_until = 0`,
  );
  return !isThere;
}

export async function removeFeed(query: Query, { room, portal }: FeedKey): Promise<void> {
  for (const table of ["feed_nights", "feeds"])
    await query(`DELETE FROM ${table} WHERE room = ? AND portal = ?`, [room, portal]);
}

export async function allFeeds(query: Query): Promise<Feed[]> {
  return (await query("SELECT * FROM feeds ORDER BY room, portal")).map(feedOf);
}

/** A poll further in the future was planned while the clock was ahead, in milliseconds. */
const MAX_POLL_DELAY = 26 * 3_600_000;

/** Claims the feed that has been due longest, for `lease` milliseconds. */
export async function claimDueFeed(
  database: Database,
  now: number,
  lease: number,
): Promise<Feed | undefined> {
  const [row] = await execute(
    database,
    `UPDATE feeds SET claimed_until = ? WHERE (room, portal) IN (
       SELECT room, portal FROM feeds WHERE (next_try <= ? OR next_try > ?)
       AND (claimed_until <= ? OR claimed_until > ?)
       ORDER BY next_try LIMIT 1
     ) RETURNING *`,
    [now + lease, now, now + MAX_POLL_DELAY, now, now + MAX_POLL_DELAY],
  );
  return row && feedOf(row);
}

/** Claims a feed whether or not it is due; nothing where it is claimed or missing. */
export async function claimFeed(
  database: Database,
  { room, portal }: FeedKey,
  now: number,
  lease: number,
): Promise<Feed | undefined> {
  const sql =
    "UPDATE feeds SET claimed_until = ? WHERE room = ? AND portal = ? AND claimed_until <= ? RETURNING *";
  const [row] = await execute(database, sql, [now + lease, room, portal, now]);
  return row && feedOf(row);
}

export async function feedNights(
  query: Query,
  room: string,
): Promise<Map<string, Map<Day, FeedNight>>> {
  const portals = new Map<string, Map<Day, FeedNight>>();
  const sql = "SELECT * FROM feed_nights WHERE room = ? ORDER BY night";
  for (const row of await query(sql, [room])) {
    const portal = columnText(row["portal"]);
    const [isOwn, isReported, isArrival] = ["born", "twice_told", "arrives"].map(
      (column) => row[column] === 1,
    ) as [boolean, boolean, boolean];
    const night = { isOwn, isReported, isArrival };
    const nights = portals.get(portal) ?? new Map<Day, FeedNight>();
    portals.set(portal, nights.set(columnText(row["night"]), night));
  }
  return portals;
}

type SyncOutcome = {
  nextTry: number;
  failures: number;
  fault: string | undefined;
  read?: { at: number; etag: string | undefined; lastModified: string | undefined };
  unconfirmedReadings: Feed["unconfirmedReadings"];
};

/** Stores the result of a sync; false where the feed was removed or claimed by another reader. */
export async function recordOutcome(
  query: Query,
  feed: Feed,
  outcome: SyncOutcome,
): Promise<boolean> {
  const { nextTry, failures, fault, unconfirmedReadings, read } = outcome;
  const changed = await query(
    `UPDATE feeds SET claimed_until = 0, next_try = ?, misses = ?, fault = ?, doubt_since = ?, doubt_seen = ?
     WHERE room = ? AND portal = ? AND claimed_until = ? RETURNING room`,
    [
      nextTry,
      failures,
      fault ?? null,
      unconfirmedReadings?.since ?? 0,
      unconfirmedReadings?.count ?? 0,
      feed.room,
      feed.portal,
      feed.claimedUntil,
    ],
  );
  if (changed.length === 0) return false;
  if (read)
    await query(
      `UPDATE feeds SET read_at = ?, etag = ?, modified = ?, silence_told = 0
       WHERE room = ? AND portal = ?`,
      [read.at, read.etag ?? null, read.lastModified ?? null, feed.room, feed.portal],
    );
  return true;
}

type FeedNights = ReadonlyMap<Day, FeedNight>;

export async function replaceNights(
  query: Query,
  { room, portal }: FeedKey,
  before: FeedNights,
  after: FeedNights,
): Promise<void> {
  const sql = "DELETE FROM feed_nights WHERE room = ? AND portal = ? AND night = ?";
  for (const night of before.keys()) if (!after.has(night)) await query(sql, [room, portal, night]);
  for (const [night, { isOwn, isReported, isArrival = false }] of after) {
    const old = before.get(night);
    const isSame = old?.isOwn === isOwn && old.isReported === isReported;
    if (isSame && old.isArrival === isArrival) continue;
    const [born, reported] = [Number(isOwn), Number(isReported)];
    await insertRow(
      query,
      "feed_nights",
      { room, portal, night, born, twice_told: reported, arrives: Number(isArrival) },
      `ON CONFLICT (room, portal, night) DO UPDATE
       SET born = excluded.born, twice_told = excluded.twice_told, arrives = excluded.arrives`,
    );
  }
}

export async function markOverbookingReported(
  query: Query,
  room: string,
  nights: Day[],
): Promise<void> {
  const sql = "UPDATE feed_nights SET twice_told = 1 WHERE room = ? AND night = ?";
  for (const night of nights) await query(sql, [room, night]);
}

/** The feeds without an accepted reading since `since`; each is given once for a silence. */
export async function takeSilentFeeds(query: Query, since: number): Promise<Feed[]> {
  const rows = await query(
    `UPDATE feeds SET silence_told = 1
     WHERE silence_told = 0 AND added < ? AND read_at < ? RETURNING *`,
    [since, since],
  );
  return rows.map(feedOf);
}

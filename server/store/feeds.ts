/**
 * Portals' calendars: where each is read, how it went, and which nights it takes. A feed belongs to a
 * room and a portal, and so does the export that is told to it.
 */
import type { Day } from "#app/domain/stay.ts";
import { type Database, type Query, type Row, text, whole } from "./database.ts";

/** `portal` is the feed's name in small letters. */
export type FeedKey = { room: string; portal: string };

export type Feed = FeedKey & {
  name: string;
  address: string;
  /** Titles of entries that are no stay. */
  ignored: string[];
  added: number;
  etag: string | undefined;
  modified: string | undefined;
  /** When it was last read well; 0 never. */
  readAt: number;
  misses: number;
  fault: string | undefined;
  doubt: { since: number; seen: number } | undefined;
  /** Until when it belongs to who reads it now. */
  claimedUntil: number;
};

/** A night that a feed takes: whether it was born there, and whether the family knows that it was sold twice. */
export type FeedNight = { isBorn: boolean; isTold: boolean };

export function portalOf(name: string): string {
  return name.trim().toLowerCase();
}

function feedOf(row: Row): Feed {
  const since = whole(row["doubt_since"]);
  return {
    room: text(row["room"]),
    portal: text(row["portal"]),
    name: text(row["name"]),
    address: text(row["address"]),
    ignored: text(row["ignored"]).split("\n").filter(Boolean),
    added: whole(row["added"]),
    etag: text(row["etag"]) || undefined,
    modified: text(row["modified"]) || undefined,
    readAt: whole(row["read_at"]),
    misses: whole(row["misses"]),
    fault: text(row["fault"]) || undefined,
    doubt: since > 0 ? { since, seen: whole(row["doubt_seen"]) } : undefined,
    claimedUntil: whole(row["claimed_until"]),
  };
}

export type NewFeed = Pick<Feed, "room" | "name" | "address" | "ignored">;

/**
 * Adds a feed, which is due at once. One of that name goes on at its new address: until that is read,
 * what was known stays. False where it was there.
 */
export async function addFeed(query: Query, feed: NewFeed, now: number): Promise<boolean> {
  const key = [feed.room, portalOf(feed.name)] as const;
  const known = await query("SELECT 1 AS found FROM feeds WHERE room = ? AND portal = ?", ...key);
  await query(
    `INSERT INTO feeds (room, portal, name, address, ignored, added) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (room, portal) DO UPDATE SET name = excluded.name, address = excluded.address,
       ignored = excluded.ignored, etag = NULL, modified = NULL, next_try = 0, claimed_until = 0`,
    ...key,
    feed.name,
    feed.address,
    feed.ignored.join("\n"),
    now,
  );
  return known.length === 0;
}

/** Takes a feed away, and its nights with it; false where there is none. */
export async function removeFeed(query: Query, { room, portal }: FeedKey): Promise<boolean> {
  await query("DELETE FROM feed_nights WHERE room = ? AND portal = ?", room, portal);
  const removed = await query(
    "DELETE FROM feeds WHERE room = ? AND portal = ? RETURNING room",
    room,
    portal,
  );
  return removed.length > 0;
}

export async function allFeeds(query: Query): Promise<Feed[]> {
  return (await query("SELECT * FROM feeds ORDER BY room, portal")).map(feedOf);
}

/** A turn further ahead than this was written under a clock that was ahead, in milliseconds. */
const FARTHEST_TURN = 26 * 3_600_000;

/** Takes the feed that has waited longest for its turn; for `lease` milliseconds nobody else gets it. */
export async function claimDueFeed(
  database: Database,
  now: number,
  lease: number,
): Promise<Feed | undefined> {
  const [row] = await database.transaction((query) =>
    query(
      `UPDATE feeds SET claimed_until = ? WHERE (room, portal) IN (
         SELECT room, portal FROM feeds WHERE (next_try <= ? OR next_try > ?)
         AND (claimed_until <= ? OR claimed_until > ?)
         ORDER BY next_try LIMIT 1 ${database.forThisServerOnly}
       ) RETURNING *`,
      now + lease,
      now,
      now + FARTHEST_TURN,
      now,
      now + FARTHEST_TURN,
    ),
  );
  return row && feedOf(row);
}

/** Takes a feed whether it is due or not; nothing while somebody reads it, or where there is none. */
export async function claimFeed(
  database: Database,
  { room, portal }: FeedKey,
  now: number,
  lease: number,
): Promise<Feed | undefined> {
  const [row] = await database.transaction((query) =>
    query(
      `UPDATE feeds SET claimed_until = ? WHERE room = ? AND portal = ? AND claimed_until <= ?
       RETURNING *`,
      now + lease,
      room,
      portal,
      now,
    ),
  );
  return row && feedOf(row);
}

/** The nights that a room's feeds take, by portal. */
export async function feedNights(
  query: Query,
  room: string,
): Promise<Map<string, Map<Day, FeedNight>>> {
  const portals = new Map<string, Map<Day, FeedNight>>();
  for (const row of await query("SELECT * FROM feed_nights WHERE room = ? ORDER BY night", room)) {
    const portal = text(row["portal"]);
    const nights = portals.get(portal) ?? new Map<Day, FeedNight>();
    portals.set(portal, nights);
    nights.set(text(row["night"]), {
      isBorn: whole(row["born"]) > 0,
      isTold: whole(row["twice_told"]) > 0,
    });
  }
  return portals;
}

/** What a try came to; `nights` where it read any. */
export type Outcome = {
  nextTry: number;
  misses: number;
  fault: string | undefined;
  /** Where the reading was believed: when, and what to ask with the next time. */
  read?: { at: number; etag: string | undefined; modified: string | undefined };
  doubt: Feed["doubt"];
};

/** Writes down what a try came to; false where the feed has gone to somebody else meanwhile, or away. */
export async function keepOutcome(query: Query, feed: Feed, outcome: Outcome): Promise<boolean> {
  const { nextTry, misses, fault, doubt, read } = outcome;
  const changed = await query(
    `UPDATE feeds SET claimed_until = 0, next_try = ?, misses = ?, fault = ?, doubt_since = ?, doubt_seen = ?
     WHERE room = ? AND portal = ? AND claimed_until = ? RETURNING room`,
    nextTry,
    misses,
    fault ?? null,
    doubt?.since ?? 0,
    doubt?.seen ?? 0,
    feed.room,
    feed.portal,
    feed.claimedUntil,
  );
  if (changed.length === 0) return false;
  if (read)
    await query(
      `UPDATE feeds SET read_at = ?, etag = ?, modified = ?, silence_told = 0
       WHERE room = ? AND portal = ?`,
      read.at,
      read.etag ?? null,
      read.modified ?? null,
      feed.room,
      feed.portal,
    );
  return true;
}

type Nights = ReadonlyMap<Day, FeedNight>;

/** Writes a feed's nights down in place of those it had. */
export async function changeNights(
  query: Query,
  { room, portal }: FeedKey,
  before: Nights,
  after: Nights,
): Promise<void> {
  for (const night of before.keys())
    if (!after.has(night))
      await query(
        "DELETE FROM feed_nights WHERE room = ? AND portal = ? AND night = ?",
        room,
        portal,
        night,
      );
  for (const [night, { isBorn, isTold }] of after) {
    const old = before.get(night);
    if (old?.isBorn === isBorn && old.isTold === isTold) continue;
    await query(
      `INSERT INTO feed_nights (room, portal, night, born, twice_told) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (room, portal, night)
       DO UPDATE SET born = excluded.born, twice_told = excluded.twice_told`,
      room,
      portal,
      night,
      Number(isBorn),
      Number(isTold),
    );
  }
}

/** Notes that the family knows which nights of a room were sold twice. */
export async function markTold(query: Query, room: string, nights: Day[]): Promise<void> {
  for (const night of nights)
    await query("UPDATE feed_nights SET twice_told = 1 WHERE room = ? AND night = ?", room, night);
}

/** Feeds that have said nothing since `since` and of which the family does not know it; it does from now on. */
export async function takeSilent(query: Query, since: number): Promise<Feed[]> {
  const rows = await query(
    `UPDATE feeds SET silence_told = 1
     WHERE silence_told = 0 AND added < ? AND read_at < ? RETURNING *`,
    since,
    since,
  );
  return rows.map(feedOf);
}

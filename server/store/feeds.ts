/** A feed is a portal's calendar. The feed of a portal and the export to that portal have the same key. */
import type { Day } from "#app/domain/stay.ts";
import { DAY, HOUR } from "#server/system/durations.ts";
import { insertRow, type RunSql } from "./database.ts";

/** `portal` is the feed's name in lower case. */
export type FeedKey = { room: string; portal: string };

export type Feed = FeedKey & {
  name: string;
  address: string; // a URL
  addedAt: number;
  etag: string | null;
  lastModified: string | null;
  /** When a fetched version of the calendar (a reading) was last accepted; 0 before the first one. */
  readAt: number;
  dueAt: number; // when its next poll is due
  failures: number; // the count of failed polls since the last reading
  fault: string | null; // a FeedFault
  /** When a calendar that frees many nights was first read but not accepted yet; 0 if there is no such calendar. */
  unconfirmedSince: number;
  unconfirmedCount: number;
};

/** `isOwn` is true if the portal sold the night, `isReported` if the family was alerted that the night is sold twice. */
export type FeedNight = {
  isOwn: boolean;
  isReported?: boolean;
  isArrival?: boolean;
};

/** The nights of one room in the calendar of each portal, in the order of their dates. */
export type NightsByPortal = ReadonlyMap<string, ReadonlyMap<Day, FeedNight>>;

export function portalOf(name: string): string {
  return name.trim().toLowerCase();
}

export type NewFeed = Pick<Feed, "room" | "name" | "address">;

/** Adds a feed. If the feed exists already, replaces its name and URL, but not its nights. */
export async function addFeed(query: RunSql, { room, name, address }: NewFeed, now: number) {
  const portal = portalOf(name);
  await insertRow(
    query,
    "feeds",
    { room, portal, name, address, addedAt: now },
    `ON CONFLICT (room, portal) DO UPDATE SET name = excluded.name, address = excluded.address,
       etag = NULL, lastModified = NULL, dueAt = 0`,
  );
  await query("DELETE FROM removed_feeds WHERE room = ? AND portal = ?", [room, portal]);
}

export async function removeFeed(query: RunSql, { room, portal }: FeedKey, now: number) {
  await query("DELETE FROM feed_nights WHERE room = ? AND portal = ?", [room, portal]);
  const sql = "DELETE FROM feeds WHERE room = ? AND portal = ? RETURNING name, address";
  const [feed] = await query<Pick<Feed, "name" | "address">>(sql, [room, portal]);
  if (feed) await insertRow(query, "removed_feeds", { room, portal, ...feed, removedAt: now });
  return feed;
}

/** The family can restore a feed for this long after its removal. */
export const REMOVED_FEED_RETENTION = DAY;

export function removedFeeds(query: RunSql, now: number): Promise<(FeedKey & NewFeed)[]> {
  const sql = "SELECT room, portal, name, address FROM removed_feeds WHERE removedAt > ?";
  return query(sql, [now - REMOVED_FEED_RETENTION]);
}

export function allFeeds(query: RunSql): Promise<Feed[]> {
  return query("SELECT * FROM feeds ORDER BY room, portal");
}

export async function feedOf(query: RunSql, { room, portal }: FeedKey): Promise<Feed | undefined> {
  const sql = "SELECT * FROM feeds WHERE room = ? AND portal = ?";
  return (await query<Feed>(sql, [room, portal]))[0];
}

/** No poll is planned further ahead than this. If a poll is, the clock was wrong at that time, so the feed is polled now. */
const MAX_POLL_DELAY = 26 * HOUR;

export function dueFeeds(query: RunSql, now: number): Promise<Feed[]> {
  const sql = "SELECT * FROM feeds WHERE dueAt <= ? OR dueAt > ? ORDER BY dueAt";
  return query(sql, [now, now + MAX_POLL_DELAY]);
}

type FeedNightRow = FeedKey & { night: Day } & Record<keyof FeedNight, number>;

export async function nightsByPortalIn(query: RunSql, room: string) {
  const nightsByPortal = new Map<string, Map<Day, FeedNight>>();
  const sql = "SELECT * FROM feed_nights WHERE room = ? ORDER BY night";
  for (const { portal, night, ...flags } of await query<FeedNightRow>(sql, [room])) {
    const portalNights = nightsByPortal.get(portal) ?? new Map<Day, FeedNight>();
    const feedNight = {
      isOwn: flags.isOwn === 1,
      isReported: flags.isReported === 1,
      isArrival: flags.isArrival === 1,
    };
    nightsByPortal.set(portal, portalNights.set(night, feedNight));
  }
  return nightsByPortal;
}

/** HTTP's validators, by which a portal's server recognizes an unchanged calendar. */
export type FeedValidators = {
  etag?: string | null | undefined;
  lastModified?: string | null | undefined;
};

const SYNC_COLUMNS = [
  "dueAt",
  "failures",
  "fault",
  "unconfirmedSince",
  "unconfirmedCount",
  "readAt",
  "etag",
  "lastModified",
] as const;

export async function saveSync(query: RunSql, feed: Feed): Promise<void> {
  const { room, portal, readAt } = feed;
  await query(
    `UPDATE feeds SET ${SYNC_COLUMNS.map((column) => `${column} = ?`).join(", ")},
       isSilenceReported = isSilenceReported AND readAt = ?
     WHERE room = ? AND portal = ?`,
    [...SYNC_COLUMNS.map((column) => feed[column]), readAt, room, portal],
  );
}

export async function replaceNights(
  query: RunSql,
  { room, portal }: FeedKey,
  nights: ReadonlyMap<Day, FeedNight>,
): Promise<void> {
  await query("DELETE FROM feed_nights WHERE room = ? AND portal = ?", [room, portal]);
  for (const [night, flags] of nights)
    await insertRow(query, "feed_nights", { room, portal, night, ...flags });
}

export async function markDoubleSalesReported(query: RunSql, room: string, nights: Day[]) {
  const sql = "UPDATE feed_nights SET isReported = 1 WHERE room = ? AND night = ?";
  for (const night of nights) await query(sql, [room, night]);
}

/** Returns the feeds not read, or not accepted, since `since`; marks them, so that the family is alerted only once. */
export function takeSilentFeeds(query: RunSql, since: number): Promise<Feed[]> {
  return query(
    `UPDATE feeds SET isSilenceReported = 1
     WHERE isSilenceReported = 0 AND addedAt < ? AND readAt < ? RETURNING *`,
    [since, since],
  );
}

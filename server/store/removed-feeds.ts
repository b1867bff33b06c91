/** Portals' calendars that the family took away: for a day it may put them back. */
import { type FeedKey, type NewFeed, portalOf } from "./feeds.ts";
import { readValue, writeValue } from "./key-values.ts";
import type { Query } from "./database.ts";

const STORED_NAME = "removed feeds";
const DAY = 24 * 3_600_000;

type RemovedFeed = NewFeed & { removedAt: number };

export async function removedFeeds(query: Query, now: number): Promise<RemovedFeed[]> {
  const feeds = JSON.parse((await readValue(query, STORED_NAME)) || "[]") as RemovedFeed[];
  return feeds.filter(({ removedAt }) => now - removedAt < DAY);
}

/** Remembers a feed, or forgets the one with this key; and forgets those of more than a day ago. */
export async function updateRemovedFeeds(
  query: Query,
  now: number,
  { key, removed }: { key?: FeedKey; removed?: NewFeed } = {},
): Promise<void> {
  const others = (await removedFeeds(query, now)).filter(
    ({ room, name }) => room !== key?.room || portalOf(name) !== key.portal,
  );
  const feeds = removed ? [...others, { ...removed, removedAt: now }] : others;
  await writeValue(query, STORED_NAME, JSON.stringify(feeds));
}

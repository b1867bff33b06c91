import type { Database } from "#server/store/database.ts";
import type { Feed } from "#server/store/feeds.ts";
import { isPersonalCalendar } from "./feed-address.ts";
import { fetchFeed, type FetchOptions } from "./fetch-feed.ts";
import { parseInWorker } from "./parse-in-worker.ts";
import { recordSync, type SyncAttempt, type SyncResult } from "./record-sync.ts";
import { nightWindowAt } from "./availability.ts";

export type SyncOptions = Pick<FetchOptions, "testHosts" | "siteUrl" | "lookUp"> & {
  database: Database;
  now?: () => number;
};

async function attemptSync(feed: Feed, options: SyncOptions, now: number): Promise<SyncAttempt> {
  const { address, etag, lastModified, fault } = feed;
  const response = await fetchFeed(address, {
    ...options,
    // After a fault no validators are sent: the stored nights may be newer than the version that the validators identify.
    ...(!fault && { etag, lastModified }),
  });
  if (response === "not modified" || "fault" in response) return response;
  const { today, readEnd } = nightWindowAt(now);
  const parseOptions = { first: today, end: readEnd, isPersonal: isPersonalCalendar(address) };
  const { text, ...validators } = response;
  const reading = await parseInWorker({ text, options: parseOptions });
  if (!reading) return { fault: "endless" };
  return reading.extent === "none" ? { fault: "no calendar" } : { reading, ...validators };
}

export async function syncFeed(feed: Feed, options: SyncOptions): Promise<SyncResult | undefined> {
  const now = options.now ?? Date.now;
  const attempt = await attemptSync(feed, options, now());
  return recordSync(options.database, feed, attempt, now());
}

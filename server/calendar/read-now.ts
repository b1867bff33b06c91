/** Reads one feed: fetches it, understands it in a thread of its own, and writes down what came of it. */
import type { Database } from "../store/database.ts";
import type { Feed } from "../store/feeds.ts";
import { isPersonal } from "./feed-address.ts";
import { fetchFeed, type FetchOptions } from "./fetch-feed.ts";
import { type Noted, noteReading, type Try } from "./note-reading.ts";
import { readAside } from "./read-aside.ts";
import { windowAt } from "./window.ts";

export type Reader = Pick<FetchOptions, "testHosts" | "siteUrl" | "lookUp"> & {
  database: Database;
  now?: () => number;
};

async function tryFeed(
  feed: Feed,
  { testHosts, siteUrl, lookUp }: Reader,
  now: number,
): Promise<Try> {
  const { address, etag, modified, fault, ignored } = feed;
  const fetched = await fetchFeed(address, {
    testHosts,
    siteUrl,
    ...(lookUp && { lookUp }),
    // After a reading that was not believed, "as before" would not say which.
    ...(!fault && { etag, modified }),
  });
  if (fetched === "as before") return { kind: "as before" };
  if ("fault" in fetched) return { kind: "fault", ...fetched };
  const { today, readEnd } = windowAt(now);
  const options = { first: today, end: readEnd, isPersonal: isPersonal(address), ignored };
  const reading = await readAside({ text: fetched.text, options });
  if (!reading) return { kind: "fault", fault: "endless" };
  return { kind: "read", reading, etag: fetched.etag, modified: fetched.modified };
}

/** Reads a feed that has been claimed; nothing where it has gone meanwhile. */
export async function readNow(feed: Feed, reader: Reader): Promise<Noted | undefined> {
  const now = reader.now ?? Date.now;
  const tried = await tryFeed(feed, reader, now());
  return noteReading(reader.database, feed, tried, { now: now(), chance: Math.random() });
}

import { USABLE_FOR_MS } from "#app/domain/availability.ts";
import { slashedDate } from "#app/domain/day-words.ts";
import type { Settings } from "#server/settings/settings.ts";
import type { Database } from "#server/store/database.ts";
import { allFeeds, dueFeeds, takeSilentFeeds } from "#server/store/feeds.ts";
import { addLetter } from "#server/store/letters.ts";
import { MINUTE } from "#server/system/durations.ts";
import { createWorkerLoop } from "#server/system/worker-loop.ts";
import { syncFeed, type SyncOptions } from "./sync-feed.ts";

const CHECK_INTERVAL_MS = 1_000;

/** Two feeds are read at once, so that a slow feed does not delay all others. */
const MAX_CONCURRENT_SYNCS = 2;

/** Polling is late if no pass over all feeds ends within this time. A pass takes less: 15 s at most for a feed. */
const MAX_PASS_AGE_MS = 15 * MINUTE;

export function createPollLoop({ onAlert, ...options }: SyncOptions & { onAlert: () => void }) {
  const { database, now = Date.now } = options;
  let isFeedLate = false;
  let lastPassAt = now();

  const alertSilentFeeds = async () => {
    const silentFeeds = await database.transaction(async (query) => {
      const newlySilentFeeds = await takeSilentFeeds(query, now() - USABLE_FOR_MS);
      for (const { room, name, fault } of newlySilentFeeds) {
        const [, day] = /^part (.*)$/.exec(fault ?? "") ?? [];
        const nameInAlert = day ? `${name} (la voce del ${slashedDate(day)} non si capisce)` : name;
        const alert = { kind: "silent", room, calendars: nameInAlert } as const;
        await addLetter(query, { kind: "message", now: now(), alert });
      }
      return newlySilentFeeds;
    });
    const feeds = await database.read(allFeeds);
    lastPassAt = now();
    isFeedLate = feeds.some(({ readAt, addedAt }) => now() - (readAt || addedAt) > USABLE_FOR_MS);
    if (silentFeeds.length > 0) onAlert();
  };

  const pollDueFeeds = async () => {
    const feedsToPoll = await database.read((query) => dueFeeds(query, now()));
    const syncInTurn = async () => {
      for (let feed = feedsToPoll.shift(); feed && !loop.isStopping(); feed = feedsToPoll.shift()) {
        await syncFeed(feed, { ...options, now });
        onAlert();
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT_SYNCS }, syncInTurn));
    if (!loop.isStopping()) await alertSilentFeeds();
    return CHECK_INTERVAL_MS;
  };
  const loop = createWorkerLoop({ pass: pollDueFeeds, retryMs: CHECK_INTERVAL_MS });

  return {
    pollDueFeeds,
    start: loop.start,
    stop: loop.stop,
    /** Returns true if, for too long, no version of a feed was accepted, or no pass over the feeds has ended. */
    isLate: () => isFeedLate || now() - lastPassAt > MAX_PASS_AGE_MS,
  };
}

export function startPolling(
  database: Database,
  settings: Pick<Settings, "calendarTestHosts" | "siteUrl">,
  onAlert: () => void,
) {
  const { calendarTestHosts: testHosts, siteUrl } = settings;
  if (testHosts.length > 0)
    console.log(
      `CALENDAR_TEST_HOSTS is set: calendars are read from ${testHosts.join(", ")} over plain http. For tests alone, never for a site that guests use.`,
    );
  const loop = createPollLoop({ database, testHosts, siteUrl, onAlert });
  loop.start();
  return loop;
}

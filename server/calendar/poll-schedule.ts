import type { Feed } from "#server/store/feeds.ts";

const MINUTE = 60_000;

/** The pause between two polls: portals fetch our export every few hours, so we see a double booking first. */
const POLL_INTERVAL = 15 * MINUTE;

/** The longest pause after failures. */
const MAX_POLL_INTERVAL = 360 * MINUTE;

/** How long a claimed feed is reserved for one reader: longer than a sync can take. */
export const FEED_LEASE = MINUTE;

/** When a feed is polled next: each failure in a row doubles the pause; `retryAfter` is the portal's Retry-After. */
export function nextPollTime(failures: number, now: number, retryAfter = 0): number {
  const pollPause =
    failures > 0 ? Math.min(POLL_INTERVAL * 2 ** (failures - 1), MAX_POLL_INTERVAL) : POLL_INTERVAL;
  return now + Math.max(pollPause, retryAfter);
}

export function silentSince({ readAt, addedAt }: Pick<Feed, "readAt" | "addedAt">): number {
  return readAt > 0 ? readAt : addedAt;
}

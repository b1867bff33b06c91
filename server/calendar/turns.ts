/** When a feed has its next turn. */
import type { Feed } from "../store/feeds.ts";

const MINUTE = 60_000;

/** Between two readings. Portals look at us every few hours; we see a stay that was sold twice before they hide it. */
const EVERY = 15 * MINUTE;

/** After failures, one after the other. */
const LONGEST = 360 * MINUTE;

/** How long one reading may belong to a server: longer than it can take. */
export const LEASE = MINUTE;

/** A time that is not the same for all, so that they do not all come at once. */
function about(time: number, chance: number): number {
  return Math.round(time * (0.9 + chance * 0.2));
}

/** `misses`: how many readings in a row came to nothing; `chance`: from 0 to 1; `asked`: how long the portal wants to be left alone. */
export function nextTurn(
  misses: number,
  { now, chance }: { now: number; chance: number },
  asked = 0,
): number {
  const pause = misses > 0 ? Math.min(EVERY * 2 ** (misses - 1), LONGEST) : EVERY;
  return now + Math.max(about(pause, chance), asked);
}

/** Since when a feed has said nothing that could be believed. */
export function silentSince({ readAt, added }: Pick<Feed, "readAt" | "added">): number {
  return readAt > 0 ? readAt : added;
}

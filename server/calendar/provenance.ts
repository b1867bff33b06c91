/**
 * Tells which nights of a portal's calendar are its own bookings. Some portals export nights that they imported from
 * us: if we passed these on to other portals and imported them again, they would stay taken for ever. So only a portal's
 * own nights are exported, and never to that portal (docs/decisions/018).
 */
import type { Day } from "#app/domain/stay.ts";
import type { ServedNights } from "#server/store/feed-exports.ts";
import type { FeedNight, NightsByPortal } from "#server/store/feeds.ts";
import { HOUR } from "#server/system/durations.ts";
import type { FeedReading } from "./parse-feed.ts";

/** A portal may go on reporting a night for this long after our export has dropped it. */
export const IMPORT_DELAY = 3 * HOUR;

/** True while our exports to a portal have the night, and for `IMPORT_DELAY` after the first export without it. */
export function isReimport(night: Day, servedNights: readonly ServedNights[], now: number) {
  const lastIndex = servedNights.findLastIndex(({ nights }) => nights.has(night));
  if (lastIndex < 0) return false;
  const nextServing = servedNights[lastIndex + 1];
  return !nextServing || now < nextServing.at + IMPORT_DELAY;
}

/** A night that once counted as the portal's own booking counts as one until the portal no longer reports it. */
export function nightsAfterReading(
  nights: Iterable<Day>,
  reading: Pick<FeedReading, "nights" | "arrivals">,
  previousNights: ReadonlyMap<Day, FeedNight>,
  isFromUs: (night: Day) => boolean,
): Map<Day, FeedNight> {
  const [reported, arrivals] = [new Set(reading.nights), new Set(reading.arrivals)];
  return new Map(
    [...nights].map((night) => {
      const previous = previousNights.get(night);
      const isOwn = (previous?.isOwn ?? false) || (reported.has(night) && !isFromUs(night));
      const isArrival = reported.has(night) ? arrivals.has(night) : (previous?.isArrival ?? false);
      return [night, { isOwn, isReported: isOwn && (previous?.isReported ?? false), isArrival }];
    }),
  );
}

/** An export to a portal has the nights that are closed, and those that other portals sold themselves. */
export function nightsToExport(
  portal: string,
  nightsByPortal: NightsByPortal,
  closedNights: Iterable<Day>,
  today: Day,
): Day[] {
  const nightsOfPortal = nightsByPortal.get(portal);
  const soldNights = [...nightsByPortal.values()].flatMap((nights) =>
    [...nights].flatMap(([night, { isOwn }]) => (isOwn ? [night] : [])),
  );
  const nightsOfOthers = soldNights.filter((night) => !nightsOfPortal?.get(night)?.isOwn);
  return [...new Set([...closedNights, ...nightsOfOthers])]
    .filter((night) => night >= today)
    .toSorted();
}

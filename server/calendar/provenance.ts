/**
 * Finds which nights of a portal's calendar the portal sold. Some portals also export nights that they imported from us.
 * If we passed these on to another portal and imported them from there, the nights would be taken for ever. So our export
 * to a portal contains, besides closed nights, only nights that other portals sold (docs/decisions/018).
 */
import type { Day } from "#app/domain/stay.ts";
import type { ServedNights } from "#server/store/feed-exports.ts";
import type { FeedNight, NightsByPortal } from "#server/store/feeds.ts";
import { HOUR } from "#server/system/durations.ts";
import type { FeedReading } from "./parse-feed.ts";

/** For this long after our export has dropped a night, a portal may still report the night that it imported before. */
export const IMPORT_DELAY = 3 * HOUR;

/** Returns true while our exports contain the night, and for `IMPORT_DELAY` after the first export without the night. */
export function isReimport(night: Day, exportHistory: readonly ServedNights[], now: number) {
  const lastIndex = exportHistory.findLastIndex(({ nights }) => nights.has(night));
  if (lastIndex < 0) return false;
  const nextExport = exportHistory[lastIndex + 1];
  return !nextExport || now < nextExport.at + IMPORT_DELAY;
}

/** Returns the taken `nights` with their flags. Once `isOwn` is true, because the portal sold the night, it remains true. */
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

/** Returns the nights for the export to `portal`: those that are closed, and those that only other portals sold. */
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
  const otherPortalNights = soldNights.filter((night) => !nightsOfPortal?.get(night)?.isOwn);
  return [...new Set([...closedNights, ...otherPortalNights])]
    .filter((night) => night >= today)
    .toSorted();
}

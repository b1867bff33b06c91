/**
 * Decides which nights a reading of a portal's calendar may change. If the reading may be wrong, no night becomes
 * free, because a night that is sold twice is worse than a free night that is shown as taken.
 */
import { type Day, daysAfter } from "#app/domain/stay.ts";
import type { Feed, FeedNight } from "#server/store/feeds.ts";
import type { FeedReading } from "./parse-feed.ts";
import { HOUR } from "#server/system/durations.ts";

/** Many nights become free only if they are missing in this many polls in a row, because a portal may fail for hours. */
const MIN_READINGS = 3;
/** The nights must also have been absent for at least this time; `withoutEvents` is for a calendar without any event. */
const MIN_TIME_SPAN = { withEvents: HOUR, withoutEvents: 6 * HOUR };

type UnconfirmedReadings = Pick<Feed, "unconfirmedSince" | "unconfirmedCount">;

/**
 * Returns the nights that are taken now. Of past nights only last night is included, because its guests depart today.
 * `isAccepted` is true if the whole fetched calendar is accepted; then the nights are as current as the calendar.
 */
export function acceptReading(
  previous: UnconfirmedReadings & { nights: ReadonlyMap<Day, FeedNight> },
  { extent, eventCount, nights: reportedNights }: Omit<FeedReading, "arrivals">,
  { now, today }: { now: number; today: Day },
) {
  const previousNights = [...previous.nights.keys()].filter((night) => night >= today);
  const yesterday = daysAfter(today, -1);
  const pastNights = previous.nights.has(yesterday) ? [yesterday] : [];
  const newNights = new Set([...pastNights, ...reportedNights.filter((night) => night >= today)]);
  // Only nights that the portal sold are counted, because imported nights disappear when our own calendar drops them.
  const soldNights = previousNights.filter((night) => previous.nights.get(night)?.isOwn);
  const freedNights = soldNights.filter((night) => !newNights.has(night));
  const allNights = newNights.union(new Set(previousNights));
  const { unconfirmedSince, unconfirmedCount } = previous;
  if (extent !== "whole")
    return { nights: allNights, unconfirmedSince, unconfirmedCount, isAccepted: false };
  const isFreeingMany =
    freedNights.length > 0 &&
    (freedNights.length === soldNights.length ||
      (freedNights.length >= 3 && freedNights.length * 2 > soldNights.length));
  const wasUnconfirmed = unconfirmedSince > 0 && unconfirmedSince <= now;
  const [since, count] = wasUnconfirmed ? [unconfirmedSince, unconfirmedCount + 1] : [now, 1];
  const minTimeSpan = eventCount === 0 ? MIN_TIME_SPAN.withoutEvents : MIN_TIME_SPAN.withEvents;
  if (!isFreeingMany || (count >= MIN_READINGS && now - since >= minTimeSpan))
    return { nights: newNights, unconfirmedSince: 0, unconfirmedCount: 0, isAccepted: true };
  return { nights: allNights, unconfirmedSince: since, unconfirmedCount: count, isAccepted: false };
}

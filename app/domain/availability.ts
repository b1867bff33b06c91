/**
 * `Availability` is the JSON of /liberi.json, with times as ISO texts; other times here are milliseconds since 1970.
 * If a room's calendars were not read in the last 24 hours, its state is "unknown", and its nights are not called free.
 */
import type { NightRun } from "./nights.ts";
import type { Day } from "./stay.ts";

const HOUR_MS = 3_600_000;

/** If a calendar was last read longer ago than this, the availability is "old", so pages tell the guest to ask us. */
const FRESH_FOR_MS = 3 * HOUR_MS;

/** If a calendar was last read longer ago than this, the availability is "unknown", and no night is called free. */
export const USABLE_FOR_MS = 24 * HOUR_MS;

/** The site knows which nights are taken for this number of months from today. */
export const AVAILABILITY_MONTHS = 24;

export type Freshness = "fresh" | "old" | "unknown";

export type RoomNights = {
  state: Freshness;
  /** Each calendar of the room was last read at this time or later; undefined if a calendar of the room was never read. */
  asOf?: string;
  /** Taken nights from today on; they are treated as taken even if `state` is "old" or "unknown". */
  taken: NightRun[];
};

export type Availability = {
  /** The oldest of the times at which the rooms' calendars were read. */
  asOf?: string;
  /** The nights of each room by its slug; the availability of a room without an entry is unknown. */
  rooms: Record<string, RoomNights>;
};

/** Static hosts serve this as /liberi.json, because a missing file would be an error in the browser's console. */
export const UNKNOWN_AVAILABILITY: Availability = { rooms: {} };

/** If `asOf`, when calendars were read, is more than a day in the future, a clock was wrong, so the freshness is unknown. */
export function freshnessAt(asOf: number, now: number): Freshness {
  const age = now - asOf;
  if (age < -USABLE_FOR_MS || age > USABLE_FOR_MS) return "unknown";
  return age > FRESH_FOR_MS ? "old" : "fresh";
}

/** Returns the worse of the freshness that the server sent and the present freshness, as a page may stay open for hours. */
export function roomFreshness({ state, asOf }: RoomNights, now: number): Freshness {
  if (state === "unknown" || asOf === undefined) return "unknown";
  const freshnessNow = freshnessAt(Date.parse(asOf), now);
  return freshnessNow === "fresh" ? state : freshnessNow;
}

export const HOUSE_TIME_ZONE = "Europe/Rome";

let cachedDay = { hour: NaN, day: "" };

/** Uses `Intl` only without `Temporal` (Safari 26), because the first format takes 20 to 40 ms. Swedish dates are ISO dates. */
function computeHouseDay(now: number): Day {
  const temporal = globalThis.Temporal as typeof Temporal | undefined;
  return temporal
    ? temporal.Instant.fromEpochMilliseconds(now)
        .toZonedDateTimeISO(HOUSE_TIME_ZONE)
        .toPlainDate()
        .toString()
    : new Intl.DateTimeFormat("sv-SE", { timeZone: HOUSE_TIME_ZONE }).format(now);
}

/** Returns the day in the house's time zone; stores it for an hour, because each request needs it and computing it is slow. */
export function houseDayAt(now: number): Day {
  const hour = Math.floor(now / HOUR_MS);
  if (hour !== cachedDay.hour) cachedDay = { hour, day: computeHouseDay(now) };
  return cachedDay.day;
}

/** Dates and times of a feed, as wall-clock time at the house. */
import ICAL from "ical.js";
import { HOUSE_TIME_ZONE } from "#app/domain/availability.ts";

/** `wallTime` is what a clock shows, in milliseconds as if it were UTC; a date is its midnight. */
export type Moment = { wallTime: number; isDay: boolean };

/** "2027-08-12" or "2027-08-12T14:00:00Z", as ical.js gives values. */
const MOMENT_PATTERN = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ?)?$/;

/** Parses an iCalendar date or date-time as wall time; throws where it is no day of the calendar. */
export function parseMoment(value: string): Moment {
  if (!MOMENT_PATTERN.test(value)) throw new RangeError("no day");
  const time = Temporal.PlainDateTime.from(value.replace("Z", "")).toZonedDateTime("UTC");
  return { wallTime: time.epochMilliseconds, isDay: !value.includes("T") };
}

/** The wall-clock time of a zone, as another zone's. */
function convertWallTime(time: number, from: string, to: string): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(from);
  return zoned.toPlainDateTime().toZonedDateTime(to).epochMilliseconds;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

function wallTimeAtHome(instant: number): number {
  return convertWallTime(instant, HOUSE_TIME_ZONE, "UTC");
}

function instantOf(wallTime: number, zone: string): number {
  return convertWallTime(wallTime, "UTC", zone);
}

type WallTimeAtHome = (wallTime: number) => number;

/** The clock of a property's zone, by name or by the feed's definition; else the house's. */
export function houseClockFor(property: ICAL.Property): WallTimeAtHome {
  const [value] = propertyValues(property);
  if (value?.endsWith("Z")) return wallTimeAtHome;
  const name = property.getFirstParameter("tzid") as string | undefined;
  if (!name) return (wallTime) => wallTime;
  if (isTimeZone(name)) return (wallTime) => wallTimeAtHome(instantOf(wallTime, name));
  const zone = property.parent.parent.getTimeZoneByID(name);
  if (!zone) return (wallTime) => wallTime;
  return (wallTime) => {
    const time = icalTimeOf({ wallTime, isDay: false });
    time.zone = zone;
    return wallTimeAtHome(time.toUnixTime() * 1_000);
  };
}

/** The values of a property as text; of a period its start. */
export function propertyValues(property: ICAL.Property): string[] {
  const [, , , ...values] = property.jCal as [string, object, string, ...unknown[]];
  return values.map((value) => String(Array.isArray(value) ? value[0] : value));
}

/** The moments of a property, at the house. */
export function momentsOf(property: ICAL.Property): Moment[] {
  const clock = houseClockFor(property);
  return propertyValues(property).map((value) => {
    const { wallTime, isDay } = parseMoment(value);
    return { wallTime: isDay ? wallTime : clock(wallTime), isDay };
  });
}

/** A moment as ical.js needs it for recurrences, without a time zone. */
export function icalTimeOf({ wallTime, isDay }: Moment): ICAL.Time {
  const text = new Date(wallTime).toISOString();
  return ICAL.Time.fromString(text.slice(0, isDay ? 10 : 19), undefined);
}

export function wallTimeOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** In milliseconds. */
export function parseDuration(text: string): number {
  return Temporal.Duration.from(text).total({ unit: "milliseconds", relativeTo: "2026-01-01" });
}

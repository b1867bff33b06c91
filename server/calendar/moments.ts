/** Dates and times of a feed, as wall-clock time at the house. */
import ICAL from "ical.js";
import { wallTimeAtHome, instantOf, isZone } from "./time-zones.ts";

/** `wallTime` is what a clock shows, in milliseconds as if it were UTC; a date is its midnight. */
export type Moment = { wallTime: number; isDay: boolean };

/** A value that cannot be read; no other is guessed. */
export class FeedSyntaxError extends Error {
  override name = "NotUnderstood";
}

const SECOND = 1_000;

/** "2027-08-12" or "2027-08-12T14:00:00Z", as ical.js gives values. */
const VALUE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/;

/** Parses an iCalendar date or date-time as wall time, without converting its time zone. */
export function parseMoment(value: string): Moment & { isUtc: boolean } {
  const [, year, month, day, hour, minute, second, utc] = VALUE.exec(value) ?? [];
  if (year === undefined) throw new FeedSyntaxError("no day");
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // ical.js reads 30 February as 2 March.
  if (new Date(date).toISOString().slice(0, 10) !== value.slice(0, 10))
    throw new FeedSyntaxError("no day of the calendar");
  if (hour === undefined) return { wallTime: date, isDay: true, isUtc: false };
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  return { wallTime: date + seconds * SECOND, isDay: false, isUtc: utc === "Z" };
}

type Clock = (wallTime: number) => number;

/** The clock of a property's zone, by name or by the feed's definition; else the house's. */
export function clockOf(property: ICAL.Property, calendar: ICAL.Component): Clock {
  const [value] = valuesOf(property);
  if (value?.endsWith("Z")) return wallTimeAtHome;
  const name = property.getFirstParameter("tzid") as string | undefined;
  if (!name) return (wallTime) => wallTime;
  if (isZone(name)) return (wallTime) => wallTimeAtHome(instantOf(wallTime, name));
  const zone = calendar.getTimeZoneByID(name);
  if (!zone) return (wallTime) => wallTime;
  return (wallTime) => {
    const time = timeOf({ wallTime, isDay: false });
    time.zone = zone;
    return wallTimeAtHome(time.toUnixTime() * SECOND);
  };
}

/** The values of a property as text; of a period its start. */
export function valuesOf(property: ICAL.Property): string[] {
  const [, , , ...values] = property.jCal as [string, object, string, ...unknown[]];
  return values.map((value) => String(Array.isArray(value) ? value[0] : value));
}

/** The moments of a property, at the house. */
export function momentsOf(property: ICAL.Property, calendar: ICAL.Component): Moment[] {
  const clock = clockOf(property, calendar);
  return valuesOf(property).map((value) => {
    const { wallTime, isDay } = parseMoment(value);
    return { wallTime: isDay ? wallTime : clock(wallTime), isDay };
  });
}

/** A moment as ical.js needs it for recurrences, without a time zone. */
export function timeOf({ wallTime, isDay }: Moment): ICAL.Time {
  const text = new Date(wallTime).toISOString();
  return ICAL.Time.fromString(text.slice(0, isDay ? 10 : 19), undefined);
}

export function wallTimeOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const LENGTH = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

export function parseDuration(text: string): number {
  const [match, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = LENGTH.exec(text) ?? [];
  if (match === undefined || !/\d/.test(match)) throw new FeedSyntaxError("no duration");
  const inHours = (Number(weeks) * 7 + Number(days)) * 24 + Number(hours);
  return ((inHours * 60 + Number(minutes)) * 60 + Number(seconds)) * SECOND;
}

/** A feed's days and hours, as they are written and as the house's clock shows them. */
import ICAL from "ical.js";
import { atHome, instantOf, isZone } from "../local-day.ts";

/** What a clock shows, in milliseconds, written as if that were UTC; a day is its midnight. */
export type Moment = { shown: number; isDay: boolean };

/** A value that is none; nobody guesses what it was meant to be. */
export class NotUnderstood extends Error {
  override name = "NotUnderstood";
}

const SECOND = 1_000;

/** "2027-08-12" or "2027-08-12T14:00:00Z", as the library leaves a value. */
const VALUE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/;

/** A value on its own clock. */
export function writtenMoment(value: string): Moment & { isUtc: boolean } {
  const [, year, month, day, hour, minute, second, utc] = VALUE.exec(value) ?? [];
  if (year === undefined) throw new NotUnderstood("no day");
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // The library takes 30 February for 2 March.
  if (new Date(date).toISOString().slice(0, 10) !== value.slice(0, 10))
    throw new NotUnderstood("no day of the calendar");
  if (hour === undefined) return { shown: date, isDay: true, isUtc: false };
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  return { shown: date + seconds * SECOND, isDay: false, isUtc: utc === "Z" };
}

/** From a property's clock to the one at home. */
export type Clock = (shown: number) => number;

/** The clock of a property: its zone's by name, or as the feed describes it; else it is the house's own. */
export function clockOf(property: ICAL.Property, calendar: ICAL.Component): Clock {
  const [value] = valuesOf(property);
  if (value?.endsWith("Z")) return atHome;
  const name = property.getFirstParameter("tzid") as string | undefined;
  if (!name) return (shown) => shown;
  if (isZone(name)) return (shown) => atHome(instantOf(shown, name));
  const zone = calendar.getTimeZoneByID(name);
  if (!zone) return (shown) => shown;
  return (shown) => {
    const time = timeOf({ shown, isDay: false });
    time.zone = zone;
    return atHome(time.toUnixTime() * SECOND);
  };
}

/** The values of a property as text; of a period its beginning. */
export function valuesOf(property: ICAL.Property): string[] {
  const [, , , ...values] = property.jCal as [string, object, string, ...unknown[]];
  return values.map((value) => String(Array.isArray(value) ? value[0] : value));
}

/** The moments of a property, on the clock at home. */
export function momentsOf(property: ICAL.Property, calendar: ICAL.Component): Moment[] {
  const clock = clockOf(property, calendar);
  return valuesOf(property).map((value) => {
    const { shown, isDay } = writtenMoment(value);
    return { shown: isDay ? shown : clock(shown), isDay };
  });
}

/** A moment as the library counts recurrences, on a clock without a zone. */
export function timeOf({ shown, isDay }: Moment): ICAL.Time {
  const text = new Date(shown).toISOString();
  return ICAL.Time.fromString(text.slice(0, isDay ? 10 : 19), undefined);
}

/** What a clock without a zone shows. */
export function shownBy({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const LENGTH = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** A duration in milliseconds. */
export function lengthOf(text: string): number {
  const [found, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = LENGTH.exec(text) ?? [];
  if (found === undefined || !/\d/.test(found)) throw new NotUnderstood("no duration");
  const inHours = (Number(weeks) * 7 + Number(days)) * 24 + Number(hours);
  return ((inHours * 60 + Number(minutes)) * 60 + Number(seconds)) * SECOND;
}

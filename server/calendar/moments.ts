import ICAL from "ical.js";
import { HOUSE_TIME_ZONE } from "#app/domain/availability.ts";

/** `wallTime` is what clocks in the house show, in milliseconds as if it were UTC; `isDate` means a date without a time. */
export type Moment = { wallTime: number; isDate: boolean };

/** Matches "2027-08-12" and "2027-08-12T14:00:00Z": ical.js returns values in these forms. */
const MOMENT_PATTERN = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ?)?$/;

/** Throws a `RangeError` if the text is not a valid date. */
export function parseMoment(value: string): Moment {
  if (!MOMENT_PATTERN.test(value)) throw new RangeError("no day");
  const utcTime = Temporal.PlainDateTime.from(value.replace("Z", "")).toZonedDateTime("UTC");
  return { wallTime: utcTime.epochMilliseconds, isDate: !value.includes("T") };
}

/** Returns the instant, in milliseconds, when clocks in `toZone` show what clocks in `fromZone` show at `instant`. */
function instantOfSameWallTime(instant: number, fromZone: string, toZone: string): number {
  const zonedTime = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(fromZone);
  return zonedTime.toPlainDateTime().toZonedDateTime(toZone).epochMilliseconds;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const houseWallTimeAt = (instant: number) => instantOfSameWallTime(instant, HOUSE_TIME_ZONE, "UTC");

/** Returns a function that converts the property's wall times to wall times at the house. The feed may define the time zone. */
export function houseTimeConverterFor(property: ICAL.Property): (wallTime: number) => number {
  const isUtc = propertyValuesOf(property)[0]?.endsWith("Z");
  const zoneName = isUtc ? "UTC" : (property.getFirstParameter("tzid") as string | undefined);
  if (!zoneName) return (wallTime) => wallTime;
  if (isTimeZone(zoneName))
    return (wallTime) => houseWallTimeAt(instantOfSameWallTime(wallTime, "UTC", zoneName));
  const zone = property.parent.parent.getTimeZoneByID(zoneName);
  if (!zone) return (wallTime) => wallTime;
  return (wallTime) => {
    const icalTime = icalTimeOf({ wallTime, isDate: false });
    icalTime.zone = zone;
    return houseWallTimeAt(icalTime.toUnixTime() * 1_000);
  };
}

/** Returns the values of a property as text. For a period, the text of the period's start is returned. */
export function propertyValuesOf(property: ICAL.Property): string[] {
  const [, , , ...values] = property.jCal as [string, object, string, ...unknown[]];
  return values.map((value) => String(Array.isArray(value) ? value[0] : value));
}

export function momentsOf(property: ICAL.Property): Moment[] {
  const toHouseTime = houseTimeConverterFor(property);
  return propertyValuesOf(property).map((value) => {
    const { wallTime, isDate } = parseMoment(value);
    return { wallTime: isDate ? wallTime : toHouseTime(wallTime), isDate };
  });
}

/** Returns the moment without a time zone, as ical.js needs it for recurrences. */
export function icalTimeOf({ wallTime, isDate }: Moment): ICAL.Time {
  const isoTime = new Date(wallTime).toISOString();
  return ICAL.Time.fromString(isoTime.slice(0, isDate ? 10 : 19), undefined);
}

export function wallTimeOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export function parseDurationMs(text: string): number {
  return Temporal.Duration.from(text).total({ unit: "milliseconds", relativeTo: "2026-01-01" });
}

/**
 * Conversions between instants and the wall-clock time of a zone. Wall-clock time is in
 * milliseconds as if it were UTC.
 */
import { HOUSE_TIME_ZONE } from "#app/domain/availability.ts";

const FORMAT: Record<string, Intl.DateTimeFormat> = {};

/** What the clocks of a zone show at an instant. */
function wallTimeIn(zone: string, instant: number): number {
  FORMAT[zone] ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const part = Object.fromEntries(
    FORMAT[zone].formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Whether the system knows a time zone by this name. */
export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** What the house's clock shows at an instant. */
export function wallTimeAtHome(instant: number): number {
  return wallTimeIn(HOUSE_TIME_ZONE, instant);
}

/** The instant at which a zone's clocks show a wall-clock time. */
export function instantOf(shown: number, zone: string): number {
  // Twice, because the first guess may lie on the other side of a clock change.
  const guess = shown - (wallTimeIn(zone, shown) - shown);
  return shown - (wallTimeIn(zone, guess) - guess);
}

/** Wall-clock times of zones, in milliseconds as if they were UTC. */
import { HOUSE_TIME_ZONE } from "#app/domain/availability.ts";

const FORMAT: Record<string, Intl.DateTimeFormat> = {};

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

export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

export function wallTimeAtHome(instant: number): number {
  return wallTimeIn(HOUSE_TIME_ZONE, instant);
}

export function instantOf(wallTime: number, zone: string): number {
  // Twice, because the first guess may lie on the other side of a clock change.
  const guess = wallTime - (wallTimeIn(zone, wallTime) - wallTime);
  return wallTime - (wallTimeIn(zone, guess) - guess);
}

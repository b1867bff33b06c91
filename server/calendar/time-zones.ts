/** Wall-clock times of zones, in milliseconds as if they were UTC. */
import { HOUSE_TIME_ZONE } from "#app/domain/availability.ts";

/** The wall-clock time of a zone, as another zone's. */
function convert(time: number, from: string, to: string): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(from);
  return zoned.toPlainDateTime().toZonedDateTime(to).epochMilliseconds;
}

export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

export function wallTimeAtHome(instant: number): number {
  return convert(instant, HOUSE_TIME_ZONE, "UTC");
}

export function instantOf(wallTime: number, zone: string): number {
  return convert(wallTime, "UTC", zone);
}

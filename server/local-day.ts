/** The clocks of the house and of other zones: portals tell some times in another one. */
import { HOUSE_TIME_ZONE } from "#app/domain/availability.ts";

const FORMAT: Record<string, Intl.DateTimeFormat> = {};

/** Milliseconds since 1970 as the clock of a zone shows it, written as if that were UTC. */
function shownIn(zone: string, instant: number): number {
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

/** Whether the machine knows a zone by this name. */
export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** What the house's clock shows at an instant, as if that were UTC. */
export function atHome(instant: number): number {
  return shownIn(HOUSE_TIME_ZONE, instant);
}

/** The instant at which a zone's clock shows this; `shown` is written as if it were UTC. */
export function instantOf(shown: number, zone: string): number {
  // Twice: the first guess may lie on the other side of a clock change.
  const guess = shown - (shownIn(zone, shown) - shown);
  return shown - (shownIn(zone, guess) - guess);
}

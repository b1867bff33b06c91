/**
 * Which nights of a portal are its own. Some portals export what they imported: told on to the others
 * and back again, a night would never open. So only a night that is born at a portal is told on, and
 * never back to where it was born (docs/decisions/018).
 */
import type { Day } from "#app/domain/stay.ts";

/** In this time a portal has let go of a night that our export no longer holds, in milliseconds. */
export const IMPORT_TAKES = 3 * 3_600_000;

/** An export that a portal fetched, as long as it held the same nights: when it first did. */
export type Served = { at: number; nights: ReadonlySet<Day> };

/**
 * Whether a portal that reports a night may have it from us: the last export it fetched held it, or
 * the first that no longer did is not yet long ago. `served` is in the order of time.
 */
export function isEcho(night: Day, served: readonly Served[], now: number): boolean {
  const last = served.findLastIndex(({ nights }) => nights.has(night));
  if (last < 0) return false;
  const without = served[last + 1];
  return !without || now < without.at + IMPORT_TAKES;
}

/** Which of a portal's nights are born there. Born is born, until the portal drops the night. */
export function bornOf(
  nights: Iterable<Day>,
  read: ReadonlySet<Day>,
  wasBorn: (night: Day) => boolean,
  isFromUs: (night: Day) => boolean,
): Map<Day, boolean> {
  const born = new Map<Day, boolean>();
  for (const night of nights)
    born.set(night, wasBorn(night) || (read.has(night) && !isFromUs(night)));
  return born;
}

/** What is known of a portal's nights: whether each was born there. */
export type PortalNights = { portal: string; born: ReadonlyMap<Day, boolean> };

/** The nights that a portal is told: the family's own, and those born elsewhere alone. */
export function nightsFor(
  portal: string,
  portals: readonly PortalNights[],
  closed: Iterable<Day>,
  today: Day,
): Day[] {
  const own = portals.find((one) => one.portal === portal)?.born;
  const others = portals
    .filter((one) => one.portal !== portal)
    .flatMap(({ born }) => [...born].filter(([, isBorn]) => isBorn).map(([night]) => night))
    .filter((night) => !own?.get(night));
  return [...new Set([...closed, ...others])].filter((night) => night >= today).toSorted();
}

/** The nights that were born at two portals: sold twice. */
export function soldTwice(portals: readonly PortalNights[]): Map<Day, string[]> {
  const sellers = new Map<Day, string[]>();
  for (const { portal, born } of portals)
    for (const [night, isBorn] of born)
      if (isBorn) sellers.set(night, [...(sellers.get(night) ?? []), portal]);
  return new Map([...sellers].filter(([, names]) => names.length > 1));
}

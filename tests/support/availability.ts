import type { Availability, Freshness } from "#app/domain/availability.ts";
import type { NightRun } from "#app/domain/nights.ts";

/** The availability after a reading of all rooms' calendars at `readAt`; `taken` has each room's taken nights, by slug. */
export function availabilityAt(
  taken: Record<string, NightRun[]>,
  readAt: number,
  state: Freshness = "fresh",
): Availability {
  const asOf = new Date(readAt).toISOString();
  const rooms = Object.entries(taken).map(([slug, nights]) => [
    slug,
    { state, asOf, taken: nights },
  ]);
  return { asOf, rooms: Object.fromEntries(rooms) };
}

import type { Availability, Freshness } from "#app/domain/availability.ts";
import type { NightRun } from "#app/domain/nights.ts";

/** The taken nights of each room, by slug, as if their calendars were read at `readAt`, in milliseconds since 1970. */
export function availabilityRead(
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

import { nightsIn } from "#app/domain/stay.ts";
import { recordSync } from "#server/calendar/record-sync.ts";
import { addFeed, portalOf } from "#server/store/feeds.ts";
import type { DeskDriver } from "./test-desk.ts";

type Booking = readonly [from: string, to: string];

/** Records a reading of a portal's calendar with these bookings; adds the portal to the room where it is missing. */
export async function readPortal(
  { database, now }: Pick<DeskDriver, "database" | "now">,
  name: string,
  bookings: Booking[],
  room = "elegant_room",
): Promise<void> {
  const feed = { room, name, address: "https://portal.example/x" };
  await database.transaction((query) => addFeed(query, feed, now()));
  // Past nights are left out, as in a real reading.
  const today = new Date(now()).toISOString().slice(0, 10);
  const coming = (night: string) => night >= today;
  const nights = bookings
    .flatMap(([checkIn, checkOut]) => nightsIn({ checkIn, checkOut }))
    .filter(coming);
  const arrivals = bookings.map(([from]) => from).filter(coming);
  const reading = { extent: "whole", eventCount: bookings.length, nights, arrivals } as const;
  await recordSync(database, { ...feed, portal: portalOf(name) }, { reading }, now());
}

import { useEffect, useMemo, useState } from "react";
import type { Availability, Freshness } from "#app/domain/availability.ts";
import { ageOf, type Rooms, roomsOf, roomNightsOf } from "#app/domain/room-availability.ts";

/** How often the age of the data is checked, in milliseconds. */
const AGE_CHECK_INTERVAL = 30_000;

/** The current time, for the age of data on an open page. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), AGE_CHECK_INTERVAL);
    return () => clearInterval(clock);
  }, []);
  return now;
}

type RoomRequest = { slugs: string[]; needed: number };

type RoomAvailability = { rooms: Rooms; now: number; state: Freshness; asOf?: number };

/** The availability of the requested rooms now. */
export function useRoomAvailability(
  availability: Availability,
  { slugs, needed }: RoomRequest,
): RoomAvailability {
  const now = useNow();
  const names = slugs.join();
  return useMemo(() => {
    const requested = names.split(",");
    const rooms = roomsOf(availability, requested, needed, now);
    return { rooms, now, ...ageOf(roomNightsOf(availability, requested), now) };
  }, [availability, names, needed, now]);
}

import { useEffect, useMemo, useState } from "react";
import type { Availability, Freshness } from "#app/domain/availability.ts";
import { ageOf, type Rooms, roomsOf, roomNightsOf } from "#app/domain/room-availability.ts";

/** So often knowledge is looked at again, in milliseconds. */
const LOOKED_AT = 30_000;

/** The clock, for what grows old while the page stands open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), LOOKED_AT);
    return () => clearInterval(clock);
  }, []);
  return now;
}

type Asked = { slugs: string[]; needed: number };

export type RoomsNow = { rooms: Rooms; now: number; state: Freshness; asOf?: number };

/** The rooms that are asked for, as far as they are known now. */
export function useRoomsNow(known: Availability, { slugs, needed }: Asked): RoomsNow {
  const now = useNow();
  const names = slugs.join();
  return useMemo(() => {
    const told = names.split(",");
    const rooms = roomsOf(known, told, needed, now);
    return { rooms, now, ...ageOf(roomNightsOf(known, told), now) };
  }, [known, names, needed, now]);
}

/** What each night of each room is: free, closed, a stay, sold by a portal, or in doubt. */
import { freshnessOf } from "#app/domain/availability.ts";
import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import { type Day, nightsIn, type Stay } from "#app/domain/stay.ts";
import { nightWindow, readAvailability } from "#server/calendar/availability.ts";
import { overbookedNights } from "#server/calendar/provenance.ts";
import { allClosures, type Closure, WHOLE_HOUSE } from "#server/store/closures.ts";
import type { Query } from "#server/store/database.ts";
import { allFeeds, feedNights } from "#server/store/feeds.ts";
import type { DeskContext, DeskRoom } from "./context.ts";

export type NightState = {
  /** "unknown" where no portal has said anything for too long. */
  kind: "free" | "closed" | "stay" | "portal" | "unknown";
  /** The closures of the night, a stay first. */
  closures: Closure[];
  /** The names of the portals that have it taken. */
  portals: string[];
  /** Whether it was sold twice. */
  isOverbooked: boolean;
};

/** The states of a room's nights. */
type RoomNightStates = (night: Day) => NightState;

async function readRoomStates(
  query: Query,
  room: string,
  closures: Closure[],
  isKnown: boolean,
): Promise<RoomNightStates> {
  const nightsByPortal = await feedNights(query, room);
  const feeds = (await allFeeds(query)).filter((feed) => feed.room === room);
  const sold = overbookedNights(nightsByPortal);
  const ofRoom = closures.filter((one) => one.room === room || one.room === WHOLE_HOUSE);
  return (night) => {
    const here = ofRoom
      .filter(({ first, last }) => first <= night && night <= last)
      .toSorted((one, other) => Number(other.kind === "stay") - Number(one.kind === "stay"));
    const portals = feeds
      .filter(({ portal }) => nightsByPortal.get(portal)?.has(night))
      .map(({ name }) => name);
    const [closure] = here;
    const isSold = feeds.some(({ portal }) => nightsByPortal.get(portal)?.get(night)?.isOwn);
    const kind = closure?.kind === "stay" ? "stay" : portals.length > 0 ? "portal" : closure?.kind;
    return {
      kind: kind ?? (isKnown ? "free" : "unknown"),
      closures: here,
      portals,
      isOverbooked: sold.has(night) || (closure?.kind === "stay" && isSold),
    };
  };
}

export type HouseNights = { rooms: DeskRoom[]; statesOf: (room: string) => RoomNightStates };

/** Reads the states of all rooms' nights. */
export async function readHouseNights(query: Query, context: DeskContext): Promise<HouseNights> {
  const { now } = context;
  const rooms = await context.rooms();
  const slugs = rooms.map(({ slug }) => slug);
  const availability = await readAvailability(query, slugs, now);
  const closures = await allClosures(query);
  const states = new Map<string, RoomNightStates>();
  for (const slug of slugs) {
    const nights = availability?.rooms[slug];
    // In a house without calendars and closures every night is free.
    const isKnown = !nights || freshnessOf(nights, now) !== "unknown";
    states.set(slug, await readRoomStates(query, slug, closures, isKnown));
  }
  return { rooms, statesOf: (room) => states.get(room)! };
}

export type Overbooking = { room: DeskRoom; stay: Stay; portals: string[]; notes: string[] };

/** The nights from today on that were sold twice. */
export function overbookings({ rooms, statesOf }: HouseNights, now: number): Overbooking[] {
  const { today, end } = nightWindow(now);
  const nights = nightsIn({ checkIn: today, checkOut: end });
  return rooms.flatMap((room) => {
    const stateOf = statesOf(room.slug);
    return runsOf(nights.filter((night) => stateOf(night).isOverbooked)).map((run) => {
      const stay = stayOfRun(run);
      const states = nightsIn(stay).map(stateOf);
      return {
        room,
        stay,
        portals: [...new Set(states.flatMap(({ portals }) => portals))],
        notes: [...new Set(states.flatMap(({ closures }) => closures.map(({ note }) => note)))],
      };
    });
  });
}

export type TakenNight = { room: DeskRoom; night: Day; state: NightState };

/** The nights of a stay in rooms that are not free. */
export function takenNightsIn(
  { statesOf }: HouseNights,
  rooms: DeskRoom[],
  stay: Stay,
): TakenNight[] {
  return rooms.flatMap((room) =>
    nightsIn(stay)
      .map((night) => ({ room, night, state: statesOf(room.slug)(night) }))
      .filter(({ state }) => state.kind !== "free" && state.kind !== "unknown"),
  );
}

/** Combines the availability of rooms. If a room's availability is unknown, its nights are "taken" or "ask", never "free". */
import {
  houseDayAt,
  type Availability,
  roomFreshness,
  type Freshness,
  AVAILABILITY_MONTHS,
  type RoomNights,
} from "./availability.ts";
import { memoizeByObject } from "./memoize.ts";
import { monthsAfter } from "./month-grid.ts";
import { isFree, latestCheckOut, nightsOfRuns } from "./nights.ts";
import { type Day, daysAfter, nightsIn, type Stay, staysNearby } from "./stay.ts";

export type RoomsAvailability = {
  /** Each room's taken nights, and whether its other nights may be called free. */
  rooms: { taken: ReadonlySet<Day>; canBeFree: boolean }[];
  neededRooms: number;
  /** The first night whose availability is known, and the first night after all known nights. */
  first: Day;
  end: Day;
};

export type StayStatus = "free" | "taken" | "ask";

const NEAREST_SEARCH_DAYS = 60;

const UNKNOWN_NIGHTS: RoomNights = { state: "unknown", taken: [] };

const takenNightsOf = memoizeByObject(({ taken }: RoomNights): ReadonlySet<Day> =>
  nightsOfRuns(taken),
);

/** If rooms differ in freshness, `state` is "old", so no stay is certainly free. Calendars were read at `asOf` or later. */
export function availabilityOf(
  availability: Availability,
  slugs: string[],
  neededRooms: number,
  now: number,
): RoomsAvailability & { freshness: { state: Freshness; asOf?: number | undefined } } {
  const first = houseDayAt(now);
  const roomNights = slugs.map((slug): RoomNights => availability.rooms[slug] ?? UNKNOWN_NIGHTS);
  const roomStates = roomNights.map((room) => roomFreshness(room, now));
  const commonState = new Set(roomStates).size > 1 ? "old" : (roomStates[0] ?? "unknown");
  const times = roomNights.flatMap(({ asOf }) => (asOf === undefined ? [] : [Date.parse(asOf)]));
  return {
    rooms: roomNights.map((room, at) => ({
      taken: takenNightsOf(room),
      canBeFree: roomStates[at] !== "unknown",
    })),
    neededRooms,
    first,
    end: monthsAfter(first, AVAILABILITY_MONTHS),
    freshness: { state: commonState, asOf: times.length > 0 ? Math.min(...times) : undefined },
  };
}

export function stayStatus(stay: Stay, { rooms, neededRooms, end }: RoomsAvailability): StayStatus {
  const openRooms = rooms.filter(({ taken }) => isFree(stay, taken));
  if (openRooms.length < neededRooms) return "taken";
  const certainRooms = openRooms.filter(({ canBeFree }) => canBeFree);
  return certainRooms.length < neededRooms || stay.checkOut > end ? "ask" : "free";
}

/** Like `stayStatus`, but returns "ask" instead of "free" unless the availability of each room is fresh. */
export function certainStatus(stay: Stay, rooms: ReturnType<typeof availabilityOf>): StayStatus {
  const status = stayStatus(stay, rooms);
  return status === "free" && rooms.freshness.state !== "fresh" ? "ask" : status;
}

export function nightStatus(night: Day, availability: RoomsAvailability): StayStatus {
  return stayStatus({ checkIn: night, checkOut: daysAfter(night, 1) }, availability);
}

/** Returns the nights of the stay on which too few rooms are free. */
export function takenNights(stay: Stay, availability: RoomsAvailability): Day[] {
  return nightsIn(stay).filter((night) => nightStatus(night, availability) === "taken");
}

export function canArrive(day: Day, availability: RoomsAvailability): boolean {
  const isKnown = day >= availability.first && day < availability.end;
  return isKnown && nightStatus(day, availability) !== "taken";
}

export function latestDeparture(checkIn: Day, { rooms, neededRooms, end }: RoomsAvailability): Day {
  const checkOuts = rooms.map(({ taken }) => latestCheckOut(checkIn, taken, end)).sort();
  return checkOuts.at(-neededRooms) ?? checkIn;
}

/** Finds free stays of the same length, at most one before and one after the given stay, the nearer first. */
export function nearestStays(stay: Stay, { rooms, ...period }: RoomsAvailability): Stay[] {
  const knownAvailability = { ...period, rooms: rooms.filter(({ canBeFree }) => canBeFree) };
  const freeStays = staysNearby(stay, NEAREST_SEARCH_DAYS).filter(
    (other) => other.checkIn >= period.first && stayStatus(other, knownAvailability) === "free",
  );
  const before = freeStays.find(({ checkIn }) => checkIn < stay.checkIn);
  const after = freeStays.find(({ checkIn }) => checkIn > stay.checkIn);
  return freeStays.filter((other) => other === before || other === after);
}

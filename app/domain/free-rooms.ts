/**
 * Whether a stay finds its rooms: in one room, or in any of a house as many as are asked for.
 *
 * Shapes: each room's taken nights, and whether what is not taken may be called free.
 * Units:  days and nights as in nights.ts; `first` and `end` bound the nights that are known.
 * Errors: none; what cannot be known is "ask", and never "free".
 */
import { type FreeNights, knowledgeOf, type Knowledge, type RoomNights } from "./free-nights.ts";
import { isFree, latestCheckOut, nearestFree, nightsOfRuns } from "./nights.ts";
import { type Day, daysAfter, nightsIn, type Stay } from "./stay.ts";

export type Rooms = {
  rooms: { taken: ReadonlySet<Day>; isKnown: boolean }[];
  /** How many of them are asked for. */
  needed: number;
  /** The first night that can be had, and the first that nothing is known of. */
  first: Day;
  end: Day;
};

export type Answer = "free" | "taken" | "ask";

/** How far nights are looked for around those that were asked for, in days. */
const NEAR = 60;

/** The rooms that were told of, at a moment. */
export function roomsAt(told: RoomNights[], now: number): Rooms["rooms"] {
  return told.map((room) => ({
    taken: nightsOfRuns(room.taken),
    isKnown: knowledgeOf(room, now) !== "unknown",
  }));
}

/** What was told of one room, or of all; a room nobody told of is not known. */
export function toldOf({ rooms }: FreeNights, slugs: string[]): RoomNights[] {
  return slugs.map((slug) => rooms[slug] ?? { state: "unknown", taken: [] });
}

/** How old the knowledge of several rooms is, and what it is worth: in doubt of one, a guest confirms. */
export function ageOf(told: RoomNights[], now: number): { state: Knowledge; asOf?: number } {
  const states = new Set(told.map((room) => knowledgeOf(room, now)));
  const times = told.flatMap(({ asOf }) => (asOf === undefined ? [] : [Date.parse(asOf)]));
  const [only] = states;
  const state = states.size > 1 ? "old" : (only ?? "unknown");
  return times.length > 0 ? { state, asOf: Math.min(...times) } : { state };
}

/** Whether there are rooms enough for the whole stay. */
export function answerTo(stay: Stay, { rooms, needed, end }: Rooms): Answer {
  const open = rooms.filter(({ taken }) => isFree(stay, taken));
  if (open.length < needed) return "taken";
  const known = open.filter(({ isKnown }) => isKnown);
  return known.length < needed || stay.checkOut > end ? "ask" : "free";
}

/** Whether there are rooms enough in a night. */
export function nightAnswer(night: Day, rooms: Rooms): Answer {
  return answerTo({ checkIn: night, checkOut: daysAfter(night, 1) }, rooms);
}

/** The nights of a stay in which there are not rooms enough. */
export function takenNights(stay: Stay, rooms: Rooms): Day[] {
  return nightsIn(stay).filter((night) => nightAnswer(night, rooms) === "taken");
}

/** Whether a stay may begin on a day. */
export function mayArrive(day: Day, rooms: Rooms): boolean {
  return day >= rooms.first && day < rooms.end && nightAnswer(day, rooms) !== "taken";
}

/** The last day on which there are still rooms enough for a stay that begins on a day. */
export function latestLeave(checkIn: Day, { rooms, needed, end }: Rooms): Day {
  const latest = rooms.map(({ taken }) => latestCheckOut(checkIn, taken, end)).toSorted();
  return latest.at(-needed) ?? checkIn;
}

/** The free stays of the same length nearest to one, within two months. */
export function nearestStays(stay: Stay, rooms: Rooms): Stay[] {
  const [from, to] = [daysAfter(stay.checkIn, -NEAR), daysAfter(stay.checkOut, NEAR)];
  return nearestFree(stay, (one) => answerTo(one, rooms) === "free", {
    first: from > rooms.first ? from : rooms.first,
    end: to < rooms.end ? to : rooms.end,
  });
}

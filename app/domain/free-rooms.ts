/**
 * Whether a stay finds its rooms: in one room, or in any of a house as many as are asked for.
 *
 * Shapes: each room's taken nights, and whether what is not taken may be called free.
 * Units:  days and nights as in nights.ts; `first` and `end` bound the nights that are known.
 * Errors: none; what cannot be known is "ask", and never "free".
 */
import {
  dayAtHome,
  type FreeNights,
  knowledgeOf,
  type Knowledge,
  MONTHS_AHEAD,
  type RoomNights,
} from "./free-nights.ts";
import { monthsAfter } from "./month-grid.ts";
import { isFree, latestCheckOut, nightsOfRuns } from "./nights.ts";
import { type Day, daysAfter, nightsIn, nightsOf, type Stay } from "./stay.ts";

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

/** Runs are read once, however often they are asked about. */
const nightsRead = new WeakMap<RoomNights, ReadonlySet<Day>>();

function takenOf(room: RoomNights): ReadonlySet<Day> {
  const taken = nightsRead.get(room) ?? nightsOfRuns(room.taken);
  nightsRead.set(room, taken);
  return taken;
}

/** The rooms that were told of, at a moment. */
export function roomsAt(told: RoomNights[], now: number): Rooms["rooms"] {
  return told.map((room) => ({
    taken: takenOf(room),
    isKnown: knowledgeOf(room, now) !== "unknown",
  }));
}

/** Rooms as they are known at a moment, from the house's own day on. */
export function roomsOf(known: FreeNights, slugs: string[], needed: number, now: number): Rooms {
  const first = dayAtHome(now);
  const rooms = roomsAt(toldOf(known, slugs), now);
  return { rooms, needed, first, end: monthsAfter(first, MONTHS_AHEAD) };
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

/** The free stays of the same length nearest to one, within two months: the nearer first. */
export function nearestStays(stay: Stay, { rooms, needed, ...known }: Rooms): Stay[] {
  const [from, to] = [daysAfter(stay.checkIn, -NEAR), daysAfter(stay.checkOut, NEAR)];
  const first = from > known.first ? from : known.first;
  const end = to < known.end ? to : known.end;
  if (first >= end) return [];
  const length = nightsOf(stay);
  const days = nightsIn({ checkIn: first, checkOut: end });
  // How many nights in a row a room has from each day on: a stay is looked up and not walked again.
  const runs = rooms
    .filter(({ isKnown }) => isKnown)
    .map(({ taken }) => {
      let run = 0;
      return days.toReversed().map((day) => (run = taken.has(day) ? 0 : run + 1));
    });
  const isEnough = (at: number) =>
    runs.filter((run) => (run[days.length - 1 - at] ?? 0) >= length).length >= needed;
  const own = nightsOf({ checkIn: first, checkOut: stay.checkIn });
  const starts = [...days.keys()].filter((at) => at !== own && isEnough(at));
  return [starts.findLast((at) => at < own), starts.find((at) => at > own)]
    .filter((at) => at !== undefined)
    .toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own))
    .map((at) => {
      const checkIn = days[at]!;
      return { checkIn, checkOut: daysAfter(checkIn, length) };
    });
}

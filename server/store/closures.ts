/** The nights that the family closed: the whole house or one room, by whom and why. */
import { randomUUID } from "node:crypto";
import { type Day, daysAfter, nightsIn, type Stay } from "#app/domain/stay.ts";
import { type Query, type Row, text, whole } from "./database.ts";

/** All rooms, those to come too. */
export const HOUSE = "*";

const DAY = 24 * 3_600_000;

export type Closure = {
  id: string;
  /** A room, or `HOUSE`. */
  room: string;
  /** What was closed: a closure of the house stays one where a room of it was opened since. */
  origin: "house" | "room";
  /** First and last night. */
  first: Day;
  last: Day;
  kind: "closed" | "stay";
  note: string;
  author: string;
  created: number;
};

/** Closed nights by room; those of all rooms under `HOUSE`. */
export type Closed = Map<string, Set<Day>>;

const COLUMNS = "id, room, origin, first_night, last_night, kind, note, author, created";

function closureOf(row: Row): Closure {
  return {
    id: text(row["id"]),
    room: text(row["room"]),
    origin: text(row["origin"]) === "house" ? "house" : "room",
    first: text(row["first_night"]),
    last: text(row["last_night"]),
    kind: text(row["kind"]) === "stay" ? "stay" : "closed",
    note: text(row["note"]),
    author: text(row["author"]),
    created: whole(row["created"]),
  };
}

/** All closures, the earliest night first. */
export async function allClosures(query: Query): Promise<Closure[]> {
  const rows = await query(
    `SELECT ${COLUMNS} FROM closures ORDER BY first_night, room, created, id`,
  );
  return rows.map(closureOf);
}

export function nightsOfClosure({ first, last }: Closure): Day[] {
  return nightsIn({ checkIn: first, checkOut: daysAfter(last, 1) });
}

export async function allClosed(query: Query): Promise<Closed> {
  const closed: Closed = new Map();
  for (const closure of await allClosures(query)) {
    const nights = closed.get(closure.room) ?? new Set();
    closed.set(closure.room, nights.union(new Set(nightsOfClosure(closure))));
  }
  return closed;
}

/** The closed nights of a room, those of all rooms included. */
export function closedOf(closed: Closed, room: string): Set<Day> {
  return (closed.get(room) ?? new Set()).union(closed.get(HOUSE) ?? new Set());
}

async function insert(query: Query, closure: Omit<Closure, "id">): Promise<void> {
  const { room, origin, first, last, kind, note, author, created } = closure;
  await query(
    `INSERT INTO closures (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    randomUUID(),
    room,
    origin,
    first,
    last,
    kind,
    note,
    author,
    created,
  );
}

type NewClosure = Pick<Closure, "room"> &
  Partial<Pick<Closure, "kind" | "note" | "author">> & { stay: Stay };

/** Closes the nights of a stay in a room, or in all; the same closure twice is one. */
export async function addClosure(
  query: Query,
  { room, stay, kind = "closed", note = "", author = "" }: NewClosure,
  now: number,
): Promise<void> {
  const [first, last] = [stay.checkIn, daysAfter(stay.checkOut, -1)];
  const isThere = (await allClosures(query)).some(
    (one) =>
      one.room === room &&
      one.kind === kind &&
      (note === "" || one.note === note) &&
      one.first <= first &&
      last <= one.last,
  );
  const origin = room === HOUSE ? "house" : "room";
  if (!isThere)
    await insert(query, { room, origin, first, last, kind, note, author, created: now });
}

/** A closure without the nights of a stay: what is left before and after it. */
function withoutStay(closure: Closure, { checkIn, checkOut }: Stay): Closure[] {
  return [
    { ...closure, last: daysAfter(checkIn, -1) },
    { ...closure, first: checkOut },
  ].filter(({ first, last }) => closure.first <= first && first <= last && last <= closure.last);
}

/** The nights that a closure and a stay share. */
function sharedWith(closure: Closure, { checkIn, checkOut }: Stay): Closure {
  const last = daysAfter(checkOut, -1);
  return {
    ...closure,
    first: closure.first > checkIn ? closure.first : checkIn,
    last: closure.last < last ? closure.last : last,
  };
}

/**
 * Opens what was closed for a stay's nights. Of the house: what closed the house, and nothing that
 * closed one room. Of a room: both, and for the `others` the house stays closed. Gives the closures
 * that keep some of these nights closed.
 */
export async function openNights(
  query: Query,
  room: string,
  stay: Stay,
  others: string[],
): Promise<Closure[]> {
  const overlapping = (await allClosures(query)).filter(
    ({ first, last }) => first < stay.checkOut && stay.checkIn <= last,
  );
  const isMeant = (one: Closure) =>
    room === HOUSE ? one.origin === "house" : one.room === room || one.room === HOUSE;
  for (const closure of overlapping.filter(isMeant)) {
    await query("DELETE FROM closures WHERE id = ?", closure.id);
    for (const rest of withoutStay(closure, stay)) await insert(query, rest);
    if (room === HOUSE || closure.room !== HOUSE) continue;
    const shared = sharedWith(closure, stay);
    for (const other of others) await insert(query, { ...shared, room: other });
  }
  return room === HOUSE ? overlapping.filter((one) => !isMeant(one)) : [];
}

/** Deletes closures that have passed, wherever the day is, and with them what was noted of a guest. */
export async function dropPastNights(query: Query, now: number): Promise<void> {
  const past = new Date(now - 2 * DAY).toISOString().slice(0, 10);
  await query("DELETE FROM closures WHERE last_night < ?", past);
}

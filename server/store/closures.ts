/** Closures of a room or the house: closed nights, stays that the family entered, and notes on portals' guests. */
import { randomUUID } from "node:crypto";
import { type Day, daysAfter, nightsIn, type Stay } from "#app/domain/stay.ts";
import { insertRow, type RunSql } from "./database.ts";
import type { FeedKey } from "./feeds.ts";

/** The `room` of a closure of all rooms, also of rooms that are added later. */
export const WHOLE_HOUSE = "*";

/** Each text is "" if the family typed nothing. `note` is the guest's name, or the reason why nights are closed. */
export type GuestDetails = Record<"note" | "adults" | "children" | "soldBy", string>;

export type Closure = GuestDetails & {
  id: string;
  room: string;
  /** A closure of one room has the origin "house" if it is a part of an earlier closure of the whole house. */
  origin: "house" | "room";
  first: Day;
  last: Day;
  /** A "note" has the guest's name on nights that a portal sold. It closes no nights. */
  kind: "closed" | "stay" | "note";
  portal: string; // for a note, the portal that sold the nights; "" for other kinds
  /** The time when the family was first asked whether a portal sold this stay; 0 if not asked yet, 1 if the answer was no. */
  askedAt: number;
  author: string; // the name of the device on which the family entered the closure
  createdAt: number;
};

export function allClosures(query: RunSql): Promise<Closure[]> {
  return query("SELECT * FROM closures ORDER BY first, room, createdAt, id");
}

export async function deleteStay(query: RunSql, id: string): Promise<void> {
  await query("DELETE FROM closures WHERE id = ? AND kind = 'stay'", [id]);
}

export async function closuresIn(query: RunSql, room: string): Promise<Closure[]> {
  const closures = await allClosures(query);
  return closures.filter((one) => one.room === room || one.room === WHOLE_HOUSE);
}

export async function closedNights(query: RunSql, room: string): Promise<Set<Day>> {
  const closures = (await closuresIn(query, room)).filter(({ kind }) => kind !== "note");
  return new Set(
    closures.flatMap(({ first, last }) =>
      nightsIn({ checkIn: first, checkOut: daysAfter(last, 1) }),
    ),
  );
}

async function insertClosure(query: RunSql, closure: Omit<Closure, "id">): Promise<void> {
  await insertRow(query, "closures", { ...closure, id: randomUUID() });
}

type NewClosure = Pick<Closure, "room"> &
  Partial<GuestDetails & Pick<Closure, "kind" | "author" | "portal" | "askedAt">> & { stay: Stay };

/** Adds a closure. For the kind "closed", does nothing if one such closure of the room has all the nights and the note. */
export async function addClosure(
  query: RunSql,
  { room, stay, kind = "closed", author = "", portal = "", askedAt = 0, ...guests }: NewClosure,
  now: number,
): Promise<void> {
  const [first, last] = [stay.checkIn, daysAfter(stay.checkOut, -1)];
  const { note = "", adults = "", children = "", soldBy = "" } = guests;
  const isClosedAlready = (await allClosures(query)).some(
    (one) =>
      one.room === room &&
      one.kind === kind &&
      kind === "closed" &&
      (note === "" || one.note === note) &&
      one.first <= first &&
      last <= one.last,
  );
  const origin = room === WHOLE_HOUSE ? "house" : "room";
  const closure = { room, first, last, kind, note, adults, children, soldBy, author, portal };
  if (!isClosedAlready) await insertClosure(query, { ...closure, origin, askedAt, createdAt: now });
}

/** Splits a closure into `partInStay`, the nights of the stay, and `otherParts`, the nights before and after the stay. */
function splitClosure(closure: Closure, { checkIn, checkOut }: Stay) {
  const lastNight = daysAfter(checkOut, -1);
  const firstInStay = closure.first > checkIn ? closure.first : checkIn;
  const lastInStay = closure.last < lastNight ? closure.last : lastNight;
  const before = { ...closure, last: daysAfter(firstInStay, -1) };
  const after = { ...closure, first: daysAfter(lastInStay, 1) };
  const otherParts = [before, after].filter((part) => part.first <= part.last);
  return { partInStay: { ...closure, first: firstInStay, last: lastInStay }, otherParts };
}

/** Finds the closures that opening `room` opens: for a room also those of the whole house, for the house only its own. */
export async function affectedClosures(query: RunSql, room: string, stay: Stay) {
  const overlapping = (await allClosures(query)).filter(
    ({ kind, first, last }) => kind !== "note" && first < stay.checkOut && stay.checkIn <= last,
  );
  const isToOpen = (one: Closure) =>
    room === WHOLE_HOUSE ? one.origin === "house" : one.room === room || one.room === WHOLE_HOUSE;
  return {
    closuresToOpen: overlapping.filter(isToOpen),
    otherClosures: room === WHOLE_HOUSE ? overlapping.filter((one) => !isToOpen(one)) : [],
  };
}

/**
 * Removes the nights of a stay from closures (if `kind` is set, only from that kind). If one room is opened in a closure of
 * the house, `otherRooms` remain closed. If the house is opened, returns the closures of single rooms, which stay closed.
 */
export async function openNights(
  query: RunSql,
  room: string,
  stay: Stay,
  otherRooms: string[],
  kind?: "stay",
): Promise<Closure[]> {
  const { closuresToOpen, otherClosures } = await affectedClosures(query, room, stay);
  for (const closure of closuresToOpen.filter((one) => !kind || one.kind === kind)) {
    await query("DELETE FROM closures WHERE id = ?", [closure.id]);
    const { partInStay, otherParts } = splitClosure(closure, stay);
    for (const part of otherParts) await insertClosure(query, part);
    if (room === WHOLE_HOUSE || closure.room !== WHOLE_HOUSE) continue;
    for (const other of otherRooms) await insertClosure(query, { ...partInStay, room: other });
  }
  return otherClosures;
}

/** Replaces the guest's name on nights that a portal sold; an empty `note` removes it. */
export async function writeGuestNote(query: RunSql, closure: NewClosure & FeedKey, now: number) {
  const { room, portal, stay } = closure;
  await query("DELETE FROM closures WHERE room = ? AND portal = ? AND first < ? AND last >= ?", [
    room,
    portal,
    stay.checkOut,
    stay.checkIn,
  ]);
  if (closure.note) await addClosure(query, { ...closure, kind: "note" }, now);
}

/** Deletes the notes on a portal's nights once the portal no longer reports any of these nights as sold. */
export async function deleteStaleNotes(query: RunSql, { room, portal }: FeedKey, today: Day) {
  await query(
    `DELETE FROM closures WHERE room = ? AND portal = ? AND last >= ? AND NOT EXISTS (
       SELECT 1 FROM feed_nights AS one WHERE one.room = closures.room AND one.portal = closures.portal
       AND one.isOwn = 1 AND one.night BETWEEN closures.first AND closures.last)`,
    [room, portal, today],
  );
}

export async function setAskedAt(query: RunSql, stays: Closure[], at: number): Promise<void> {
  for (const { id } of stays) await query("UPDATE closures SET askedAt = ? WHERE id = ?", [at, id]);
}

import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import { daysAfter, nightsIn, type Stay } from "#app/domain/stay.ts";
import { bookingsOf } from "#server/calendar/double-sales.ts";
import {
  addClosure,
  affectedClosures,
  type Closure,
  deleteStay,
  type Guests,
  openNights,
  writeGuestNote,
} from "#server/store/closures.ts";
import type { Query } from "#server/store/database.ts";
import { allFeeds, feedNights } from "#server/store/feeds.ts";
import { type HouseContext, DeskError, type DeskRoom } from "../context.ts";
import { readHouseNights, type TakenNight, takenNightsIn } from "./night-states.ts";

/** `room` is a slug or `WHOLE_HOUSE`; `rooms` are the rooms it means. */
type ClosureNights = { room: string; rooms: DeskRoom[]; stay: Stay };

export type PortalConflict = { room: DeskRoom; portal: string; stay: Stay };

async function portalConflicts(
  query: Query,
  { rooms, stay }: ClosureNights,
): Promise<PortalConflict[]> {
  const feeds = await allFeeds(query);
  const conflicts: PortalConflict[] = [];
  for (const room of rooms)
    for (const [portal, takenNights] of await feedNights(query, room.slug)) {
      const feed = feeds.find((one) => one.room === room.slug && one.portal === portal);
      for (const run of runsOf(nightsIn(stay).filter((night) => takenNights.has(night))))
        conflicts.push({ room, portal: feed?.name ?? portal, stay: stayOfRun(run) });
    }
  return conflicts;
}

/** Closes nights, here and on every portal that reads our calendar; gives the nights that portals have already taken. */
export async function closeNights(
  { database, now, author }: HouseContext,
  { note, ...nights }: ClosureNights & Pick<Closure, "note">,
): Promise<PortalConflict[]> {
  const { room, stay } = nights;
  return database.transaction(async (query) => {
    await addClosure(query, { room, stay, note, author }, now);
    return portalConflicts(query, nights);
  });
}

type NewStay = ClosureNights & { guests: Guests };

/**
 * Records a stay in a room, or in all for `WHOLE_HOUSE`; it replaces the stay with the id `former`. Where nights are
 * taken, nothing is recorded and they are returned, unless `isForced`.
 */
export async function recordStay(
  context: HouseContext,
  { room, rooms, stay, guests, former }: NewStay & { former: string },
  isForced: boolean,
): Promise<TakenNight[]> {
  const { database, now, author } = context;
  return database.transaction(async (query) => {
    const taken = takenNightsIn(await readHouseNights(query, context), rooms, stay).filter(
      ({ state: { closures, portals } }) =>
        portals.length > 0 || closures.some(({ id }) => id !== former),
    );
    if (taken.length > 0 && !isForced) return taken;
    // A second press confirms that the stay and the booking are of two guests: nobody is asked again.
    const askedAt = isForced ? 1 : 0;
    await deleteStay(query, former);
    await addClosure(query, { room, stay, kind: "stay", ...guests, author, askedAt }, now);
    return [];
  });
}

/**
 * Writes the name of a portal's guest on the whole booking. Where the family has stays on these nights, nothing is
 * written and they are returned, unless `isForced`: then the stays were of the same guest and are deleted.
 */
export async function recordGuest(
  { database, rooms: allRooms, now, author }: HouseContext,
  { room, rooms, stay, guests }: NewStay,
  isForced: boolean,
): Promise<Closure[]> {
  const others = otherRooms(await allRooms(), rooms);
  return database.transaction(async (query) => {
    const last = daysAfter(stay.checkOut, -1);
    const booking = bookingsOf(await feedNights(query, room)).find(
      (one) => one.first <= stay.checkIn && last <= one.last,
    );
    if (!booking) throw new DeskError("Scegliete le notti di una sola prenotazione di un portale.");
    const stays = await staysAmong(query, room, stay);
    if (stays.length > 0 && !isForced) return stays;
    await openNights(query, room, stay, others, "stay");
    const nights = { checkIn: booking.first, checkOut: daysAfter(booking.last, 1) };
    const { portal } = booking;
    await writeGuestNote(query, { room, portal, stay: nights, ...guests, author }, now);
    return [];
  });
}

/** The family's stays on these nights of a room. */
const staysAmong = async (query: Query, room: string, stay: Stay) =>
  (await affectedClosures(query, room, stay)).closuresToOpen.filter(({ kind }) => kind === "stay");

/** The slugs of all other rooms; rooms are compared by slug, because each reading of the site makes new objects. */
function otherRooms(all: DeskRoom[], rooms: DeskRoom[]): string[] {
  return all.map(({ slug }) => slug).filter((slug) => rooms.every((one) => one.slug !== slug));
}

/**
 * Opens nights, and returns the closures that still cover some. Where stays are among them, nothing is opened and the
 * stays are returned, unless `isForced`.
 */
export async function reopenNights(
  { database, rooms: allRooms }: HouseContext,
  nights: ClosureNights,
  isForced: boolean,
) {
  const { room, rooms, stay } = nights;
  const others = otherRooms(await allRooms(), rooms);
  return database.transaction(async (query) => {
    const stays = await staysAmong(query, room, stay);
    const conflicts = await portalConflicts(query, nights);
    if (stays.length > 0 && !isForced) return { stays, closures: [], conflicts };
    return { stays: [], closures: await openNights(query, room, stay, others), conflicts };
  });
}

import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import { nightsIn, type Stay } from "#app/domain/stay.ts";
import { addClosure, type Closure, openNights } from "#server/store/closures.ts";
import type { Query } from "#server/store/database.ts";
import { allFeeds, feedNights } from "#server/store/feeds.ts";
import type { DeskContext, DeskRoom } from "./context.ts";

/** `room` is a slug or `HOUSE`; `rooms` are the rooms it means. */
type Nights = { room: string; rooms: DeskRoom[]; stay: Stay };

export type PortalConflict = { room: DeskRoom; portal: string; stay: Stay };

async function portalConflicts(query: Query, { rooms, stay }: Nights): Promise<PortalConflict[]> {
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

/** Closes nights, here and on every portal that reads our calendar; gives what portals have taken. */
export async function closeNights(
  { database, now, author }: DeskContext,
  { note, ...nights }: Nights & Pick<Closure, "note">,
): Promise<PortalConflict[]> {
  const { room, stay } = nights;
  return database.transaction(async (query) => {
    await addClosure(query, { room, stay, note, author }, now);
    return portalConflicts(query, nights);
  });
}

/** Opens nights; gives the closures and the portals that keep some of them closed. */
export async function reopenNights(
  { database, rooms: allRooms }: DeskContext,
  nights: Nights,
): Promise<{ closures: Closure[]; conflicts: PortalConflict[] }> {
  const { room, rooms, stay } = nights;
  const others = (await allRooms()).filter((one) => !rooms.includes(one));
  const slugs = others.map(({ slug }) => slug);
  return database.transaction(async (query) => ({
    closures: await openNights(query, room, stay, slugs),
    conflicts: await portalConflicts(query, nights),
  }));
}

/** `chiudi` and `riapri`. */
import { nightsIn, runsOf, stayOfRun } from "#app/domain/nights.ts";
import type { Day } from "#app/domain/stay.ts";
import { closeNights, openNights } from "../store/closures.ts";
import type { Query } from "../store/database.ts";
import { allFeeds, feedNights } from "../store/feeds.ts";
import type { Desk, DeskRoom } from "./command.ts";
import { daysMeant, keptRoom, roomsMeant, stayWords } from "./rooms.ts";

/** What portals hold of nights, room by room, in words. */
async function heldByPortals(query: Query, rooms: DeskRoom[], nights: Day[]): Promise<string[]> {
  const feeds = await allFeeds(query);
  const lines: string[] = [];
  for (const { slug, name } of rooms)
    for (const [portal, taken] of await feedNights(query, slug)) {
      const feed = feeds.find((one) => one.room === slug && one.portal === portal);
      for (const run of runsOf(nights.filter((night) => taken.has(night))))
        lines.push(`${name}: per ${feed?.name ?? portal} è occupata ${stayWords(stayOfRun(run))}.`);
    }
  return lines;
}

const named = (rooms: DeskRoom[]) => rooms.map(({ name }) => name).join(", ");

/** Nobody can have these nights any more, here or on a portal that reads our calendar. */
export async function closeDays(desk: Desk, [word, from, to]: string[]): Promise<void> {
  const rooms = await roomsMeant(desk, word);
  const stay = daysMeant(desk, from, to);
  const nights = nightsIn(stay);
  const held = await desk.database.transaction(async (query) => {
    await closeNights(query, keptRoom(word, rooms), nights);
    return heldByPortals(query, rooms, nights);
  });
  desk.print(`Chiuso ${stayWords(stay)}: ${named(rooms)}.`);
  for (const line of held) desk.print(`Attenzione. ${line}`);
}

/** What the family closed is open again; what a portal sold stays taken until the portal lets it go. */
export async function openDays(desk: Desk, [word, from, to]: string[]): Promise<void> {
  const rooms = await roomsMeant(desk, word);
  const stay = daysMeant(desk, from, to);
  const nights = nightsIn(stay);
  const others = (await desk.rooms()).filter((room) => !rooms.includes(room));
  const held = await desk.database.transaction(async (query) => {
    const room = keptRoom(word, rooms);
    await openNights(
      query,
      room,
      nights,
      others.map(({ slug }) => slug),
    );
    return heldByPortals(query, rooms, nights);
  });
  desk.print(`Riaperto ${stayWords(stay)}: ${named(rooms)}.`);
  for (const line of held) desk.print(`${line} Si libera quando il portale la toglie.`);
}

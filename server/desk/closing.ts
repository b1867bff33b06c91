/** `chiudi` and `riapri`. */
import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import { type Day, nightsIn } from "#app/domain/stay.ts";
import { addClosure, openNights } from "../store/closures.ts";
import type { Query } from "../store/database.ts";
import { allFeeds, feedNights } from "../store/feeds.ts";
import { describeClosure } from "./closure-words.ts";
import { type Desk, type DeskRoom, printable } from "./command.ts";
import { DeskError } from "./desk-error.ts";
import { closureRoom, parseStay, resolveRooms, describeStay } from "./rooms.ts";

/** As much of a reason as is stored, in letters. */
const LONGEST_NOTE = 200;

/** What portals hold of nights, room by room, in words. */
async function portalConflicts(query: Query, rooms: DeskRoom[], nights: Day[]): Promise<string[]> {
  const feeds = await allFeeds(query);
  const lines: string[] = [];
  for (const { slug, name } of rooms)
    for (const [portal, taken] of await feedNights(query, slug)) {
      const feed = feeds.find((one) => one.room === slug && one.portal === portal);
      for (const run of runsOf(nights.filter((night) => taken.has(night))))
        lines.push(
          `${name}: per ${feed?.name ?? portal} è occupata ${describeStay(stayOfRun(run))}.`,
        );
    }
  return lines;
}

const roomNames = (rooms: DeskRoom[]) => rooms.map(({ name }) => name).join(", ");

/** Whoever sits at the terminal, as the system knows them. */
function author(): string {
  return process.env["SUDO_USER"] ?? process.env["USER"] ?? "";
}

function parseNote(words: string[]): string {
  const note = printable(words.join(" ")).replaceAll(/\s+/g, " ").trim();
  if (note.length > LONGEST_NOTE)
    throw new DeskError(`La nota è troppo lunga: bastano ${LONGEST_NOTE} lettere.`);
  return note;
}

/** Nobody can have these nights any more, here or on a portal that reads our calendar. */
export async function closeDays(desk: Desk, [word, from, to, ...reason]: string[]): Promise<void> {
  const rooms = await resolveRooms(desk, word);
  const stay = parseStay(desk, from, to);
  const note = parseNote(reason);
  const room = closureRoom(word, rooms);
  const conflicts = await desk.database.transaction(async (query) => {
    await addClosure(query, { room, stay, note, author: author() }, desk.now);
    return portalConflicts(query, rooms, nightsIn(stay));
  });
  desk.print(`Chiuso ${describeStay(stay)}: ${roomNames(rooms)}${note && ` (${note})`}.`);
  for (const line of conflicts) desk.print(`Attenzione. ${line}`);
}

/** What the family closed is open again; what a portal sold stays taken until the portal lets it go. */
export async function openDays(desk: Desk, [word, from, to]: string[]): Promise<void> {
  const rooms = await resolveRooms(desk, word);
  const stay = parseStay(desk, from, to);
  const others = (await desk.rooms()).filter((one) => !rooms.includes(one));
  const room = closureRoom(word, rooms);
  const slugs = others.map(({ slug }) => slug);
  const { closed, held } = await desk.database.transaction(async (query) => ({
    closed: await openNights(query, room, stay, slugs),
    held: await portalConflicts(query, rooms, nightsIn(stay)),
  }));
  desk.print(`Riaperto ${describeStay(stay)}: ${roomNames(rooms)}.`);
  for (const closure of closed)
    desk.print(
      `Resta chiusa ${describeClosure(closure)}. È chiusa da sola: per riaprirla scrivete la camera al posto di casa.`,
    );
  for (const line of held) desk.print(`${line} Si libera quando il portale la toglie.`);
}

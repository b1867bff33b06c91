/** `chiudi` and `riapri`. */
import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import { nightsIn, type Stay } from "#app/domain/stay.ts";
import { addClosure, openNights } from "#server/store/closures.ts";
import type { Query } from "#server/store/database.ts";
import { allFeeds, feedNights } from "#server/store/feeds.ts";
import { DeskError, type DeskRoom } from "../context.ts";
import { closureRoom, parseStay, resolveRooms } from "./arguments.ts";
import { describeClosure, describeStay, printable, type Shell } from "./format.ts";

/** The longest reason, in letters. */
const MAX_NOTE = 200;

/** `room` is a slug or `HOUSE`; `rooms` are the rooms it means. */
type Nights = { room: string; rooms: DeskRoom[]; stay: Stay; names: string };

async function parseNights(shell: Shell, [word, from, to]: string[]): Promise<Nights> {
  const rooms = await resolveRooms(shell, word);
  const stay = parseStay(shell, from, to);
  const names = rooms.map(({ name }) => name).join(", ");
  return { rooms, stay, room: closureRoom(word, rooms), names };
}

function parseNote(words: string[]): string {
  const note = printable(words.join(" ")).replaceAll(/\s+/g, " ").trim();
  if (note.length > MAX_NOTE)
    throw new DeskError(`La nota è troppo lunga: bastano ${MAX_NOTE} lettere.`);
  return note;
}

/** A line for each part of a stay that a portal has taken. */
async function portalConflicts(query: Query, { rooms, stay }: Nights): Promise<string[]> {
  const feeds = await allFeeds(query);
  const conflicts: string[] = [];
  for (const { slug, name } of rooms)
    for (const [portal, takenNights] of await feedNights(query, slug)) {
      const feed = feeds.find((one) => one.room === slug && one.portal === portal);
      for (const run of runsOf(nightsIn(stay).filter((night) => takenNights.has(night)))) {
        const words = describeStay(stayOfRun(run));
        conflicts.push(`${name}: per ${feed?.name ?? portal} è occupata ${words}.`);
      }
    }
  return conflicts;
}

/** Closes nights, here and on every portal that reads our calendar. */
export async function closeCommand(shell: Shell, words: string[]): Promise<void> {
  const nights = await parseNights(shell, words);
  const { room, stay, names } = nights;
  const note = parseNote(words.slice(3));
  const author = process.env["SUDO_USER"] ?? process.env["USER"] ?? "";
  const conflicts = await shell.database.transaction(async (query) => {
    await addClosure(query, { room, stay, note, author }, shell.now);
    return portalConflicts(query, nights);
  });
  shell.print(`Chiuso ${describeStay(stay)}: ${names}${note && ` (${note})`}.`);
  for (const conflict of conflicts) shell.print(`Attenzione. ${conflict}`);
}

/** Opens nights; some may stay closed by other closures, or by portals. */
export async function reopenCommand(shell: Shell, words: string[]): Promise<void> {
  const nights = await parseNights(shell, words);
  const { room, rooms, stay, names } = nights;
  const others = (await shell.rooms()).filter((one) => !rooms.includes(one));
  const slugs = others.map(({ slug }) => slug);
  const [closures, conflicts] = await shell.database.transaction(async (query) => [
    await openNights(query, room, stay, slugs),
    await portalConflicts(query, nights),
  ]);
  shell.print(`Riaperto ${describeStay(stay)}: ${names}.`);
  for (const closure of closures)
    shell.print(
      `Resta chiusa ${describeClosure(closure)}. È chiusa da sola: per riaprirla scrivete la camera al posto di casa.`,
    );
  for (const conflict of conflicts)
    shell.print(`${conflict} Si libera quando il portale la toglie.`);
}

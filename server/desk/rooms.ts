/** Rooms and days as the family types them. */
import { slashedDate } from "#app/domain/day-words.ts";
import { type Day, daysAfter, isDay, nightsOf, type Stay } from "#app/domain/stay.ts";
import { todayAtHome } from "../local-day.ts";
import { HOUSE } from "../store/closures.ts";
import { counted, type Desk, type DeskRoom, type Noun, printable } from "./command.ts";
import { DeskError } from "./desk-error.ts";

export const NIGHTS: Noun = ["notte", "notti"];

/** As far ahead as anybody plans, in days: further is a slip in the year. */
const FARTHEST = 3 * 366;

/** The rooms a word means: one by its name in addresses, or all of the house. */
export async function roomsMeant(desk: Desk, word: string | undefined): Promise<DeskRoom[]> {
  const rooms = await desk.rooms();
  const known = rooms.map(({ slug }) => slug).join(", ");
  if (!word) throw new DeskError(`Quale camera? Si può scrivere: ${known}.`);
  if (word === "casa") return rooms;
  const room = rooms.find(({ slug }) => slug === word);
  if (!room) throw new DeskError(`La camera «${printable(word)}» non c’è. Ci sono: ${known}.`);
  return [room];
}

/** One room; the whole house is none. */
export async function roomMeant(desk: Desk, word: string | undefined): Promise<DeskRoom> {
  const [room, another] = await roomsMeant(desk, word);
  if (!room || another)
    throw new DeskError("Un calendario è di una camera sola: scrivete il suo nome, non casa.");
  return room;
}

/** Under which name a closure is kept. */
export function keptRoom(word: string | undefined, [room]: DeskRoom[]): string {
  return word === "casa" ? HOUSE : (room?.slug ?? "");
}

function dayMeant(word: string | undefined, which: string): Day {
  if (!word) throw new DeskError(`Manca il giorno ${which}, per esempio 2027-08-12.`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(word))
    throw new DeskError(
      `Il giorno ${which} si scrive anno-mese-giorno, per esempio 2027-08-12, non «${printable(word)}».`,
    );
  if (!isDay(word)) throw new DeskError(`Il ${slashedDate(word)} non esiste.`);
  return word;
}

/** The stay that two words mean: the first day, and the day of departure. */
export function daysMeant({ now }: Desk, from: string | undefined, to: string | undefined): Stay {
  const checkIn = dayMeant(from, "di arrivo");
  const checkOut = dayMeant(to, "di partenza");
  if (checkOut <= checkIn)
    throw new DeskError(
      "Il giorno di partenza viene dopo quello di arrivo: per la sola notte del 12 scrivete 2027-08-12 2027-08-13.",
    );
  const today = todayAtHome(now);
  if (checkOut <= today) throw new DeskError("Queste notti sono già passate.");
  if (checkOut > daysAfter(today, FARTHEST))
    throw new DeskError(`Il ${slashedDate(checkOut)} è fra più di tre anni: controllate l’anno.`);
  return { checkIn, checkOut };
}

/** "dal 12/08/2027 al 15/08/2027, 3 notti" */
export function stayWords(stay: Stay): string {
  const count = counted(nightsOf(stay), NIGHTS);
  return `dal ${slashedDate(stay.checkIn)} al ${slashedDate(stay.checkOut)}, ${count}`;
}

/** Rooms and days as the family types them. */
import { slashedDate } from "#app/domain/day-words.ts";
import { type Day, daysAfter, isDay, nightsOf, type Stay } from "#app/domain/stay.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { HOUSE } from "../store/closures.ts";
import { counted, type Desk, type DeskRoom, type Noun, printable } from "./command.ts";
import { DeskError } from "./desk-error.ts";

export const NIGHTS: Noun = ["notte", "notti"];

/** What stands for all rooms. */
const HOUSE_WORD = "casa";

/** As far ahead as anybody plans, in days: further is a slip in the year. */
const FARTHEST = 3 * 366;

/** A name as it is compared: "Elegant Room", "elegant-room" and "elegant_room" are one. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}]/gu, "")
    .replaceAll(/[\s_-]+/g, " ")
    .trim();
}

/** The rooms a name means: by slug, by name, or by a beginning that no other room has. */
function roomsNamed(rooms: DeskRoom[], word: string): DeskRoom[] {
  const wanted = plain(word);
  const names = ({ slug, name }: DeskRoom) => [plain(slug), plain(name)];
  const exact = rooms.filter((room) => names(room).includes(wanted));
  if (exact.length > 0) return exact;
  return rooms.filter((room) => names(room).some((name) => name.startsWith(wanted)));
}

/** The rooms a word means: one, or all of the house. */
export async function roomsMeant(desk: Desk, word: string | undefined): Promise<DeskRoom[]> {
  const rooms = await desk.rooms();
  const known = rooms.map(({ slug }) => slug).join(", ");
  if (!word?.trim()) throw new DeskError(`Quale camera? Si può scrivere: ${known}.`);
  if (plain(word) === HOUSE_WORD) return rooms;
  const found = roomsNamed(rooms, word);
  if (found.length > 1)
    throw new DeskError(
      `«${printable(word)}» può essere ${found.map(({ slug }) => slug).join(" o ")}: scrivete quale.`,
    );
  if (found.length === 0)
    throw new DeskError(`La camera «${printable(word)}» non c’è. Ci sono: ${known}.`);
  return found;
}

/** One room; the whole house is none. */
export async function roomMeant(desk: Desk, word: string | undefined): Promise<DeskRoom> {
  const [room, another] = await roomsMeant(desk, word);
  if (!room || another)
    throw new DeskError("Un calendario è di una camera sola: scrivete il suo nome, non casa.");
  return room;
}

/** The room of a closure. */
export function closureRoom(word: string | undefined, [room]: DeskRoom[]): string {
  return plain(word ?? "") === HOUSE_WORD ? HOUSE : (room?.slug ?? "");
}

/** A day as families and screens write it: 2027-08-12, 12/08/2027, 12-8-2027, 12.8.2027. */
function dayWritten(word: string): Day | undefined {
  const machine = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word)?.slice(1);
  const italian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(word)?.slice(1);
  const [year, month = "", day = ""] = machine ?? italian?.toReversed() ?? [];
  return year && `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function dayMeant(word: string | undefined, which: string): Day {
  if (!word) throw new DeskError(`Manca il giorno ${which}, per esempio 12/08/2027.`);
  const day = dayWritten(word);
  if (!day)
    throw new DeskError(
      `Il giorno ${which} si scrive per esempio 12/08/2027 oppure 2027-08-12, non «${printable(word)}».`,
    );
  if (!isDay(day)) throw new DeskError(`Il ${slashedDate(day)} non esiste.`);
  return day;
}

/** The stay that two words mean: the first day, and the day of departure. */
export function daysMeant({ now }: Desk, from: string | undefined, to: string | undefined): Stay {
  const checkIn = dayMeant(from, "di arrivo");
  const checkOut = dayMeant(to, "di partenza");
  if (checkOut <= checkIn)
    throw new DeskError(
      "Il giorno di partenza viene dopo quello di arrivo: per la sola notte del 12 scrivete 12/08/2027 13/08/2027.",
    );
  const today = houseDayAt(now);
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

import { MAX_DEVICE_NAME_LENGTH, MAX_NOTE_LENGTH } from "./limits.ts";
import { parseDay } from "#app/content/forms/typed-values.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { slashedDate } from "#app/domain/day-words.ts";
import { type Day, daysAfter, isDay, MAX_NIGHTS } from "#app/domain/stay.ts";
import { formatStay } from "./calendar/describe-nights.ts";
import { WHOLE_HOUSE } from "#server/store/closures.ts";
import { type DeskContext, DeskError, type DeskRoom, type HouseContext } from "./context.ts";
import { withoutControlCharacters } from "./format.ts";

/** Makes names comparable: "Elegant Room", "elegant-room" and "elegant_room" become the same text. */
function normalizeName(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}]/gu, "")
    .replaceAll(/[\s_-]+/g, " ")
    .trim();
}

function findRoom(rooms: DeskRoom[], typedName: string | undefined): DeskRoom {
  const slugs = rooms.map(({ slug }) => slug).join(", ");
  if (!typedName?.trim()) throw new DeskError(`Quale camera? Si può scrivere: ${slugs}.`);
  const wantedName = normalizeName(typedName);
  const room = rooms.find(({ slug, name }) => [slug, name].map(normalizeName).includes(wantedName));
  if (room) return room;
  const printableName = withoutControlCharacters(typedName);
  throw new DeskError(`La camera «${printableName}» non c’è. Ci sono: ${slugs}.`);
}

/** Accepts 2027-08-12, 12/08/2027, 12-8-2027 and 12.8.2027. */
function parseStayDay(typedDay: string | undefined, whichDay: "di arrivo" | "di partenza"): Day {
  if (!typedDay) throw new DeskError(`Manca il giorno ${whichDay}, per esempio 12/08/2027.`);
  const day = parseDay(typedDay);
  if (!/^\d{4}-\d\d-\d\d$/.test(day))
    throw new DeskError(
      `Il giorno ${whichDay} si scrive per esempio 12/08/2027 oppure 2027-08-12, non «${withoutControlCharacters(typedDay)}».`,
    );
  if (!isDay(day)) throw new DeskError(`Il ${slashedDate(day)} non esiste.`);
  return day;
}

export function parseStay({ now }: DeskContext, from: string | undefined, to: string | undefined) {
  const checkIn = parseStayDay(from, "di arrivo");
  const checkOut = parseStayDay(to, "di partenza");
  if (checkOut <= checkIn)
    throw new DeskError(
      "Il giorno di partenza viene dopo quello di arrivo: per la sola notte del 12 scrivete 12/08/2027 13/08/2027.",
    );
  const today = houseDayAt(now);
  if (checkOut <= today) throw new DeskError("Queste notti sono già passate.");
  if (checkOut > daysAfter(today, MAX_NIGHTS))
    throw new DeskError(`Il ${slashedDate(checkOut)} è fra più di tre anni: controllate l’anno.`);
  return { checkIn, checkOut };
}

/** Parses a room or "casa" (the whole house), and two days. Also returns a label: "Elegant Room, 5–8 dic 2026, 3 notti". */
export async function parseNights(context: HouseContext, [room, from, to]: (string | undefined)[]) {
  const allRooms = await context.rooms();
  const isWholeHouse = normalizeName(room ?? "") === "casa";
  const rooms = isWholeHouse ? allRooms : [findRoom(allRooms, room)];
  const stay = parseStay(context, from, to);
  const { slug, name } = rooms[0]!;
  const label = `${isWholeHouse ? "Tutta la casa" : name}, ${formatStay(stay)}`;
  return { rooms, stay, room: isWholeHouse ? WHOLE_HOUSE : slug, label };
}

function parseSingleLine(text: string, maxLength: number, tooLongText: string): string {
  const line = withoutControlCharacters(text).replaceAll(/\s+/g, " ").trim();
  if (line.length > maxLength) throw new DeskError(`${tooLongText}: bastano ${maxLength} lettere.`);
  return line;
}

export const parseNote = (text: string) =>
  parseSingleLine(text, MAX_NOTE_LENGTH, "La nota è troppo lunga");

export const parseDeviceName = (text: string) =>
  parseSingleLine(text, MAX_DEVICE_NAME_LENGTH, "Il nome è troppo lungo");

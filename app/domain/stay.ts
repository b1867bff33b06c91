/**
 * The stay: from a check-in day to a check-out day.
 *
 * Shapes: a day is a string `YYYY-MM-DD`, as a date field gives it; an empty string is a day not chosen.
 * Units:  nights are whole calendar nights, so no clock change can lengthen or shorten one.
 * Errors: a guest's slip is a tag (`StayProblem`); a day that is not a day throws, for it is ours.
 * Source: docs/specification.md, sections 4, 5 and 9 (check-in never before today, at least one
 *         night).
 */
/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

export type Stay = { checkIn: Day; checkOut: Day };

/** The shortest stay, in nights. */
const MIN_NIGHTS = 1;

export type StayProblem =
  "check-in-missing" | "check-in-before-today" | "check-out-missing" | "ends-before-it-starts";

const DAY_MS = 86_400_000;

/** Days by their numbers: each room writes the nights of a stay again. */
const daysWritten = new Map<number, Day>();

/** About eleven years, and a limit to what strange addresses can fill. */
const MAX_DAYS_WRITTEN = 4_000;

/** A day by its number; days without an hour are read and written in UTC, where each has 24. */
function dayAt(number: number): Day {
  const written = daysWritten.get(number);
  if (written !== undefined) return written;
  const day = new Date(number * DAY_MS).toISOString().slice(0, 10);
  if (daysWritten.size >= MAX_DAYS_WRITTEN) daysWritten.clear();
  daysWritten.set(number, day);
  return day;
}

/** Whether a text, say from an address, names a real calendar day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const number = Date.parse(text) / DAY_MS;
  // Some engines read a 30 February as a day of March.
  return !Number.isNaN(number) && dayAt(number) === text;
}

function numberOf(day: Day): number {
  if (!isDay(day)) throw new RangeError(`Not a day: "${day}"`);
  return Date.parse(day) / DAY_MS;
}

/** The day a clock shows in the guest's own time zone. */
export function dayOf(instant: Date): Day {
  const [month, day] = [instant.getMonth() + 1, instant.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${instant.getFullYear()}-${month}-${day}`;
}

/** The day a number of days after another. */
export function daysAfter(day: Day, days: number): Day {
  return dayAt(numberOf(day) + days);
}

/** The first day a guest may leave when arriving on `checkIn`. */
export function earliestCheckOut(checkIn: Day): Day {
  return daysAfter(checkIn, MIN_NIGHTS);
}

/** The stay a form starts with: tonight. */
export function defaultStay(today: Day): Stay {
  return stayFrom(today);
}

/** A new check-in always moves check-out to the earliest day (docs/specification.md, section 4). */
export function stayFrom(checkIn: Day): Stay {
  return { checkIn, checkOut: isDay(checkIn) ? earliestCheckOut(checkIn) : "" };
}

/** What keeps a stay from being asked for, or nothing. */
export function stayProblem({ checkIn, checkOut }: Stay, today: Day): StayProblem | undefined {
  if (!isDay(checkIn)) return "check-in-missing";
  if (checkIn < today) return "check-in-before-today";
  if (!isDay(checkOut)) return "check-out-missing";
  if (checkOut < earliestCheckOut(checkIn)) return "ends-before-it-starts";
  return undefined;
}

/** The nights of a stay, each by the day it begins. */
export function nightsIn(stay: Stay): Day[] {
  const first = numberOf(stay.checkIn);
  return Array.from({ length: nightsOf(stay) }, (_, night) => dayAt(first + night));
}

/** Nights between check-in and check-out. */
export function nightsOf({ checkIn, checkOut }: Stay): number {
  return numberOf(checkOut) - numberOf(checkIn);
}

/** Stays are counted in calendar nights, so clock changes have no effect (docs/specification.md, sections 4, 5, 9). */

/** A calendar day, `YYYY-MM-DD`, the value of a date field; "" is an empty field. */
export type Day = string;

export type Stay = { checkIn: Day; checkOut: Day };

const MIN_NIGHTS = 1;

/** The maximum for stays, and for closures by the family: if one is longer, its year was probably mistyped. */
export const MAX_NIGHTS = 3 * 366;

type StayProblem =
  | "check-in-missing"
  | "check-in-before-today"
  | "check-out-missing"
  | "ends-before-it-starts"
  | "too-long";

const DAY_MS = 86_400_000;

/** Days by the count of days since 1970; cached, because a page formats the same nights for each room. */
const dayCache = new Map<number, Day>();

/** About eleven years of days. Without a limit, requests with ever new dates would fill the memory. */
const MAX_CACHED_DAYS = 4_000;

/** `dayNumber` counts the days since 1970; in UTC every day has 24 hours. */
function dayFromNumber(dayNumber: number): Day {
  const cachedDay = dayCache.get(dayNumber);
  if (cachedDay !== undefined) return cachedDay;
  const day = new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
  if (dayCache.size >= MAX_CACHED_DAYS) dayCache.clear();
  dayCache.set(dayNumber, day);
  return day;
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const dayNumber = Date.parse(text) / DAY_MS;
  // Some engines parse 30 February as a day of March.
  return !Number.isNaN(dayNumber) && dayFromNumber(dayNumber) === text;
}

function dayNumberOf(day: Day): number {
  if (!isDay(day)) throw new RangeError(`Not a day: "${day}"`);
  return Date.parse(day) / DAY_MS;
}

export function daysAfter(day: Day, days: number): Day {
  return dayFromNumber(dayNumberOf(day) + days);
}

export function earliestCheckOut(checkIn: Day): Day {
  return daysAfter(checkIn, MIN_NIGHTS);
}

/** Returns the shortest stay, because a new check-in moves check-out to the next day (docs/specification.md, section 4). */
export function minStayFrom(checkIn: Day): Stay {
  return { checkIn, checkOut: isDay(checkIn) ? earliestCheckOut(checkIn) : "" };
}

export function stayProblem({ checkIn, checkOut }: Stay, today: Day): StayProblem | undefined {
  if (!isDay(checkIn)) return "check-in-missing";
  if (checkIn < today) return "check-in-before-today";
  if (!isDay(checkOut)) return "check-out-missing";
  if (checkOut < earliestCheckOut(checkIn)) return "ends-before-it-starts";
  if (nightCountOf({ checkIn, checkOut }) > MAX_NIGHTS) return "too-long";
  return undefined;
}

export function nightsIn(stay: Stay): Day[] {
  const first = dayNumberOf(stay.checkIn);
  return Array.from({ length: nightCountOf(stay) }, (_, night) => dayFromNumber(first + night));
}

export function nightCountOf({ checkIn, checkOut }: Stay): number {
  return dayNumberOf(checkOut) - dayNumberOf(checkIn);
}

/** Returns stays of the same length, the nearest first; of two equally near stays, the earlier stay comes first. */
export function staysNearby({ checkIn, checkOut }: Stay, days: number): Stay[] {
  return Array.from({ length: days }, (_, index) => index + 1)
    .flatMap((shift) => [-shift, shift])
    .map((shift) => ({
      checkIn: daysAfter(checkIn, shift),
      checkOut: daysAfter(checkOut, shift),
    }));
}

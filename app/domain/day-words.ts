/**
 * A day in Italian words.
 *
 * Shapes: in, a day `YYYY-MM-DD`; out, words.
 * Units:  read as UTC midnight and written as UTC, so the reader's time zone never moves the day.
 * Errors: a day that is not a day throws, from `Intl`.
 * Source: docs/departures.md: the chat text writes dd/mm/yyyy.
 */
import type { Day, Stay } from "./stay.ts";

function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

const longDay = new Intl.DateTimeFormat("it-IT", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const writtenDay = new Intl.DateTimeFormat("it-IT", { dateStyle: "long", timeZone: "UTC" });

const writtenMonth = new Intl.DateTimeFormat("it-IT", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const shortMonth = new Intl.DateTimeFormat("it-IT", { month: "short", timeZone: "UTC" });

/** "10/06/2027" */
export function shortDate(day: Day): string {
  const [year, month, date] = day.split("-");
  return `${date}/${month}/${year}`;
}

/** "giovedì 10 giugno 2027" */
export function longDate(day: Day): string {
  return longDay.format(midnight(day));
}

/** "10 giugno 2027" */
export function writtenDate(day: Day): string {
  return writtenDay.format(midnight(day));
}

/** "giugno 2027" */
export function monthOf(day: Day): string {
  return writtenMonth.format(midnight(day));
}

/** "12–15 ago", "30 dic – 2 gen" */
export function dayRange({ checkIn, checkOut }: Stay): string {
  const from = midnight(checkIn);
  const to = midnight(checkOut);
  const end = `${to.getUTCDate()} ${shortMonth.format(to)}`;
  if (checkIn.slice(0, 7) === checkOut.slice(0, 7)) return `${from.getUTCDate()}–${end}`;
  return `${from.getUTCDate()} ${shortMonth.format(from)} – ${end}`;
}

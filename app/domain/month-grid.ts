/**
 * A month as a table of weeks, and where a key leads in it (ARIA's pattern for grids of days).
 *
 * Shapes: a month is its first day; a week has seven places, empty where the day is another month's.
 * Units:  days `YYYY-MM-DD`; weekdays 1 (Monday) to 7.
 * Errors: a key that leads nowhere is undefined.
 */
import { type Day, daysAfter } from "./stay.ts";

export type Month = Day;

const date = (day: Day) => new Date(`${day}T00:00:00Z`);

const dayIn = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

export function monthIn(day: Day): Month {
  return `${day.slice(0, 7)}-01`;
}

/** The same day some months on, or the last of a month that has it not. */
export function monthsAfter(day: Day, months: number): Day {
  const from = date(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayIn(year, month, Math.min(from.getUTCDate(), last));
}

/** How many places a day stands behind the beginning of its week. */
function place(day: Day, weekStart: number): number {
  return (date(day).getUTCDay() - weekStart + 7) % 7;
}

export function weeksOf(month: Month, weekStart: number): (Day | undefined)[][] {
  const next = monthsAfter(month, 1);
  const weeks = [];
  for (let day = daysAfter(month, -place(month, weekStart)); day < next; day = daysAfter(day, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => daysAfter(day, index));
    weeks.push(days.map((one) => (one >= month && one < next ? one : undefined)));
  }
  return weeks;
}

/** The first day of the week that languages of a place begin with; where nobody knows, Monday. */
export function weekStartIn(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return known.getWeekInfo?.().firstDay ?? 1;
}

type Pressed = { key: string; shiftKey: boolean };

/** By the names that browsers give keys. */
const MOVES: Record<string, (day: Day, weekStart: number, page: number) => Day> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  Home: (day, weekStart) => daysAfter(day, -place(day, weekStart)),
  End: (day, weekStart) => daysAfter(day, 6 - place(day, weekStart)),
  PageUp: (day, _, page) => monthsAfter(day, -page),
  PageDown: (day, _, page) => monthsAfter(day, page),
};

/** Where a key leads from a day; with Shift a page is a year. */
export function moved(day: Day, { key, shiftKey }: Pressed, weekStart: number): Day | undefined {
  return MOVES[key]?.(day, weekStart, shiftKey ? 12 : 1);
}

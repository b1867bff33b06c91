/** Divides months into weeks, and finds the day to which a key moves the focus. A month is its first day; Monday is day 1. */
import { midnight } from "./day-words.ts";
import { type Day, daysAfter } from "./stay.ts";

export type Month = Day;

export function monthIn(day: Day): Month {
  return `${day.slice(0, 7)}-01`;
}

/** Returns the same day `months` months later, or the last day of that month if the month is too short. */
export function monthsAfter(day: Day, months: number): Day {
  const date = midnight(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDayOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const dayOfMonth = Math.min(date.getUTCDate(), lastDayOfMonth);
  return new Date(Date.UTC(year, month, dayOfMonth)).toISOString().slice(0, 10);
}

function weekColumn(day: Day, weekStart: number): number {
  return (midnight(day).getUTCDay() - weekStart + 7) % 7;
}

/** Returns weeks of seven entries; the entries before the first and after the last day of the month are undefined. */
export function weeksOf(month: Month, weekStart: number): (Day | undefined)[][] {
  const nextMonth = monthsAfter(month, 1);
  const weeks = [];
  for (
    let day = daysAfter(month, -weekColumn(month, weekStart));
    day < nextMonth;
    day = daysAfter(day, 7)
  ) {
    const days = Array.from({ length: 7 }, (_, index) => daysAfter(day, index));
    weeks.push(days.map((cell) => (cell >= month && cell < nextMonth ? cell : undefined)));
  }
  return weeks;
}

/** Returns 1 (Monday) if the browser does not know the first day of the locale's week. */
export function weekStartIn(locale: string): number {
  const info: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return info.getWeekInfo?.().firstDay ?? 1;
}

type KeyPress = { key: string; shiftKey: boolean };

/** The keys of ARIA's date grid pattern, by `KeyboardEvent.key`; PageUp and PageDown move by `months`. */
const MOVE_BY_KEY: Record<string, (day: Day, weekStart: number, months: number) => Day> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  Home: (day, weekStart) => daysAfter(day, -weekColumn(day, weekStart)),
  End: (day, weekStart) => daysAfter(day, 6 - weekColumn(day, weekStart)),
  PageUp: (day, _, months) => monthsAfter(day, -months),
  PageDown: (day, _, months) => monthsAfter(day, months),
};

export function dayAfterKey(
  day: Day,
  { key, shiftKey }: KeyPress,
  weekStart: number,
): Day | undefined {
  return MOVE_BY_KEY[key]?.(day, weekStart, shiftKey ? 12 : 1);
}

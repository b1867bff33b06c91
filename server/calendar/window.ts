/** The range of nights that matters: from today, at the house. */
import { houseDayAt, MONTHS_AHEAD } from "#app/domain/availability.ts";
import type { Day } from "#app/domain/stay.ts";

/** Feeds are read further than they are shown: one that stays unmodified for months is not parsed again. */
const MONTHS_READ = MONTHS_AHEAD + 12;

function monthsAfter(day: Day, months: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** Nights are shown from `today` until before `end`, and read until before `readEnd`. */
export function nightWindow(now: number): { today: Day; end: Day; readEnd: Day } {
  const today = houseDayAt(now);
  return {
    today,
    end: monthsAfter(today, MONTHS_AHEAD),
    readEnd: monthsAfter(today, MONTHS_READ),
  };
}

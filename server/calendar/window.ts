/** Which nights are told, from today at home two years on, and which are read. */
import { houseDayAt, MONTHS_AHEAD } from "#app/domain/availability.ts";
import type { Day } from "#app/domain/stay.ts";

/** Beyond what is told: a feed that does not change for months is not read again meanwhile. */
const MONTHS_READ = MONTHS_AHEAD + 12;

function monthsAfter(day: Day, months: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The first night that is told, and the first that is no more; and how far is read. */
export function windowAt(now: number): { today: Day; end: Day; readEnd: Day } {
  const today = houseDayAt(now);
  return {
    today,
    end: monthsAfter(today, MONTHS_AHEAD),
    readEnd: monthsAfter(today, MONTHS_READ),
  };
}

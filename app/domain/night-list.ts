import { dayOfMonth, midnight } from "./day-words.ts";
import { runsOf, stayOfRun } from "./nights.ts";
import { type Day, daysAfter } from "./stay.ts";

/** "12 e 13 agosto", "12–15 agosto", "30, 31 agosto e 1 settembre": a range has at least three nights of one month. */
export function nightList(locale: string, nights: Day[]): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const formatDate = (day: Day) => format.format(midnight(day)).replaceAll(" ", "\u00a0");
  const dayAlone = (day: Day) => dayOfMonth(format, day);

  const sortedNights = [...nights].sort();
  const months = [...new Set(sortedNights.map((night) => night.slice(0, 7)))];
  const parts = months.flatMap((month) => {
    const nightsOfMonth = sortedNights.filter((night) => night.startsWith(month));
    const lastNightOfMonth = nightsOfMonth.at(-1);
    const withMonth = (day: Day) => (day === lastNightOfMonth ? formatDate(day) : dayAlone(day));
    return runsOf(nightsOfMonth).flatMap((run) => {
      const { checkIn, checkOut } = stayOfRun(run);
      const last = daysAfter(checkOut, -1);
      if (daysAfter(checkIn, 1) < last) return [`${dayAlone(checkIn)}–${withMonth(last)}`];
      return checkIn === last ? [withMonth(last)] : [dayAlone(checkIn), withMonth(last)];
    });
  });
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(parts);
}

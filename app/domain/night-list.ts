import { dayOfMonth, midnight } from "./day-words.ts";
import { runsOf, stayOfRun } from "./nights.ts";
import { type Day, daysAfter } from "./stay.ts";

/** Writes "12 e 13 agosto", "12–15 agosto" or "30, 31 agosto e 1 settembre"; a range has three or more nights of a month. */
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
  const nightTexts = months.flatMap((month) => {
    const nightsOfMonth = sortedNights.filter((night) => night.startsWith(month));
    const lastNightOfMonth = nightsOfMonth.at(-1);
    const withMonth = (day: Day) => (day === lastNightOfMonth ? formatDate(day) : dayAlone(day));
    return runsOf(nightsOfMonth).flatMap((run) => {
      const { checkIn: first, checkOut } = stayOfRun(run);
      const lastNight = daysAfter(checkOut, -1);
      if (daysAfter(first, 1) < lastNight) return [`${dayAlone(first)}–${withMonth(lastNight)}`];
      return first === lastNight ? [withMonth(lastNight)] : [dayAlone(first), withMonth(lastNight)];
    });
  });
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(nightTexts);
}

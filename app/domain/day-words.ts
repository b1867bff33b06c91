/** Days are parsed and formatted as midnight in UTC, so that no visitor's time zone shifts them to another day. */
import { interpolate } from "./interpolate.ts";
import { memoize } from "./memoize.ts";
import type { Day, Stay } from "./stay.ts";

export function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Returns the day of the month: "12", or "12." in German. Dates written by `format` must begin with the day. */
export function dayOfMonth(format: Intl.DateTimeFormat, day: Day): string {
  const [number, suffix] = format.formatToParts(midnight(day));
  return `${number?.value}${suffix?.value.trim()}`;
}

/** Writes "10/06/2027" by the pattern "{giorno}/{mese}/{anno}". `Intl` is not used, as its first format is slow on phones. */
export function shortDateIn(pattern: string) {
  return (day: Day): string => {
    const [anno = "", mese = "", giorno = ""] = day.split("-");
    return interpolate(pattern, { giorno, mese, anno });
  };
}

/** Writes "10/06/2027" in every language. */
export function slashedDate(day: Day): string {
  return day.split("-").reverse().join("/");
}

export type DayFormats = ReturnType<typeof dayFormats> & { shortDate: (day: Day) => string };

export function dayFormats(locale: string) {
  const lazyFormat = (options: Intl.DateTimeFormatOptions) =>
    memoize(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }));
  const dayFormatter = (options: Intl.DateTimeFormatOptions) => {
    const format = lazyFormat(options);
    return (day: Day) => format().format(midnight(day));
  };
  const shortFormat = lazyFormat({ day: "numeric", month: "short" });
  const dayAndMonth = (day: Day) => shortFormat().format(midnight(day)).replaceAll(" ", "\u00a0");
  const writtenDate = dayFormatter({ dateStyle: "long" });
  const dateWithoutYear = dayFormatter({ day: "numeric", month: "long" });
  return {
    longDate: dayFormatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    /** "10 giugno 2027" */
    writtenDate,
    monthOf: dayFormatter({ month: "long", year: "numeric" }),
    /** "8 agosto" for "08-08", which comes every year; "8 agosto 2027" for "2027-08-08". */
    seasonDay: (day: string) =>
      // 2028 is a leap year, so that a season may begin or end on 29 February.
      day.length === 5 ? dateWithoutYear(`2028-${day}`) : writtenDate(day),
    /** "12–15 ago", "30 dic – 2 gen"; a day and its month stay on one line. */
    dayRange: ({ checkIn, checkOut }: Stay) => {
      const end = dayAndMonth(checkOut);
      if (checkIn.slice(0, 7) === checkOut.slice(0, 7))
        return `${dayOfMonth(shortFormat(), checkIn)}–${end}`;
      return `${dayAndMonth(checkIn)} – ${end}`;
    },
  };
}

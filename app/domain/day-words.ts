/** Days are read as UTC midnight and written as UTC, so that the reader's time zone never moves them. */
import { interpolate } from "./interpolate.ts";
import { memoize } from "./memoize.ts";
import type { Day, Stay } from "./stay.ts";

export function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day of the month, "12", in German "12."; the texts of `format` must begin with it. */
export function dayOfMonth(format: Intl.DateTimeFormat, day: Day): string {
  const [number, sign] = format.formatToParts(midnight(day));
  return `${number?.value}${sign?.value.trim()}`;
}

/** "10/06/2027" by the pattern "{giorno}/{mese}/{anno}"; without `Intl`, whose first format is slow on a phone. */
export function shortDateIn(pattern: string) {
  return (day: Day): string => {
    const [anno = "", mese = "", giorno = ""] = day.split("-");
    return interpolate(pattern, { giorno, mese, anno });
  };
}

/** "10/06/2027", whatever the language. */
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
  const yearlyDate = dayFormatter({ day: "numeric", month: "long" });
  return {
    longDate: dayFormatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    /** "10 giugno 2027" */
    writtenDate,
    monthOf: dayFormatter({ month: "long", year: "numeric" }),
    /** "8 agosto" for "08-08", which comes every year; "8 agosto 2027" for "2027-08-08". */
    seasonDay: (day: string) =>
      // A leap year has every day that a season may name.
      day.length === 5 ? yearlyDate(`2028-${day}`) : writtenDate(day),
    /** "12–15 ago", "30 dic – 2 gen"; a day and its month stay on one line. */
    dayRange: ({ checkIn, checkOut }: Stay) => {
      const end = dayAndMonth(checkOut);
      if (checkIn.slice(0, 7) === checkOut.slice(0, 7))
        return `${dayOfMonth(shortFormat(), checkIn)}–${end}`;
      return `${dayAndMonth(checkIn)} – ${end}`;
    },
  };
}

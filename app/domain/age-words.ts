const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "40 minuti fa" for an `age` in milliseconds; a negative age, which a wrong clock causes, counts as now. */
export function ageWords(locale: string, age: number): string {
  if (age < MINUTE)
    return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(0, "second");
  const format = new Intl.RelativeTimeFormat(locale);
  if (age < HOUR) return format.format(-Math.floor(age / MINUTE), "minute");
  if (age < 2 * DAY) return format.format(-Math.floor(age / HOUR), "hour");
  return format.format(-Math.floor(age / DAY), "day");
}

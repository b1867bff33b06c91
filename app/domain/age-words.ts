const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Writes `age`, in milliseconds, as "40 minuti fa"; an age below a minute, or negative (wrong clock), as "ora" (now). */
export function ageWords(locale: string, age: number): string {
  if (age < MINUTE_MS)
    return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(0, "second");
  const format = new Intl.RelativeTimeFormat(locale);
  if (age < HOUR_MS) return format.format(-Math.floor(age / MINUTE_MS), "minute");
  if (age < 2 * DAY_MS) return format.format(-Math.floor(age / HOUR_MS), "hour");
  return format.format(-Math.floor(age / DAY_MS), "day");
}

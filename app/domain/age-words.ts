const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Writes an elapsed time as "40 minuti fa"; a time below a minute, or negative (wrong clock), as "ora" (now). */
export function timeAgoWords(locale: string, elapsedMs: number): string {
  if (elapsedMs < MINUTE_MS)
    return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(0, "second");
  const format = new Intl.RelativeTimeFormat(locale);
  if (elapsedMs < HOUR_MS) return format.format(-Math.floor(elapsedMs / MINUTE_MS), "minute");
  if (elapsedMs < 2 * DAY_MS) return format.format(-Math.floor(elapsedMs / HOUR_MS), "hour");
  return format.format(-Math.floor(elapsedMs / DAY_MS), "day");
}

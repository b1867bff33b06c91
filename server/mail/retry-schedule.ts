const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Delays after the first nine failures: ten attempts within about four and a half hours. */
const DELAYS = [5, 13, 33, 86, 220, 570, 1_470, 3_800, 9_900].map((delay) => delay * SECOND);

/** A letter of this age is an alarm. */
const ALARM_AFTER = 72 * HOUR;

/** The next attempt after `failures`: soon at first, then hourly, from the alarm on daily. */
export function nextAttempt(failures: number, createdAt: number, now: number): number {
  const delay = DELAYS[failures - 1] ?? (now - createdAt < ALARM_AFTER ? HOUR : 24 * HOUR);
  return now + delay;
}

/** Attempts of a confirmation that is refused for good, over four and a half hours. */
export const MAX_REFUSALS = 10;

/** Ordinary corrections of a clock are smaller, in milliseconds. */
const CLOCK_TOLERANCE = 60_000;

/** Whether a letter is an alarm; one from the future is, for its age is unknown. */
export function isLate(oldest: number | undefined, now: number): boolean {
  const age = oldest === undefined ? 0 : now - oldest;
  return age >= ALARM_AFTER || age < -CLOCK_TOLERANCE;
}

/** When a letter that the mail server did not take is tried again. */

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Pauses after the first nine failures; ten tries lie within about four and a half hours. */
const PAUSES = [5, 13, 33, 86, 220, 570, 1_470, 3_800, 9_900].map((pause) => pause * SECOND);

/** From this age on a letter is an alarm. */
export const ALARM_AFTER = 72 * HOUR;

/** The next try, after `tries` failures of a letter of this age: soon at first, hourly, then daily, for ever. */
export function nextTry(tries: number, created: number, now: number): number {
  const pause = PAUSES[tries - 1] ?? (now - created < ALARM_AFTER ? HOUR : 24 * HOUR);
  return now + pause;
}

/** A question to a stranger that is refused for good is tried so often, over four and a half hours. */
export const MAX_REFUSED_TRIES = 10;

/** By how much a clock is set without being called wrong. */
const CLOCK_STEP = 60_000;

/**
 * Whether somebody must look, when the oldest letter was written at `oldest`. One of the future was
 * written under a wrong clock: nobody knows how long it has waited.
 */
export function isLate(oldest: number | undefined, now: number): boolean {
  const age = oldest === undefined ? 0 : now - oldest;
  return age >= ALARM_AFTER || age < -CLOCK_STEP;
}

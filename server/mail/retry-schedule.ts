/** When letters are tried again, and when a mail server that is away or rejects sessions. */

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Delays after the first nine failures: ten attempts within about four and a half hours. */
const RETRY_DELAYS = [5, 13, 33, 86, 220, 570, 1_470, 3_800, 9_900].map((delay) => delay * SECOND);

/** The next attempt after `failures`: soon at first, then hourly. */
export function nextAttemptTime(failures: number, now: number): number {
  return now + (RETRY_DELAYS[failures - 1] ?? HOUR);
}

/** Attempts of a confirmation that is refused for good, over four and a half hours. */
export const MAX_REFUSALS = 10;

/** A letter of this age is an alarm. */
const ALARM_AFTER = 72 * HOUR;

/** Ordinary corrections of a clock are smaller, in milliseconds. */
const CLOCK_TOLERANCE = 60_000;

/** Whether a letter is an alarm; one from the future is, for its age is unknown. */
export function isMailLate(oldest: number | undefined, now: number): boolean {
  const age = oldest === undefined ? 0 : now - oldest;
  return age >= ALARM_AFTER || age < -CLOCK_TOLERANCE;
}

/**
 * No session succeeds: one letter is tried at `nextAttemptAt`, and the attempt does not count for it.
 * "away": no greeting, or no encryption; between attempts the server is probed. "unwilling": it
 * greets and rejects every session; there are no probes, because many logins may lock the account.
 */
export type Outage = {
  kind: "away" | "unwilling";
  since: number;
  attempts: number;
  nextAttemptAt: number;
};

/** The outage after a failed session: the same one, or a new one, whose attempts start at 1. */
export function outageAfter(last: Outage | undefined, kind: Outage["kind"], now: number): Outage {
  const isSame = last?.kind === kind;
  // A start in the future was recorded while the clock was ahead.
  const since = isSame ? Math.min(last.since, now) : now;
  const attempts = isSame ? last.attempts + 1 : 1;
  return { kind, since, attempts, nextAttemptAt: nextAttemptTime(attempts, now) };
}

/** The longest sleep, in milliseconds: another process or a corrected clock may change what is due. */
export const MAX_SLEEP = 60_000;

/** What precedes the next letter: nothing ("send"), a probe, or a pause in milliseconds. */
export function nextOutboxStep(outage: Outage | undefined, now: number): "send" | "probe" | number {
  if (!outage || now >= outage.nextAttemptAt || now < outage.since) return "send";
  return outage.kind === "away" ? "probe" : Math.min(MAX_SLEEP, outage.nextAttemptAt - now);
}

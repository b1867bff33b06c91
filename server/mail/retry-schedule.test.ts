import { expect, test } from "vitest";
import {
  MAX_SLEEP,
  nextAttemptTime,
  nextOutboxStep,
  type Outage,
  outageAfter,
} from "./retry-schedule.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** When everything below happens. */
const NOW = 100 * HOUR;

test("ten tries lie within four and a half hours, then one an hour, for ever", () => {
  let now = 0;
  for (let tries = 1; tries < 10; tries++) now = nextAttemptTime(tries, now);
  expect(now / HOUR).toBeGreaterThan(4.3);
  expect(now / HOUR).toBeLessThan(4.6);
  for (const tries of [10, 70, 10_000]) expect(nextAttemptTime(tries, now) - now).toBe(HOUR);
});

const AWAY: Outage = { kind: "away", since: 8, attempts: 2, nextAttemptAt: 9 };
const UNWILLING: Outage = { ...AWAY, kind: "unwilling" };
/** The second attempt of an outage follows after five seconds, the fourth after half a minute. */
const FIRST = { since: NOW, attempts: 1, nextAttemptAt: NOW + 5 * SECOND };
const THIRD = { since: 8, attempts: 3, nextAttemptAt: NOW + 33 * SECOND };

test.each<[last: Outage | undefined, kind: Outage["kind"], next: Omit<Outage, "kind">]>([
  [undefined, "away", FIRST],
  [undefined, "unwilling", FIRST],
  [AWAY, "away", THIRD],
  [AWAY, "unwilling", FIRST], // another outage: the server is there now
  [UNWILLING, "away", FIRST],
  [UNWILLING, "unwilling", THIRD],
  // Recorded while the clock was ahead.
  [{ ...UNWILLING, since: NOW + HOUR }, "unwilling", { ...THIRD, since: NOW }],
])("%o, %s: %o", (last, kind, next) => {
  expect(outageAfter(last, kind, NOW)).toEqual({ kind, ...next });
});

test.each<[outage: Outage | undefined, now: number, step: "send" | "probe" | number]>([
  [undefined, 0, "send"],
  [AWAY, 8, "probe"],
  [AWAY, 9, "send"], // by the schedule, whether it answers or not
  [UNWILLING, 8, 1],
  [UNWILLING, 9, "send"],
  [{ ...UNWILLING, since: 0, nextAttemptAt: HOUR }, 0, MAX_SLEEP], // the clock may be corrected
  [{ ...UNWILLING, nextAttemptAt: HOUR }, 7, "send"], // recorded while the clock was ahead
])("%o, at %i: %s", (outage, now, step) => {
  expect(nextOutboxStep(outage, now)).toBe(step);
});

import { expect, test } from "vitest";
import { nextAttempt } from "./retry-schedule.ts";

test("ten tries lie within four and a half hours, then one an hour, then one a day", () => {
  let now = 0;
  for (let tries = 1; tries < 10; tries++) now = nextAttempt(tries, 0, now);
  expect(now / 3_600_000).toBeGreaterThan(4.3);
  expect(now / 3_600_000).toBeLessThan(4.6);
  expect(nextAttempt(10, 0, now) - now).toBe(3_600_000);
  const threeDays = 72 * 3_600_000;
  expect(nextAttempt(70, 0, threeDays - 1) - threeDays + 1).toBe(3_600_000);
  expect(nextAttempt(70, 0, threeDays) - threeDays).toBe(24 * 3_600_000);
  expect(nextAttempt(10_000, 0, threeDays * 100)).toBeGreaterThan(threeDays * 100); // never given up
});

import { expect, test } from "vitest";
import { freshnessAt, roomFreshness } from "./availability.ts";

const NOW = Date.UTC(2027, 7, 12, 12);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test.each([
  [0, "fresh"],
  [59 * MINUTE_MS, "fresh"],
  [3 * HOUR_MS, "fresh"],
  [3 * HOUR_MS + 1, "old"],
  [24 * HOUR_MS, "old"],
  [24 * HOUR_MS + 1, "unknown"],
  [25 * HOUR_MS, "unknown"],
  [-HOUR_MS, "fresh"], // the guest's clock is a little behind
  [-25 * HOUR_MS, "unknown"], // a wrong clock
])("a reading of %i ms ago is %s", (age, state) => expect(freshnessAt(NOW - age, NOW)).toBe(state));

test("availability on an open page grows older, and never fresher", () => {
  const room = { state: "fresh", asOf: new Date(NOW).toISOString(), taken: [] } as const;
  const at = (hours: number) => roomFreshness({ ...room, taken: [] }, NOW + hours * HOUR_MS);
  expect([at(0), at(4), at(25)]).toEqual(["fresh", "old", "unknown"]);
  expect(roomFreshness({ ...room, taken: [], state: "unknown" }, NOW)).toBe("unknown");
  expect(roomFreshness({ ...room, taken: [], state: "old" }, NOW)).toBe("old");
  expect(roomFreshness({ state: "unknown", taken: [] }, NOW)).toBe("unknown");
});

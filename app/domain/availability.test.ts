import { expect, test } from "vitest";
import { freshnessAt, roomFreshness } from "./availability.ts";

const NOW = Date.UTC(2027, 7, 12, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [0, "fresh"],
  [59 * MINUTE, "fresh"],
  [3 * HOUR, "fresh"],
  [3 * HOUR + 1, "old"],
  [24 * HOUR, "old"],
  [24 * HOUR + 1, "unknown"],
  [25 * HOUR, "unknown"],
  [-HOUR, "fresh"], // the guest's clock is a little behind
  [-25 * HOUR, "unknown"], // a wrong clock
])("a reading of %i ms ago is %s", (age, state) => expect(freshnessAt(NOW - age, NOW)).toBe(state));

test("availability on an open page grows older, and never fresher", () => {
  const room = { state: "fresh", asOf: new Date(NOW).toISOString(), taken: [] } as const;
  const at = (hours: number) => roomFreshness({ ...room, taken: [] }, NOW + hours * HOUR);
  expect([at(0), at(4), at(25)]).toEqual(["fresh", "old", "unknown"]);
  expect(roomFreshness({ ...room, taken: [], state: "unknown" }, NOW)).toBe("unknown");
  expect(roomFreshness({ ...room, taken: [], state: "old" }, NOW)).toBe("old");
  expect(roomFreshness({ state: "unknown", taken: [] }, NOW)).toBe("unknown");
});

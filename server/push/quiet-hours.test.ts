import { expect, test } from "vitest";
import { isQuiet, type QuietHours } from "./quiet-hours.ts";

const NIGHT: QuietHours = { from: 22, until: 7 };
const NOON: QuietHours = { from: 13, until: 15 };

// Rome is an hour ahead of UTC in winter, and two in summer.
test.each<[hours: QuietHours, time: string, isQuiet: boolean]>([
  [NIGHT, "2026-11-23T20:59:59Z", false],
  [NIGHT, "2026-11-23T21:00:00Z", true],
  [NIGHT, "2026-11-23T23:30:00Z", true],
  [NIGHT, "2026-11-24T05:59:59Z", true],
  [NIGHT, "2026-11-24T06:00:00Z", false],
  [NIGHT, "2027-07-01T20:00:00Z", true],
  [NIGHT, "2027-07-02T05:00:00Z", false],
  [NOON, "2026-11-23T11:59:00Z", false],
  [NOON, "2026-11-23T12:00:00Z", true],
  [NOON, "2026-11-23T14:00:00Z", false],
  ["off", "2026-11-23T23:30:00Z", false],
])("with %j at %s phones are quiet: %s", (hours, time, expected) => {
  expect(isQuiet(hours, Date.parse(time))).toBe(expected);
});

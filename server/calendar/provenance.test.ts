import { expect, test } from "vitest";
import { IMPORT_DELAY, isReimport, nightsToExport } from "./provenance.ts";
import { HOUR } from "#server/system/durations.ts";

const NOW = Date.UTC(2027, 6, 1, 12);
const NIGHT = "2027-08-12";
const withNight = (hoursAgo: number) => ({ at: NOW - hoursAgo * HOUR, nights: new Set([NIGHT]) });
const without = (hoursAgo: number) => ({ at: NOW - hoursAgo * HOUR, nights: new Set<string>() });
const ownNights = (...nights: string[]) => new Map(nights.map((night) => [night, { isOwn: true }]));

test.each([
  ["never fetched anything", [], false],
  ["never fetched it", [without(50)], false],
  ["has just fetched it", [without(50), withNight(1)], true],
  ["fetched it days ago, and nothing else since", [withNight(50)], true],
  ["has just fetched an export without it", [withNight(9), without(1)], true],
  ["has fetched others without it for long", [withNight(9), without(4), without(1)], false],
  ["fetched it again", [withNight(9), without(6), withNight(2)], true],
])("whether a portal that %s may report our own night, %#", (_, history, expected) => {
  expect(isReimport(NIGHT, history, NOW)).toBe(expected);
});

test("a night that a portal still reports three hours after our export without it is the portal's own", () => {
  const history = [withNight(9), { at: NOW - IMPORT_DELAY, nights: new Set<string>() }];
  expect(isReimport(NIGHT, history, NOW - 1)).toBe(true);
  expect(isReimport(NIGHT, history, NOW)).toBe(false);
});

test("a night that two portals sold is exported to neither, so that each can free it", () => {
  const nightsByPortal = new Map(["airbnb", "vrbo"].map((portal) => [portal, ownNights(NIGHT)]));
  expect(nightsToExport("airbnb", nightsByPortal, [], "2027-07-01")).toEqual([]);
  expect(nightsToExport("google", nightsByPortal, [], "2027-07-01")).toEqual([NIGHT]);
});

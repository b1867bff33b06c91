import { expect, test } from "vitest";
import { type Count, DEFAULT_PARTY, LIMITS, partyHint, stepped, withinLimits } from "./party.ts";

test("the limits of the specification", () => {
  expect(DEFAULT_PARTY).toEqual({ rooms: 1, adults: 1, children: 0 });
  expect(LIMITS.rooms).toEqual({ min: 1, max: 3 });
  expect([LIMITS.adults.min, LIMITS.children.min]).toEqual([1, 0]);
});

test.each<[Count, number, 1 | -1, number]>([
  ["rooms", 1, -1, 1], // at least one
  ["rooms", 2, 1, 3],
  ["rooms", 3, 1, 3], // at most three
  ["adults", 1, -1, 1],
  ["adults", 24, 1, 25], // no upper limit
  ["children", 0, -1, 0],
  ["children", 24, 1, 25],
])("%s from %i by %i is %i", (count, from, step, expected) => {
  expect(stepped({ ...DEFAULT_PARTY, [count]: from }, count, step)[count]).toBe(expected);
});

test.each<[Count, number, number]>([
  ["rooms", 9, 3],
  ["adults", 0, 1],
  ["children", -4, 0],
  ["adults", 2.9, 2],
  ["rooms", Number.NaN, 1],
])("%s %f is brought to %i", (count, value, expected) => {
  expect(withinLimits(count, value)).toBe(expected);
});

test.each([
  [1, 2, 1, undefined], // a double bed and the extra bed
  [1, 2, 2, { kind: "more-rooms", rooms: 2 }],
  [2, 4, 2, undefined],
  [3, 8, 1, undefined], // the whole house
  [3, 9, 1, { kind: "more-than-the-house" }],
  [1, 25, 0, { kind: "more-than-the-house" }],
])("%i rooms for %i adults and %i children: %o", (rooms, adults, children, expected) => {
  expect(partyHint({ rooms, adults, children })).toEqual(expected);
});

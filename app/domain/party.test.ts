import { expect, test } from "vitest";
import {
  type PartyField,
  DEFAULT_PARTY,
  partyLimitsOf,
  partyAfterStep,
  partyHint,
  personsInFullestRoom,
  roomFit,
  withAge,
} from "./party.ts";

const LIMITS_OF_THREE_ROOMS = partyLimitsOf(3);

test("the default party is one adult in one room, as specified", () => {
  expect(DEFAULT_PARTY).toEqual({ rooms: 1, adults: 1, children: 0 });
});

test.each<[PartyField, number, 1 | -1, number]>([
  ["rooms", 1, -1, 1], // at least one
  ["rooms", 2, 1, 3],
  ["rooms", 3, 1, 3], // at most all rooms of the house
  ["adults", 1, -1, 1],
  ["adults", 24, 1, 25], // no upper limit
  ["children", 0, -1, 0],
  ["children", 24, 1, 25],
])("a step of %s from %i by %i gives %i", (count, from, step, expected) => {
  const party = { ...DEFAULT_PARTY, [count]: from };
  expect(partyAfterStep(LIMITS_OF_THREE_ROOMS, party, count, step)[count]).toBe(expected);
});

test("the form remembers a removed child's age", () => {
  const partyOfTwoChildren = withAge(withAge({ rooms: 1, adults: 2, children: 2 }, 1, 7), 0, 3);
  expect(partyOfTwoChildren.ages).toEqual([3, 7]);
  const partyOfOneChild = partyAfterStep(LIMITS_OF_THREE_ROOMS, partyOfTwoChildren, "children", -1);
  expect(withAge(partyOfOneChild, 0, undefined).ages).toEqual([undefined, 7]);
});

test.each([
  [1, 2, 1, undefined], // a double bed and the extra bed
  [1, 2, 2, { kind: "more-rooms", rooms: 2 }],
  [2, 4, 2, undefined],
  [3, 8, 1, undefined], // the whole house
  [3, 9, 1, { kind: "more-than-the-house", capacity: 9 }],
  [1, 25, 0, { kind: "more-than-the-house", capacity: 9 }],
])("%i rooms for %i adults, %i children give the hint %o", (rooms, adults, children, expected) => {
  expect(partyHint(LIMITS_OF_THREE_ROOMS, { rooms, adults, children })).toEqual(expected);
});

/** Rooms, adults and children. */
type Counts = [number, number, number];

test.each<[what: string, Counts, "adults" | "children", step: 1 | -1, after: Counts]>([
  ["a fourth person adds a second room", [1, 3, 0], "adults", 1, [2, 4, 0]],
  ["the fourth person's leaving removes it", [2, 3, 1], "children", -1, [1, 3, 0]],
  ["a room that the guest has added stays", [2, 3, 0], "adults", -1, [2, 2, 0]],
  ["more people than the house has beds take all rooms", [3, 9, 0], "adults", 1, [3, 10, 0]],
  ["a step with too many people in one room adds a room", [1, 5, 0], "adults", 1, [2, 6, 0]],
])("rooms follow the people: %s", (_, [rooms, adults, children], count, step, after) => {
  const next = partyAfterStep(LIMITS_OF_THREE_ROOMS, { rooms, adults, children }, count, step);
  expect([next.rooms, next.adults, next.children]).toEqual(after);
});

test.each([
  [1, 1, 0, 1, "double-bed"],
  [1, 2, 0, 2, "double-bed"], // the double bed is full
  [1, 2, 1, 3, "extra-bed"],
  [1, 2, 2, 4, "too-many"],
  [2, 2, 2, 2, "double-bed"],
  [2, 3, 2, 3, "extra-bed"], // three people in one room, two in the other
  [2, 4, 3, 4, "too-many"],
  [3, 9, 0, 3, "extra-bed"], // the whole house
  [3, 9, 1, 4, "too-many"],
] as const)(
  "%i rooms, %i adults, %i children: %i people in the fullest room, %s",
  (rooms, adults, children, n, fit) => {
    expect(personsInFullestRoom({ rooms, adults, children })).toBe(n);
    expect(roomFit({ rooms, adults, children })).toBe(fit);
  },
);

import { expect, test } from "vitest";
import { personsPerRoom, roomFit } from "./party.ts";

test.each([
  [1, 1, 0, 1, "double-bed"],
  [1, 2, 0, 2, "double-bed"], // the double bed is full
  [1, 2, 1, 3, "extra-bed"],
  [1, 2, 2, 4, "too-many"],
  [2, 2, 2, 2, "double-bed"],
  [2, 3, 2, 3, "extra-bed"], // three and two
  [2, 4, 3, 4, "too-many"],
  [3, 9, 0, 3, "extra-bed"], // the whole house
  [3, 9, 1, 4, "too-many"],
] as const)(
  "%i rooms, %i adults, %i children: %i a room, %s",
  (rooms, adults, children, n, fit) => {
    expect(personsPerRoom({ rooms, adults, children })).toBe(n);
    expect(roomFit({ rooms, adults, children })).toBe(fit);
  },
);

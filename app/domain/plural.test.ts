import { expect, test } from "vitest";
import { counted, formFor } from "./plural.ts";

const NIGHTS = { one: "notte", other: "notti" };

test.each([
  [0, "0 notti", "none are many"],
  [1, "1 notte", "one alone is one"],
  [2, "2 notti", "from two on they are many"],
  [21, "21 notti", "a one at the end counts in other languages"],
  [1_000_000, "1000000 notti", "a million has a form of its own, which no content writes"],
])("%i: %s, for %s", (count, words) => {
  expect(counted(count, NIGHTS)).toBe(words);
});

test("a sentence is chosen like a noun", () => {
  const sentences = { one: "Resta una notte.", other: "Restano {notti} notti." };
  expect(formFor(1, sentences)).toBe("Resta una notte.");
  expect(formFor(3, sentences)).toBe("Restano {notti} notti.");
});

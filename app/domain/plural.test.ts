import { expect, test } from "vitest";
import { pluralizer } from "./plural.ts";

const NIGHTS = { one: "{numero} notte", other: "{numero} notti" };

const pluralize = pluralizer("it-IT");

test.each([
  [0, "0 notti", "none are many"],
  [1, "1 notte", "one alone is one"],
  [2, "2 notti", "from two on they are many"],
  [21, "21 notti", "a one at the end counts in other languages"],
  [1_000_000, "1000000 notti", "a million has a form of its own, which no content writes"],
])("%i: %s, for %s", (count, words) => {
  expect(pluralize(count, NIGHTS)).toBe(words);
});

test("a sentence is chosen like a noun, and other names are filled in as well", () => {
  const sentences = { one: "Resta una notte a {casa}.", other: "Restano {numero} notti a {casa}." };
  expect(pluralize(1, sentences, { casa: "Room" })).toBe("Resta una notte a Room.");
  expect(pluralize(3, sentences, { casa: "Room" })).toBe("Restano 3 notti a Room.");
});

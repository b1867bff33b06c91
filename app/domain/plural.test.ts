import { expect, test } from "vitest";
import { pluralizer } from "./plural.ts";

const NIGHTS = { one: "{numero} notte", other: "{numero} notti" };

const pluralize = pluralizer("it-IT");

test.each([
  [0, "0 notti", "zero is plural"],
  [1, "1 notte", "one is singular"],
  [2, "2 notti", "two and more are plural"],
  [21, "21 notti", "only other languages count a final one as singular"],
  [1_000_000, "1000000 notti", "a million has a form of its own, which no content writes"],
])("%i reads “%s”, because %s", (count, words) => {
  expect(pluralize(count, NIGHTS)).toBe(words);
});

test("a sentence has forms like a noun, and its other names are filled in as well", () => {
  const sentences = { one: "Resta una notte a {casa}.", other: "Restano {numero} notti a {casa}." };
  expect(pluralize(1, sentences, { casa: "Room" })).toBe("Resta una notte a Room.");
  expect(pluralize(3, sentences, { casa: "Room" })).toBe("Restano 3 notti a Room.");
});

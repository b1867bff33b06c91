import { expect, test } from "vitest";
import { readContent } from "#tests/support/content.ts";
import { withValue } from "../documents.ts";
import type { Value } from "../rows.ts";
import { languageWarnings, missingPluralForms, reasonToWarn } from "./language-issues.ts";

test.each<[own: string, italian: string, reason: string | undefined, what: string]>([
  ["Die Zimmer", "Le camere", undefined, "is said in its own words"],
  ["Le camere", "Le camere", "è uguale all’italiano", "was forgotten"],
  ["Check-in, Ripe", "Check-in, Ripe", undefined, "is called so everywhere"],
  ["{numero} · 25", "{numero} · 25", undefined, "has no words"],
  ["da inserire", "da inserire", undefined, "is a placeholder in both, reported once"],
  ["da inserire", "Si fuma in giardino.", "è ancora da inserire", "is a placeholder here only"],
])("«%s» as the translation of «%s» has the issue %s, because it %s", (own, italian, reason) => {
  expect(reasonToWarn(own, italian, ["Check-in", "Ripe"])).toBe(reason);
});

test.each([
  ["de-DE", []],
  ["en-GB", []],
  ["it-IT", []],
  ["pl-PL", ["many", "few"]],
] as const)("texts of two plural forms lack in %s the forms %j", (locale, forms) => {
  expect(missingPluralForms({ one: "a", other: "b" }, locale)).toEqual(forms);
});

function newWarningsWith(file: string, path: string, value: Value | undefined) {
  const options = { author: "anna", at: 5, published: {} };
  const placesBefore = new Set(languageWarnings().map(({ place }) => place));
  return languageWarnings(withValue({}, { file, path }, value, options)).filter(
    ({ place }) => !placesBefore.has(place),
  );
}

test("the check reports a sentence left in Italian, and an answer that only Italian has, with their places", () => {
  const { words } = readContent("search").hero;
  expect(newWarningsWith("de/search", "hero.words", words)).toEqual([
    { place: "de/search.hero.words", reason: expect.stringMatching(/^è uguale all’italiano/) },
  ]);
  expect(newWarningsWith("de/good-to-know", "pets", undefined)).toContainEqual({
    place: "de/good-to-know.pets.name",
    reason: "in italiano c’è, in questa lingua no",
  });
});

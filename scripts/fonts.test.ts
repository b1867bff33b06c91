import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { charactersIn, MAIN_FONT_RANGE, OTHER_FONT_RANGE } from "#app/content/font-ranges.ts";

test("every letter of Latin-1 is in exactly one of the two font files", () => {
  const latin = Array.from({ length: 0x60 }, (_, at) => String.fromCodePoint(0xa0 + at));
  const ours = [MAIN_FONT_RANGE, OTHER_FONT_RANGE]
    .flatMap((range) => [...charactersIn(range)])
    .filter((letter) => latin.includes(letter));
  expect(ours.toSorted()).toEqual(latin.toSorted());
});

test("every letter of the site's own texts is in the first font file", () => {
  const usedLetters = new Set(JSON.stringify(readContents()).replaceAll(/\\[nt]/g, ""));
  expect(
    [...usedLetters].filter((letter) => !charactersIn(MAIN_FONT_RANGE).includes(letter)),
  ).toEqual([]);
});

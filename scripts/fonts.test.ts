import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { lettersIn, MAIN_FONT_LETTERS, OTHER_FONT_RANGE } from "#app/content/letters.ts";

test("every letter of Latin-1 stands in one file, and none in both", () => {
  const latin = Array.from({ length: 0x60 }, (_, at) => String.fromCodePoint(0xa0 + at));
  const ours = [...MAIN_FONT_LETTERS].filter((letter) => latin.includes(letter));
  expect([...ours, ...lettersIn(OTHER_FONT_RANGE)].toSorted()).toEqual(latin.toSorted());
});

test("all we say ourselves stands in the first file", () => {
  const said = new Set(JSON.stringify(readContents()).replaceAll(/\\[nt]/g, ""));
  expect([...said].filter((letter) => !MAIN_FONT_LETTERS.includes(letter))).toEqual([]);
});

test.each(["Straße, Übergröße „gut“", "œuvre, Noël, «ça»", "España ¿qué?", "één, ĳs"])(
  "what guests of our languages write can be read: %s",
  (words) => {
    const strange = [...words].filter((letter) => !MAIN_FONT_LETTERS.includes(letter));
    // The Dutch ligature is in the second file; nobody types it.
    expect(strange.filter((letter) => letter !== "ĳ")).toEqual([]);
  },
);

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { MAIN_FONT_LETTERS, OTHER_FONT_LETTERS } from "#app/content/letters.ts";

test("every letter of Latin-1 stands in one file, and none in both", () => {
  const latin = Array.from({ length: 0x60 }, (_, at) => String.fromCodePoint(0xa0 + at));
  const ours = [...MAIN_FONT_LETTERS].filter((letter) => latin.includes(letter));
  expect([...ours, ...OTHER_FONT_LETTERS].toSorted()).toEqual(latin.toSorted());
});

test("two fonts that stand for each other hold the same letters", () => {
  const sheet = readFileSync(join(import.meta.dirname, "../app/styles/fonts.css"), "utf8");
  const ranges = (file: string) =>
    new RegExp(`/${file}\\.woff2[^}]*unicode-range:([^;]*)`).exec(sheet)?.[1];
  expect(ranges("cormorant")).toBe(ranges("figtree"));
  expect(ranges("cormorant-others")).toBe(ranges("figtree-others"));
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

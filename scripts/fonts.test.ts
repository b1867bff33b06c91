import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContents } from "#app/content/read.ts";
import { LETTERS, OTHERS } from "#app/content/letters.ts";

const SHEET = readFileSync(join(import.meta.dirname, "../app/styles/fonts.css"), "utf8");

/** The letters that the sheet looks for in the first file of a font. */
function lettersOf(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [first = 0, last = first] = (part.match(/[\dA-F]+/g) ?? []).map((hex) =>
        parseInt(hex, 16),
      );
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join("");
}

/** What the sheet looks for in files of a name. */
function asked(name: string): string[] {
  const faces = SHEET.matchAll(
    new RegExp(`cache/fonts/${name}\\.woff2[\\s\\S]*?unicode-range:([^;]*);`, "g"),
  );
  return [...faces].map(([, range = ""]) => lettersOf(range));
}

test.each([
  ["cormorant", LETTERS],
  ["cormorant-others", OTHERS],
  ["figtree", LETTERS],
  ["figtree-others", OTHERS],
])("the sheet asks the file of %s for the letters that were cut into it", (name, letters) => {
  expect(asked(name)).toEqual([letters]);
});

test("all we say ourselves stands in the first file", () => {
  const said = new Set(JSON.stringify(readContents()).replaceAll(/\\[nt]/g, ""));
  expect([...said].filter((letter) => !LETTERS.includes(letter))).toEqual([]);
});

test.each(["Straße, Übergröße „gut“", "œuvre, Noël, «ça»", "España ¿qué?", "één, ĳs"])(
  "what guests of our languages write can be read: %s",
  (words) => {
    const strange = [...words].filter((letter) => !LETTERS.includes(letter));
    // The Dutch ligature is in the second file; nobody types it.
    expect(strange.filter((letter) => letter !== "ĳ")).toEqual([]);
  },
);

/** The letters that pages are set in: those of Italian, English, German, French, Spanish and Dutch. */

/** The same as the first `unicode-range` of a font in fonts.css. */
const RANGES =
  "20-7E A0-A1 A7 A9-AB AE B0 B4 B7 BA-BB BF-C2 C4 C6-CF D1-D4 D6 D9-DC DF-E2 E4 E6-EF F1-F4 F6 F9-FC FF 152-153 2013-2014 2018-201A 201C-201E 2022 2026 2039-203A 20AC 2122 2212";

/** The letters that stand in the first file of each font. */
export const LETTERS = RANGES.split(" ")
  .flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  })
  .join("");

/** The letters of Latin-1 that none of our languages writes: "Å", "ø", "þ". */
export const OTHERS = Array.from({ length: 0x60 }, (_, at) => String.fromCodePoint(0xa0 + at))
  .filter((letter) => !LETTERS.includes(letter))
  .join("");

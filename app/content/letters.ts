/** The characters of our font files, as the ranges of a style sheet's `unicode-range`. */

/** Characters of Italian, English, German, French, Spanish and Dutch. */
export const MAIN_FONT_RANGE =
  "U+20-7E, U+A0-A1, U+A7, U+A9-AB, U+AE, U+B0, U+B4, U+B7, U+BA-BB, U+BF-C2, U+C4, U+C6-CF, U+D1-D4, U+D6, U+D9-DC, U+DF-E2, U+E4, U+E6-EF, U+F1-F4, U+F6, U+F9-FC, U+FF, U+152-153, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212";

/** The other characters of Latin-1, in a font file of their own: "Å", "ø", "þ". */
export const OTHER_FONT_RANGE =
  "U+A2-A6, U+A8, U+AC-AD, U+AF, U+B1-B3, U+B5-B6, U+B8-B9, U+BC-BE, U+C3, U+C5, U+D0, U+D5, U+D7-D8, U+DD-DE, U+E3, U+E5, U+F0, U+F5, U+F7-F8, U+FD-FE";

/** The characters of a range. */
export function lettersIn(range: string): string {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = "", to = from]) => {
      const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join("");
}

export const MAIN_FONT_LETTERS = lettersIn(MAIN_FONT_RANGE);

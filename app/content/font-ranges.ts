/** The CSS `unicode-range` of the main font file: the characters of Italian, English and German. */
export const MAIN_FONT_RANGE =
  "U+20-7E, U+A0, U+A7, U+A9, U+AB, U+B0, U+B7, U+BB, U+C0, U+C4, U+C8-C9, U+CC, U+D2, U+D6, U+D9, U+DC, U+DF-E0, U+E4, U+E8-E9, U+EC, U+F2, U+F6, U+F9, U+FC, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+20AC, U+2212";

/** The CSS `unicode-range` of a second font file: western European characters that the first file lacks, such as "ç" and "ñ". */
export const OTHER_FONT_RANGE =
  "U+A1-A6, U+A8, U+AA, U+AC-AF, U+B1-B6, U+B8-BA, U+BC-BF, U+C1-C3, U+C5-C7, U+CA-CB, U+CD-D1, U+D3-D5, U+D7-D8, U+DA-DB, U+DD-DE, U+E1-E3, U+E5-E7, U+EA-EB, U+ED-F1, U+F3-F5, U+F7-F8, U+FA-FB, U+FD-FF, U+152-153, U+2039-203A, U+2122";

export function charactersIn(range: string): string {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = "", to = from]) => {
      const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join("");
}

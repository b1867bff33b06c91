/** The characters of our font files, by the `unicode-range` of each in the style sheet. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const FONT_STYLE_SHEET = readFileSync(join(import.meta.dirname, "../styles/fonts.css"), "utf8");

function lettersInFont(file: string): string {
  const face = new RegExp(String.raw`/${file}\.woff2[^}]*unicode-range:([^;]*);`);
  const [, ranges = ""] = face.exec(FONT_STYLE_SHEET) ?? [];
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = "", to = from]) => {
      const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join("");
}

/** Characters of Italian, English, German, French, Spanish and Dutch. */
export const MAIN_FONT_LETTERS = lettersInFont("figtree");

/** The characters of Latin-1 that are not in `MAIN_FONT_LETTERS`, in a font file of their own: "Å", "ø", "þ". */
export const OTHER_FONT_LETTERS = lettersInFont("figtree-others");

/**
 * Cuts the fonts to what pages show: the weights of the style sheets, and the letters of Italian,
 * English, German, French, Spanish and Dutch. Any other letter of Latin comes from a second file, which
 * browsers ask for where it occurs (app/styles/fonts.css). What is cut already is not cut again.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, ".cache/fonts");

/** Text is set from regular to bold; headings, leads and large figures in one weight, their design's. */
const FONTS: [name: string, weight: number | { min: number; max: number }][] = [
  ["figtree", { min: 400, max: 700 }],
  ["cormorant", 500],
  ["josefin-sans", 400],
  ["bricolage-grotesque", 700],
  ["bodoni-moda", 500],
  ["outfit", 500],
];

/** The same as the first `unicode-range` of a font in fonts.css. */
const RANGES =
  "20-7E A0-A1 A7 A9-AB AE B0 B4 B7 BA-BB BF-C2 C4 C6-CF D1-D4 D6 D9-DC DF-E2 E4 E6-EF F1-F4 F6 F9-FC FF 152-153 178 2010-2015 2018-201A 201C-201E 2022 2026 2030 2039-203A 20AC 2122 2190-2193 2212";

/** The letters that stand in the first file of each font. */
export const LETTERS = RANGES.split(" ")
  .flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  })
  .join("");

/** What makes letters stand well beside each other, and figures of one height or one width. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "rlig", "lnum"];
const TEXT_FEATURES = [...FEATURES, "tnum"];

/** The letters of Latin-1 that none of our languages writes: "Å", "ø", "þ". */
export const OTHERS = Array.from({ length: 0x60 }, (_, at) => String.fromCodePoint(0xa0 + at))
  .filter((letter) => !LETTERS.includes(letter))
  .join("");

async function cut(name: string, weight: (typeof FONTS)[number][1], letters: string, to: string) {
  const from = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const source = await readFile(join(ROOT, from));
  const features = typeof weight === "number" ? FEATURES : TEXT_FEATURES;
  const settings = JSON.stringify([weight, letters, features]);
  const key = createHash("sha256").update(settings).update(source).digest("hex");
  const file = join(FOLDER, `${to}.woff2`);
  if ((await readFile(`${file}.key`, "utf8").catch(() => "")) === key) return;
  // With its hinting: where a system sets letters by it, lines would else be of another length.
  const made = await subsetFont(source, letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
    keepFeatures: features,
  });
  await writeFile(file, made);
  await writeFile(`${file}.key`, key);
}

/** Cuts every font into .cache/fonts; what guests write may hold letters that we do not. */
export async function cutFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, weight] of FONTS) await cut(name, weight, LETTERS, name);
  for (const [name, weight] of FONTS.slice(0, 2)) await cut(name, weight, OTHERS, `${name}-others`);
}

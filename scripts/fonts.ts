/**
 * Cuts the fonts to what pages show: the weights of the style sheets, and the letters of Italian,
 * English, German, French, Spanish and Dutch. Any other letter of Latin comes from a second file, which
 * browsers ask for where it occurs (app/styles/fonts.css). What is cut already is not cut again.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { LETTERS } from "./font-letters.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, ".cache/fonts");

/** Each font with the lightest and the boldest weight it is shown in. */
const FONTS: [name: string, least: number, most: number][] = [
  ["figtree", 400, 700],
  ["cormorant", 400, 600],
  ["josefin-sans", 400, 700],
  ["bricolage-grotesque", 400, 700],
  ["bodoni-moda", 400, 700],
  ["outfit", 400, 700],
];

/** What makes letters stand well beside each other, and figures of one height. */
const FEATURES = [
  "kern",
  "mark",
  "mkmk",
  "ccmp",
  "locl",
  "calt",
  "liga",
  "clig",
  "rlig",
  "lnum",
  "tnum",
];

async function cut([name, min, max]: (typeof FONTS)[number]): Promise<void> {
  const from = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const source = await readFile(join(ROOT, from));
  const settings = JSON.stringify([min, max, LETTERS, FEATURES]);
  const key = createHash("sha256").update(settings).update(source).digest("hex");
  const file = join(FOLDER, `${name}.woff2`);
  if ((await readFile(`${file}.key`, "utf8").catch(() => "")) === key) return;
  // With its hinting: where a system sets letters by it, lines would else be of another length.
  const made = await subsetFont(source, LETTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
  });
  await writeFile(file, made);
  await writeFile(`${file}.key`, key);
}

/** Cuts every font into .cache/fonts. */
export async function cutFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const font of FONTS) await cut(font);
}

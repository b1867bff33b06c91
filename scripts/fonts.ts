/**
 * Subsets the fonts and writes their style sheets: the weights of the pages, the characters of Italian, English and
 * German. Other Latin characters are in a second file, which browsers load where one occurs. Existing files are not made again.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { lettersIn, MAIN_FONT_RANGE, OTHER_FONT_RANGE } from "#app/content/letters.ts";

const ROOT = join(import.meta.dirname, "..");
const FONTS_CACHE = join(ROOT, ".cache/fonts");

/** Fonts of the system that stand in until ours are there. */
const SERIF = ["Times New Roman", "Liberation Serif", "Tinos"];
const SANS = ["Arial", "Liberation Sans", "Arimo", "Roboto"];
const BOLD = SANS.map((name) => `${name} Bold`);

type Font = {
  name: string;
  family: string;
  /** What is cut: text has weights from regular to bold, headings one weight. */
  cut: number | { min: number; max: number };
  /** The weights of the style sheet: equal in all files of a font, or browsers take them for two fonts. */
  weights: string;
  standIns: string[];
  /**
   * Measures of the stand-in in percent, so that nothing shifts: the ratio of the widths of an Italian sentence, as
   * Chromium measures it, and the font's own ascent and descent.
   */
  measures: [size: number, ascent: number, descent: number];
};

/** Of the guesthouse, whose guests may write any letter of Latin. */
const HOUSE_FONTS: Font[] = [
  {
    name: "figtree",
    family: "Figtree Variable",
    cut: { min: 400, max: 700 },
    weights: "400 700",
    standIns: SANS,
    measures: [99.9, 95.1, 25],
  },
  {
    name: "cormorant",
    family: "Cormorant Variable",
    cut: 500,
    weights: "400 600",
    standIns: SERIF,
    measures: [97.5, 94.8, 29.4],
  },
];

const headings = (
  name: string,
  family: string,
  cut: number,
  standIns: string[],
  measures: Font["measures"],
): Font => ({ name, family, cut, weights: "400 700", standIns, measures });

/** The headings of the other designs. */
const DESIGN_FONTS: Font[] = [
  headings("josefin-sans", "Resort Title", 400, SANS, [101.6, 73.8, 24.6]),
  headings("bricolage-grotesque", "Bricolage Grotesque Variable", 700, BOLD, [102.1, 91.1, 26.4]),
  headings("bodoni-moda", "Bodoni Moda Variable", 500, SERIF, [115.3, 98, 34.7]),
  headings("outfit", "Outfit Variable", 500, SANS, [98.8, 101.2, 26.3]),
];

export const FONTS = [...HOUSE_FONTS, ...DESIGN_FONTS];

/**
 * Fonts with a reserved name: the OFL demands another name for a subset. Old and new name have the same
 * length, so that one replaces the other in the file.
 */
export const RENAMED_FONTS: Record<string, { from: string; to: string }> = {
  "josefin-sans": { from: "Josefin Sans", to: "Resort Title" },
};

/** Replaces the name in the font's name table; the copyright notice keeps the old one. */
function renameFont(font: Buffer, { from, to }: { from: string; to: string }): Buffer {
  const inTable = (name: string) => Buffer.from(name, "utf16le").swap16().toString("latin1");
  const withoutSpaces = (name: string) => name.replaceAll(" ", "");
  const names = [
    [`${from} Thin`, `${to} Thin`],
    [`${withoutSpaces(from)}-Thin`, `${withoutSpaces(to)}-Thin`],
  ] as const;
  const text = names.reduce(
    (all, [old, own]) => all.replaceAll(inTable(old), inTable(own)),
    font.toString("latin1"),
  );
  return Buffer.from(text, "latin1");
}

/** OpenType features: kerning, ligatures, forms of figures. */
const OPENTYPE_FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "rlig", "lnum"];
const TEXT_FEATURES = [...OPENTYPE_FEATURES, "tnum"];

async function cutFont({ name, cut: weight }: Font, letters: string, to = name) {
  const from = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const source = await readFile(join(ROOT, from));
  const features = typeof weight === "number" ? OPENTYPE_FEATURES : TEXT_FEATURES;
  const newName = RENAMED_FONTS[name];
  const settings = JSON.stringify([weight, letters, features, newName]);
  const key = createHash("sha256").update(settings).update(source).digest("hex");
  const file = join(FONTS_CACHE, `${to}.woff2`);
  if ((await readFile(`${file}.key`, "utf8").catch(() => "")) === key) return;
  // With hinting: without it, lines have another length on systems that use it.
  const subset = await subsetFont(source, letters, {
    targetFormat: newName ? "truetype" : "woff2",
    variationAxes: { wght: weight },
    keepFeatures: features,
  });
  const all = { targetFormat: "woff2", variationAxes: {}, keepFeatures: features } as const;
  await writeFile(
    file,
    newName ? await subsetFont(renameFont(subset, newName), letters, all) : subset,
  );
  await writeFile(`${file}.key`, key);
}

/** Latin beyond Latin-1, as the package has it. */
const LATIN_EXTENDED_RANGE =
  "U+100-151, U+154-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0";

function fontFace({ family, weights }: Font, file: string, range?: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("${file}") format("woff2");
  font-weight: ${weights};
  font-display: swap;${range ? `\n  unicode-range: ${range};` : ""}
}`;
}

function standInFace({ family, standIns, measures: [size, ascent, descent] }: Font): string {
  return `@font-face {
  font-family: "${family.replace(" Variable", "")} Fallback";
  src: ${standIns.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}`;
}

/** A letter outside of the first file comes from another, only where it occurs. */
const facesOfHouse = (font: Font) => [
  fontFace(font, `./${font.name}.woff2`, MAIN_FONT_RANGE),
  fontFace(font, `./${font.name}-others.woff2`, OTHER_FONT_RANGE),
  fontFace(
    font,
    `@fontsource-variable/${font.name}/files/${font.name}-latin-ext-wght-normal.woff2`,
    LATIN_EXTENDED_RANGE,
  ),
  standInFace(font),
];

const facesOfDesigns = (font: Font) => [fontFace(font, `./${font.name}.woff2`), standInFace(font)];

/** Writes every font and its style sheet into .cache/fonts. */
export async function cutFonts(): Promise<void> {
  await mkdir(FONTS_CACHE, { recursive: true });
  for (const font of FONTS) await cutFont(font, lettersIn(MAIN_FONT_RANGE));
  for (const font of HOUSE_FONTS)
    await cutFont(font, lettersIn(OTHER_FONT_RANGE), `${font.name}-others`);
  const sheets = {
    house: HOUSE_FONTS.flatMap(facesOfHouse),
    designs: DESIGN_FONTS.flatMap(facesOfDesigns),
  };
  for (const [name, faces] of Object.entries(sheets))
    await writeFile(join(FONTS_CACHE, `${name}.css`), faces.join("\n"));
}

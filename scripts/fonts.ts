/**
 * Reduces the fonts to the weights that pages use and to the characters of Italian, English and German. Other Latin
 * characters of the guesthouse's fonts are in separate files, which browsers load only if one of these characters occurs.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { DEMO_MOUNTS } from "#demonstration/mounts.ts";
import { charactersIn, MAIN_FONT_RANGE, OTHER_FONT_RANGE } from "#app/content/font-ranges.ts";

const ROOT = join(import.meta.dirname, "..");
const FONTS_CACHE = join(ROOT, ".cache/fonts");

/** Fonts of operating systems that browsers show until the site's fonts are loaded. */
const SERIF = ["Times New Roman", "Liberation Serif", "Tinos"];
const SANS = ["Arial", "Liberation Sans", "Arimo", "Roboto"];
const BOLD = SANS.map((name) => `${name} Bold`);

type Font = {
  name: string;
  family: string;
  /** A font for text has all weights from regular to bold, a font for headings has one. */
  weightsInFile: number | { min: number; max: number };
  /** All files of a font need the same value, because browsers would treat a file with other weights as a different font. */
  weightsInSheet: string;
  fallbackFonts: string[];
  /** Percentages that fit the fallback fonts to our font: `size-adjust`, `ascent-override`, `descent-override`. */
  measures: [size: number, ascent: number, descent: number];
};

function fontOf(
  name: string,
  family: string,
  weightsInFile: Font["weightsInFile"],
  fallbackFonts: string[],
  measures: Font["measures"],
  weightsInSheet = "400 700",
): Font {
  return { name, family, weightsInFile, weightsInSheet, fallbackFonts, measures };
}

/** The fonts of text and headings on the guesthouse's pages, in which family and guests may write any Latin letter. */
const HOUSE_FONTS: Font[] = [
  fontOf("figtree", "Figtree Variable", { min: 400, max: 700 }, SANS, [99.9, 95.1, 25]),
  fontOf("cormorant", "Cormorant Variable", 500, SERIF, [97.5, 94.8, 29.4], "400 600"),
];

const DEMONSTRATION_FONTS: Font[] = [
  fontOf("josefin-sans", "Resort Title", 400, SANS, [101.6, 73.8, 24.6]),
  fontOf("bricolage-grotesque", "Bricolage Grotesque Variable", 700, BOLD, [102.1, 91.1, 26.4]),
  fontOf("bodoni-moda", "Bodoni Moda Variable", 500, SERIF, [115.3, 98, 34.7]),
  fontOf("outfit", "Outfit Variable", 500, SANS, [98.8, 101.2, 26.3]),
];

export const FONTS = [...HOUSE_FONTS, ...(DEMO_MOUNTS.length > 0 ? DEMONSTRATION_FONTS : [])];

/** The licences of these fonts demand another name for a subset. It replaces the old name's bytes, so it must be as long. */
export const RENAMED_FONTS: Record<string, { from: string; to: string }> = {
  "josefin-sans": { from: "Josefin Sans", to: "Resort Title" },
};

/** Replaces the name in the font's name table; the copyright notice still contains the old name. */
function renameFont(font: Buffer, { from, to }: { from: string; to: string }): Buffer {
  // The table is UTF-16 with the high byte first; decoded as Latin-1, each byte is one character.
  const toTableText = (name: string) => Buffer.from(name, "utf16le").swap16().toString("latin1");
  const withoutSpaces = (name: string) => name.replaceAll(" ", "");
  const namePairs = [
    [`${from} Thin`, `${to} Thin`],
    [`${withoutSpaces(from)}-Thin`, `${withoutSpaces(to)}-Thin`],
  ] as const;
  const latin1Text = namePairs.reduce(
    (bytes, [oldName, newName]) => bytes.replaceAll(toTableText(oldName), toTableText(newName)),
    font.toString("latin1"),
  );
  return Buffer.from(latin1Text, "latin1");
}

/** OpenType features: kerning, ligatures, forms of figures; in text also figures of equal width. */
const HEADING_FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "rlig", "lnum"];
const TEXT_FEATURES = [...HEADING_FEATURES, "tnum"];

async function writeSubset({ name, weightsInFile }: Font, characters: string, targetName = name) {
  const sourcePath = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const originalFont = await readFile(join(ROOT, sourcePath));
  const features = typeof weightsInFile === "number" ? HEADING_FEATURES : TEXT_FEATURES;
  const renaming = RENAMED_FONTS[name];
  // `subsetFont` keeps the hinting. Without the hinting, the widths of lines would change on systems that use hinting.
  const subset = await subsetFont(originalFont, characters, {
    targetFormat: renaming ? "truetype" : "woff2",
    variationAxes: { wght: weightsInFile },
    keepFeatures: features,
  });
  const woff2Options = {
    targetFormat: "woff2",
    variationAxes: {},
    keepFeatures: features,
  } as const;
  await writeFile(
    join(FONTS_CACHE, `${targetName}.woff2`),
    renaming ? await subsetFont(renameFont(subset, renaming), characters, woff2Options) : subset,
  );
}

/** Latin characters beyond Latin-1: the range of the file latin-ext in the font's package. */
const LATIN_EXTENDED_RANGE =
  "U+100-151, U+154-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0";

function fontFace({ family, weightsInSheet }: Font, file: string, range?: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("${file}") format("woff2");
  font-weight: ${weightsInSheet};
  font-display: swap;${range ? `\n  unicode-range: ${range};` : ""}
}`;
}

function fallbackFace({ family, fallbackFonts, measures: [size, ascent, descent] }: Font): string {
  return `@font-face {
  font-family: "${family.replace(" Variable", "")} Fallback";
  src: ${fallbackFonts.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}`;
}

/** Declares three files of each font; browsers load the second and third only if one of their characters occurs. */
const houseFontFaces = (font: Font) => [
  fontFace(font, `./${font.name}.woff2`, MAIN_FONT_RANGE),
  fontFace(font, `./${font.name}-others.woff2`, OTHER_FONT_RANGE),
  fontFace(
    font,
    `@fontsource-variable/${font.name}/files/${font.name}-latin-ext-wght-normal.woff2`,
    LATIN_EXTENDED_RANGE,
  ),
  fallbackFace(font),
];

const demoFontFaces = (font: Font) => [fontFace(font, `./${font.name}.woff2`), fallbackFace(font)];

export async function writeFonts(): Promise<void> {
  await mkdir(FONTS_CACHE, { recursive: true });
  for (const font of FONTS) await writeSubset(font, charactersIn(MAIN_FONT_RANGE));
  for (const font of HOUSE_FONTS)
    await writeSubset(font, charactersIn(OTHER_FONT_RANGE), `${font.name}-others`);
  const sheets = {
    house: HOUSE_FONTS.flatMap(houseFontFaces),
    designs: DEMONSTRATION_FONTS.flatMap(demoFontFaces),
  };
  for (const [name, faces] of Object.entries(sheets))
    await writeFile(join(FONTS_CACHE, `${name}.css`), faces.join("\n"));
}

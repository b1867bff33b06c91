/**
 * Subsets the fonts: the weights of the style sheets, the characters of Italian, English, German, French,
 * Spanish and Dutch. Other Latin characters are in a second file, which browsers load where one occurs
 * (app/styles/fonts.css). Existing files are not made again.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { MAIN_FONT_LETTERS, OTHER_FONT_LETTERS } from "#app/content/letters.ts";

const ROOT = join(import.meta.dirname, "..");
const FONTS_CACHE = join(ROOT, ".cache/fonts");

/** Text has weights from regular to bold, headings one weight. */
export const FONTS: [name: string, weight: number | { min: number; max: number }][] = [
  ["figtree", { min: 400, max: 700 }],
  ["cormorant", 500],
  ["josefin-sans", 400],
  ["bricolage-grotesque", 700],
  ["bodoni-moda", 500],
  ["outfit", 500],
];

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

async function cutFont(
  name: string,
  weight: (typeof FONTS)[number][1],
  letters: string,
  to: string,
) {
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

/** Writes every font into .cache/fonts; the second file has the characters that only guests may write. */
export async function cutFonts(): Promise<void> {
  await mkdir(FONTS_CACHE, { recursive: true });
  for (const [name, weight] of FONTS) await cutFont(name, weight, MAIN_FONT_LETTERS, name);
  for (const [name, weight] of FONTS.slice(0, 2))
    await cutFont(name, weight, OTHER_FONT_LETTERS, `${name}-others`);
}

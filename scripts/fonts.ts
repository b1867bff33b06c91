/**
 * Subsets the fonts: the weights of the style sheets, the characters of Italian, English, German, French,
 * Spanish and Dutch. Other Latin characters are in a second file, which browsers load where one occurs
 * (app/styles/fonts.css). Existing files are not made again.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { LETTERS, OTHERS } from "#app/content/letters.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, ".cache/fonts");

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
export const RENAMED: Record<string, { from: string; to: string }> = {
  "josefin-sans": { from: "Josefin Sans", to: "Resort Title" },
};

/** The font under its new name, in its name table; its copyright notice goes on naming the old one. */
function renameFont(font: Buffer, { from, to }: { from: string; to: string }): Buffer {
  const inTable = (name: string) => Buffer.from(name, "utf16le").swap16().toString("latin1");
  const closed = (name: string) => name.replaceAll(" ", "");
  const names = [
    [`${from} Thin`, `${to} Thin`],
    [`${closed(from)}-Thin`, `${closed(to)}-Thin`],
  ] as const;
  const text = names.reduce(
    (all, [old, own]) => all.replaceAll(inTable(old), inTable(own)),
    font.toString("latin1"),
  );
  return Buffer.from(text, "latin1");
}

/** What makes letters stand well beside each other, and figures of one height or one width. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "rlig", "lnum"];
const TEXT_FEATURES = [...FEATURES, "tnum"];

async function cutFont(
  name: string,
  weight: (typeof FONTS)[number][1],
  letters: string,
  to: string,
) {
  const from = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const source = await readFile(join(ROOT, from));
  const features = typeof weight === "number" ? FEATURES : TEXT_FEATURES;
  const newName = RENAMED[name];
  const settings = JSON.stringify([weight, letters, features, newName]);
  const key = createHash("sha256").update(settings).update(source).digest("hex");
  const file = join(FOLDER, `${to}.woff2`);
  if ((await readFile(`${file}.key`, "utf8").catch(() => "")) === key) return;
  // With its hinting: where a system sets letters by it, lines would else be of another length.
  const made = await subsetFont(source, letters, {
    targetFormat: newName ? "truetype" : "woff2",
    variationAxes: { wght: weight },
    keepFeatures: features,
  });
  const all = { targetFormat: "woff2", variationAxes: {}, keepFeatures: features } as const;
  await writeFile(file, newName ? await subsetFont(renameFont(made, newName), letters, all) : made);
  await writeFile(`${file}.key`, key);
}

/** Cuts every font into .cache/fonts; what guests write may hold letters that we do not. */
export async function cutFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, weight] of FONTS) await cutFont(name, weight, LETTERS, name);
  for (const [name, weight] of FONTS.slice(0, 2))
    await cutFont(name, weight, OTHERS, `${name}-others`);
}

/**
 * The photographs in pictures/masters/, as a phone or a camera gives them: of any size, lying on their
 * side with a note how to turn them, their ending in capitals. What cannot be used is told to the family.
 */
import type { Dirent } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp, { type Sharp } from "sharp";

export type Size = [width: number, height: number];

/** A photograph, and its size as it is seen: upright. */
export type Master = { file: string; size: Size };

const PICTURE = /^\.(jpe?g|png|webp|avif|hei[cf]|tiff?|gif|bmp|dng)$/i;

/** What sharp calls the formats we read; AVIF is a "heif". */
const READ = new Set(["jpeg", "png", "webp", "heif"]);

const HEIC =
  "è in HEIC, il formato dell'iPhone, che il sito non legge. Esportatela in JPG; per le prossime: Impostazioni › Fotocamera › Formati › Più compatibile";
const OTHER = "non è in JPG, PNG, WebP o AVIF. Esportatela in JPG";
const FOLDER = "è una cartella: le fotografie vanno fuori, direttamente in pictures/masters/";
const BROKEN = "non si apre: è rovinata, o non è una fotografia. Copiatela di nuovo dal telefono";

export function placeOf(file: string): string {
  return `pictures/masters/${parse(file).base}`;
}

/** The photograph's pixels, upright. A camera's small oddities are forgiven, missing pixels are not. */
export function opened(file: string): Sharp {
  return sharp(file, { failOn: "error" }).autoOrient();
}

/** Told by the bytes: the name may say .jpg. Sharp reads such a file's size and fails at its pixels. */
async function isHeic(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(64) });
    const head = buffer.toString("latin1");
    return /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(head) && !head.includes("avif");
  } finally {
    await handle.close();
  }
}

async function sizeOf(file: string): Promise<Size | string> {
  if (await isHeic(file)) return HEIC;
  try {
    const { format, compression, autoOrient } = await sharp(file).metadata();
    if (compression === "hevc") return HEIC;
    return READ.has(format) ? [autoOrient.width, autoOrient.height] : OTHER;
  } catch {
    return BROKEN;
  }
}

/** What systems leave in every folder, and notes. */
const NO_PICTURE = /^\.|^thumbs\.db$|^desktop\.ini$|\.(json|txt|md)$/i;

/** Why something in the folder is no photograph that can be read; told by its name alone. */
function slipOfEntry(entry: Dirent): string | undefined {
  if (NO_PICTURE.test(entry.name)) return undefined;
  if (entry.isDirectory()) return `${placeOf(entry.name)}: ${FOLDER}`;
  return PICTURE.test(parse(entry.name).ext) ? undefined : `${placeOf(entry.name)}: ${OTHER}`;
}

/** The photographs of a folder by their names without ending, and what is wrong with the others. */
export async function readMasters(
  folder: string,
): Promise<{ masters: Map<string, Master>; slips: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && PICTURE.test(parse(entry.name).ext))
    .map(({ name }) => name)
    .toSorted();
  const found = await Promise.all(
    names.map(async (name) => ({ name, size: await sizeOf(join(folder, name)) })),
  );
  const masters = new Map<string, Master>();
  const slips = entries.flatMap((entry) => slipOfEntry(entry) ?? []);
  for (const [id, files] of Map.groupBy(found, ({ name }) => parse(name).name.toLowerCase())) {
    if (files.length > 1) {
      const [kept, ...others] = files.map(({ name }) => name);
      slips.push(`${placeOf(kept!)}: ha lo stesso nome di ${others.join(", ")}. Tenetene una sola`);
    }
    for (const { name, size } of files) {
      if (typeof size === "string") slips.push(`${placeOf(name)}: ${size}`);
      else masters.set(id, { file: join(folder, name), size });
    }
  }
  return { masters, slips };
}

/** Why a photograph whose head can be read cannot be shown: the rest of it is missing or spoilt. */
export async function slipInPixels({ file }: Master): Promise<string | undefined> {
  try {
    await opened(file).resize(32).raw().toBuffer();
    return undefined;
  } catch {
    return `${placeOf(file)}: ${BROKEN}`;
  }
}

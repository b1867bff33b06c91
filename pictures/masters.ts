/**
 * The photographs in pictures/masters/, in a phone's or a camera's form: any size, rotated by EXIF,
 * extensions in capitals. Files that cannot be used are slips for the family.
 */
import type { Dirent } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Slip } from "#app/content/slip.ts";
import sharp, { type Sharp } from "sharp";

export type Size = [width: number, height: number];

/** `size` is the upright one, after EXIF rotation. */
export type Master = { file: string; size: Size };

const PICTURE = /^\.(jpe?g|png|webp|avif|hei[cf]|tiff?|gif|bmp|dng)$/i;

/** By sharp's names; AVIF is a "heif". */
const READABLE_FORMATS = new Set(["jpeg", "png", "webp", "heif"]);

const HEIC =
  "è in HEIC, il formato dell'iPhone, che il sito non legge. Esportatela in JPG; per le prossime: Impostazioni › Fotocamera › Formati › Più compatibile";
const OTHER = "non è in JPG, PNG, WebP o AVIF. Esportatela in JPG";
const FOLDER = "è una cartella: le fotografie vanno fuori, direttamente in pictures/masters/";
const BROKEN = "non si apre: è rovinata, o non è una fotografia. Copiatela di nuovo dal telefono";

export function masterPath(file: string): string {
  return `pictures/masters/${parse(file).base}`;
}

const slipOf = (file: string, reason: string): Slip => ({ file: masterPath(file), reason });

/** Opens a photograph, EXIF-rotated. Decoder warnings are ignored, a truncated file throws. */
export function openMaster(file: string): Sharp {
  return sharp(file, { failOn: "error" }).autoOrient();
}

/** By the bytes, because the extension may be wrong. sharp reads such a file's size, but not its pixels. */
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
    return READABLE_FORMATS.has(format) ? [autoOrient.width, autoOrient.height] : OTHER;
  } catch {
    return BROKEN;
  }
}

/** System files and notes. */
const IGNORED_FILES = /^\.|^thumbs\.db$|^desktop\.ini$|\.(json|txt|md)$/i;

/** The slip of an entry, by its name alone. */
function slipOfEntry(entry: Dirent): Slip | undefined {
  if (IGNORED_FILES.test(entry.name)) return undefined;
  if (entry.isDirectory()) return slipOf(entry.name, FOLDER);
  return PICTURE.test(parse(entry.name).ext) ? undefined : slipOf(entry.name, OTHER);
}

/** The photographs of a folder by name without extension, and the slips of the other files. */
export async function readMasters(
  folder: string,
): Promise<{ masters: Map<string, Master>; slips: Slip[] }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && PICTURE.test(parse(entry.name).ext))
    .map(({ name }) => name)
    .toSorted();
  const photographs = await Promise.all(
    names.map(async (name) => ({ name, size: await sizeOf(join(folder, name)) })),
  );
  const masters = new Map<string, Master>();
  const slips = entries.flatMap((entry) => slipOfEntry(entry) ?? []);
  for (const [id, files] of Map.groupBy(photographs, ({ name }) =>
    parse(name).name.toLowerCase(),
  )) {
    if (files.length > 1) {
      const [first, ...others] = files.map(({ name }) => name);
      slips.push(slipOf(first!, `ha lo stesso nome di ${others.join(", ")}. Tenetene una sola`));
    }
    for (const { name, size } of files) {
      if (typeof size === "string") slips.push(slipOf(name, size));
      else masters.set(id, { file: join(folder, name), size });
    }
  }
  return { masters, slips };
}

/** The slip of a photograph with a readable header whose pixels are missing or damaged. */
export async function slipInPixels({ file }: Master): Promise<Slip | undefined> {
  try {
    await openMaster(file).resize(32).raw().toBuffer();
    return undefined;
  } catch {
    return slipOf(file, BROKEN);
  }
}

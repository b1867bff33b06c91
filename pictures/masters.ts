/**
 * The photographs in pictures/masters/, in a phone's or a camera's form: any size, rotated by EXIF,
 * extensions in capitals. Files that cannot be used are slips for the family.
 */
import type { Dirent } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Slip } from "#app/content/slip.ts";
import sharp, { type Sharp } from "sharp";

// No photograph is decoded twice in a row: what libvips keeps for that only takes memory.
sharp.cache(false);

export type Size = [width: number, height: number];

/** `file` is its name for the family; `size` is the upright one, after EXIF rotation. */
export type Master = { file: string; source: PictureSource; size: Size };

/** The path of a file, or its bytes. */
type PictureSource = string | Uint8Array;

const PICTURE_EXTENSION = /^\.(jpe?g|png|webp|avif|hei[cf]|tiff?|gif|bmp|dng)$/i;

const HEIC_REASON =
  "è in HEIC, il formato dell'iPhone, che il sito non legge. Esportatela in JPG; per le prossime: Impostazioni › Fotocamera › Formati › Più compatibile";
const UNSUPPORTED_REASON = "non è in JPG, PNG, WebP o AVIF. Esportatela in JPG";
const FOLDER_REASON =
  "è una cartella: le fotografie vanno fuori, direttamente in pictures/masters/";
export const UNREADABLE_PIXELS =
  "non si apre: è rovinata, o non è una fotografia. Copiatela di nuovo dal telefono";

const masterPath = (name: string) => `pictures/masters/${name}`;

const slipOf = (name: string, reason: string): Slip => ({ file: masterPath(name), reason });

/** Opens a photograph, EXIF-rotated. Decoder warnings are ignored, a truncated file throws. */
export function openMaster(source: PictureSource): Sharp {
  return sharp(source, { failOn: "error" }).autoOrient();
}

/** First bytes of JPEG and PNG as hexadecimal digits, of WebP and AVIF in Latin-1. */
const [BINARY, LATIN] = [/^(ffd8ff|89504e470d0a1a0a)/, /^(RIFF.{4}WEBP|.{4}ftyp.*avi[fs])/s];

const HEIC_SIGNATURE = /^.{4}ftyp(hei|hev|mif1|msf1)/s;

/** GIF, TIFF, BMP, PSD, PDF and SVG. */
const UNSUPPORTED_SIGNATURE = /^(GIF8|II\*|MM|BM|8BPS|%PDF|\s*<(svg|\?xml|!))/;

async function firstBytes(source: PictureSource): Promise<Buffer> {
  if (typeof source !== "string") return Buffer.from(source.subarray(0, 64));
  const handle = await open(source);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(64) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * The size of a photograph, or why it cannot be used. By its bytes, because the extension may be wrong:
 * no decoder but those of the four formats ever gets them.
 */
export async function sizeOf(source: PictureSource): Promise<Size | string> {
  const bytes = await firstBytes(source);
  const head = bytes.toString("latin1");
  if (!BINARY.test(bytes.toString("hex")) && !LATIN.test(head)) {
    if (HEIC_SIGNATURE.test(head)) return HEIC_REASON;
    return UNSUPPORTED_SIGNATURE.test(head) ? UNSUPPORTED_REASON : UNREADABLE_PIXELS;
  }
  try {
    // sharp reads the size of HEIC in a file that claims to be AVIF, but not its pixels.
    const { compression, autoOrient } = await sharp(source).metadata();
    return compression === "hevc" ? HEIC_REASON : [autoOrient.width, autoOrient.height];
  } catch {
    return UNREADABLE_PIXELS;
  }
}

/** Names a file as it is now: what was read of it before still holds under the same name. */
export async function fileVersion(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${path} ${size} ${mtimeMs}`;
}

/** The sizes of the photographs that were opened before, by the versions of their files. */
const cachedSizes = new Map<string, ReturnType<typeof sizeOf>>();

async function sizeOfFile(path: string): ReturnType<typeof sizeOf> {
  const version = await fileVersion(path);
  const size = cachedSizes.get(version) ?? sizeOf(path);
  cachedSizes.set(version, size);
  return size;
}

/** A photograph from the store, which was checked when it was put in. */
export async function uploadMaster(id: string, bytes: Uint8Array): Promise<Master> {
  const { width, height } = await sharp(bytes).metadata();
  return { file: `fotografia ${id}`, source: bytes, size: [width, height] };
}

/** System files and notes. */
const IGNORED_FILES = /^\.|^thumbs\.db$|^desktop\.ini$|\.(json|txt|md)$/i;

/** The slip of an entry, by its name alone. */
function slipOfEntry(entry: Dirent): Slip | undefined {
  if (IGNORED_FILES.test(entry.name)) return undefined;
  if (entry.isDirectory()) return slipOf(entry.name, FOLDER_REASON);
  return entry.isFile() && PICTURE_EXTENSION.test(parse(entry.name).ext)
    ? undefined
    : slipOf(entry.name, UNSUPPORTED_REASON);
}

/** The photographs of a folder by name without extension, and the slips of the other files. */
export async function readMasters(
  folder: string,
): Promise<{ masters: Map<string, Master>; slips: Slip[] }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && PICTURE_EXTENSION.test(parse(entry.name).ext))
    .map(({ name }) => name)
    .toSorted();
  const photographs = await Promise.all(
    names.map(async (name) => ({ name, size: await sizeOfFile(join(folder, name)) })),
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
      else masters.set(id, { file: masterPath(name), source: join(folder, name), size });
    }
  }
  return { masters, slips };
}

/** The slip of a photograph with a readable header whose pixels are missing or damaged. */
export async function slipInPixels({ file, source }: Master): Promise<Slip | undefined> {
  try {
    await openMaster(source).resize(32).raw().toBuffer();
    return undefined;
  } catch {
    return { file, reason: UNREADABLE_PIXELS };
  }
}

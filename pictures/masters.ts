/** Reads photographs as phones and cameras store them: of any size, rotated by EXIF data, even named "IMG_1.JPG". */
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { extname, join, parse } from "node:path";
import sharp, { type Sharp } from "sharp";

// sharp would cache decoded photographs. The cache would only take memory, because none is decoded twice in a row.
sharp.cache(false);

export type Size = [width: number, height: number];

/** A whole photograph: `file` names it in messages to the family; `size` is after EXIF rotation. */
export type Master = { file: string; source: PathOrBytes; size: Size };

type PathOrBytes = string | Uint8Array;

const PICTURE_EXTENSION = /^\.(jpe?g|png|webp|avif)$/i;

const HEIC_REFUSAL =
  "è in HEIC, il formato dell'iPhone, che il sito non legge. Esportatela in JPG; per le prossime: Impostazioni › Fotocamera › Formati › Più compatibile";
const UNSUPPORTED_REFUSAL = "non è in JPG, PNG, WebP o AVIF. Esportatela in JPG";
export const UNREADABLE_REFUSAL =
  "non si apre: è rovinata, o non è una fotografia. Copiatela di nuovo dal telefono";

/** Opens a photograph, rotated as its EXIF data says. Decoder warnings are ignored; a truncated file throws. */
export function openMaster(source: PathOrBytes): Sharp {
  return sharp(source, { failOn: "error" }).autoOrient();
}

/** The first bytes of JPEG and PNG as hexadecimal digits, and of WebP and AVIF in Latin-1. */
const [HEX_SIGNATURE, LATIN_SIGNATURE] = [
  /^(ffd8ff|89504e470d0a1a0a)/,
  /^(RIFF.{4}WEBP|.{4}ftyp.*avi[fs])/s,
];

const HEIC_SIGNATURE = /^.{4}ftyp(hei|hev|mif1|msf1)/s;

/** The first characters of GIF, TIFF, BMP, PSD, PDF and SVG. */
const UNSUPPORTED_SIGNATURE = /^(GIF8|II\*|MM|BM|8BPS|%PDF|\s*<(svg|\?xml|!))/;

async function readFirstBytes(source: PathOrBytes): Promise<Buffer> {
  if (typeof source !== "string") return Buffer.from(source.subarray(0, 64));
  return Buffer.concat(await Array.fromAsync(createReadStream(source, { end: 63 })));
}

/** Returns the size, or in Italian why the file is refused. A file is decoded only if it begins like an allowed format. */
export async function sizeOrRefusal(source: PathOrBytes): Promise<Size | string> {
  const bytes = await readFirstBytes(source);
  const latinText = bytes.toString("latin1");
  if (!HEX_SIGNATURE.test(bytes.toString("hex")) && !LATIN_SIGNATURE.test(latinText)) {
    if (HEIC_SIGNATURE.test(latinText)) return HEIC_REFUSAL;
    return UNSUPPORTED_SIGNATURE.test(latinText) ? UNSUPPORTED_REFUSAL : UNREADABLE_REFUSAL;
  }
  try {
    // HEIC in a file that claims to be AVIF is refused here, because sharp reads its size, but not its pixels.
    const { compression, autoOrient } = await sharp(source).metadata();
    return compression === "hevc" ? HEIC_REFUSAL : [autoOrient.width, autoOrient.height];
  } catch {
    return UNREADABLE_REFUSAL;
  }
}

/** Returns an uploaded photograph as a master. Uploads were checked before they were stored (prepare-upload.ts). */
export async function masterOfUpload(id: string, bytes: Uint8Array): Promise<Master> {
  const { width, height } = await sharp(bytes).metadata();
  return { file: `fotografia ${id}`, source: bytes, size: [width, height] };
}

/** Returns photographs by file name, in lower case and without extension. Throws if a photograph cannot be used. */
export async function readMasters(folder: string): Promise<Map<string, Master>> {
  const fileNames = (await readdir(folder)).filter((name) => PICTURE_EXTENSION.test(extname(name)));
  const masters = await Promise.all(
    fileNames.toSorted().map(async (name): Promise<[id: string, Master]> => {
      const [file, source] = [`pictures/masters/${name}`, join(folder, name)];
      const size = await sizeOrRefusal(source);
      if (typeof size === "string") throw new Error(`${file} ${size}.`);
      return [parse(name).name.toLowerCase(), { file, source, size }];
    }),
  );
  return new Map(masters);
}

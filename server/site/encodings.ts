import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

export type Encodings = { br?: Buffer; gzip?: Buffer };

const COMPRESSED_FORMATS = /\.(avif|ico|jpg|png|webp|woff2)$/;

export const ENCODED_NAME = /\.(br|gz)$/;

/** `best` takes 70 ms a page; `fast` is for a response that waits, and makes the gzip form alone. */
export type CompressionQuality = "best" | "fast";

const ENDINGS = { br: ".br", gzip: ".gz" } as const;

/** Compresses off the event loop; a form that is not smaller than the file is left out. */
export async function encode(
  name: string,
  body: Buffer,
  quality: CompressionQuality = "best",
): Promise<Encodings> {
  if (COMPRESSED_FORMATS.test(name)) return {};
  const [br, gzipped] = await Promise.all([
    quality === "best" && promisify(brotliCompress)(body),
    promisify(gzip)(body, { level: quality === "best" ? 9 : 4 }),
  ]);
  return {
    ...(br && br.length < body.length && { br }),
    ...(gzipped.length < body.length && { gzip: gzipped }),
  };
}

export async function writeEncodings(file: string, encodings: Encodings): Promise<void> {
  for (const name of ["br", "gzip"] as const) {
    const small = encodings[name];
    if (small) await writeFile(file + ENDINGS[name], small);
  }
}

export async function readEncodings(file: string, body: Buffer): Promise<Encodings> {
  if (COMPRESSED_FORMATS.test(file)) return {};
  try {
    return { br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) };
  } catch {
    return encode(file, body);
  }
}

import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip as gzipCompress } from "node:zlib";

export type Encodings = { br?: Buffer; gzip?: Buffer };

const COMPRESSED_FILE_PATTERN = /\.(avif|ico|jpg|png|webp|woff2)$/;

export const ENCODED_FILE_PATTERN = /\.(br|gz)$/;

/** `best` takes 70 ms for a page; `fast`, which makes only the gzip form, is for a response that a client awaits. */
export type CompressionQuality = "best" | "fast";

/** Compresses without blocking the event loop. Leaves out a compressed form that is not smaller than the file. */
export async function compress(
  name: string,
  body: Buffer,
  quality: CompressionQuality = "best",
): Promise<Encodings> {
  if (COMPRESSED_FILE_PATTERN.test(name)) return {};
  const [br, gzipped] = await Promise.all([
    quality === "best" && promisify(brotliCompress)(body),
    promisify(gzipCompress)(body, { level: quality === "best" ? 9 : 4 }),
  ]);
  return {
    ...(br && br.length < body.length && { br }),
    ...(gzipped.length < body.length && { gzip: gzipped }),
  };
}

export async function writeEncodings(file: string, { br, gzip }: Encodings): Promise<void> {
  if (br) await writeFile(`${file}.br`, br);
  if (gzip) await writeFile(`${file}.gz`, gzip);
}

export async function readEncodings(file: string, body: Buffer): Promise<Encodings> {
  if (COMPRESSED_FILE_PATTERN.test(file)) return {};
  try {
    return { br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) };
  } catch {
    return compress(file, body);
  }
}

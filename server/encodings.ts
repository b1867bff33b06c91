/** The smaller forms of a file, for browsers that read them: made by the build, kept beside the file. */
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

export type Encodings = { br?: Buffer; gzip?: Buffer };

const COMPRESSED_ALREADY = /\.(avif|ico|jpg|png|webp|woff2)$/;

/** How files with a smaller form of another file end. */
export const ENCODED = /\.(br|gz)$/;

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const FORMS = [
  {
    name: "br",
    ending: ".br",
    encode: (body: Buffer) => promisify(brotliCompress)(body, QUALITY),
    decode: promisify(brotliDecompress),
  },
  {
    name: "gzip",
    ending: ".gz",
    encode: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
    decode: promisify(gunzip),
  },
] as const;

/** Makes them, where they are smaller. */
export async function encode(name: string, body: Buffer): Promise<Encodings> {
  if (COMPRESSED_ALREADY.test(name)) return {};
  const encodings: Encodings = {};
  for (const form of FORMS) {
    const small = await form.encode(body);
    if (small.length < body.length) encodings[form.name] = small;
  }
  return encodings;
}

/** Makes them and keeps them beside the file. */
export async function writeEncodings(file: string): Promise<void> {
  const encodings = await encode(file, await readFile(file));
  for (const { name, ending } of FORMS) {
    const small = encodings[name];
    if (small) await writeFile(file + ending, small);
  }
}

/** Reads what lies beside the file; makes anew what is missing, or is not this file any more. */
export async function readEncodings(file: string, body: Buffer): Promise<Encodings> {
  if (COMPRESSED_ALREADY.test(file)) return {};
  const encodings: Encodings = {};
  for (const { name, ending, decode } of FORMS) {
    try {
      const small = await readFile(file + ending);
      if (!body.equals(await decode(small))) return encode(file, body);
      encodings[name] = small;
    } catch {
      return encode(file, body);
    }
  }
  return encodings;
}

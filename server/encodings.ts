/** The smaller forms of a file, for browsers that read them. */
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

export type Encodings = { br?: Buffer; gzip?: Buffer };

const COMPRESSED_ALREADY = /\.(avif|ico|jpg|png|webp|woff2)$/;

/** How files with a smaller form of another file end. */
export const ENCODED = /\.(br|gz)$/;

/**
 * How hard it is tried. Measured over our 140 pages and data on two cores: `most` takes 9.8 s,
 * `soon` 0.3 s for files 10 % larger. It leaves gzip out: the server makes that when it unpacks a release.
 */
const QUALITIES = { most: constants.BROTLI_MAX_QUALITY, soon: 6 };

export type Quality = keyof typeof QUALITIES;

const FORMS = [
  { name: "br", ending: ".br", decode: promisify(brotliDecompress) },
  { name: "gzip", ending: ".gz", decode: promisify(gunzip) },
] as const;

/** Makes them, where they are smaller. */
export async function encode(
  name: string,
  body: Buffer,
  quality: Quality = "most",
): Promise<Encodings> {
  if (COMPRESSED_ALREADY.test(name)) return {};
  const br = await promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITIES[quality] },
  });
  const gzip = quality === "most" ? await encodeGzip(body) : {};
  return { ...(br.length < body.length && { br }), ...gzip };
}

/** The one that takes no time. */
export async function encodeGzip(body: Buffer): Promise<Encodings> {
  const small = await promisify(gzip)(body, { level: 9 });
  return small.length < body.length ? { gzip: small } : {};
}

/** Writes them beside the file. */
export async function writeEncodings(file: string, encodings: Encodings): Promise<void> {
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

/** A file in all encodings with its headers, and content negotiation (RFC 9110, 12). */
import { createHash } from "node:crypto";
import {
  type CompressionQuality,
  encode,
  encodeGzip,
  type Encodings,
} from "#server/site/encodings.ts";
import { fileHeaders, isImmutable } from "./headers.ts";

/** The encodings in order of preference, the smallest first. */
const ENCODINGS = ["br", "gzip"] as const;

type Encoding = (typeof ENCODINGS)[number];

/** A file in one encoding, ready to be sent. */
export type Representation = {
  body: Buffer;
  headers: Record<string, string>;
  headersOf304: Record<string, string>;
  etag: string | undefined;
};

export type StoredFile = { identity: Representation } & Partial<Record<Encoding, Representation>>;

type FileOptions = { encodings?: Encodings; policy?: string };

export async function storedFile(
  address: string,
  body: Buffer,
  { encodings, policy }: FileOptions = {},
): Promise<StoredFile> {
  const { br, gzip } = encodings ?? (await encode(address, body));
  const sharedHeaders = {
    ...fileHeaders(address, policy),
    ...((br ?? gzip) && { Vary: "Accept-Encoding" }),
  };
  // The tag is of the uncompressed content, so that a better compressed page keeps its tag.
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 20);
  const representationOf = (encoded: Buffer, encoding?: Encoding): Representation => {
    const etag = isImmutable(address) ? undefined : `"${hash}${encoding ? `-${encoding}` : ""}"`;
    const headersOf304 = {
      ...sharedHeaders,
      ...(etag && { ETag: etag }),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    const headers = { ...headersOf304, "Content-Length": String(encoded.length) };
    return { body: encoded, headers, headersOf304, etag };
  };
  return {
    identity: representationOf(body),
    ...(br && { br: representationOf(br, "br") }),
    ...(gzip && { gzip: representationOf(gzip, "gzip") }),
  };
}

type RenderedPage = { html: string; policy: string };

export async function storedPage(
  { html, policy }: RenderedPage,
  quality: CompressionQuality,
): Promise<StoredFile> {
  const bytes = Buffer.from(html);
  return storedFile("/page.html", bytes, {
    policy,
    encodings: await encode("page.html", bytes, quality),
  });
}

/** The stored file of a page rendered for one guest, quickly compressed. */
export async function storedAnswer({ html, policy }: RenderedPage): Promise<StoredFile> {
  const bytes = Buffer.from(html);
  return storedFile("/page.html", bytes, { policy, encodings: await encodeGzip(bytes, "fast") });
}

/** The encodings of an Accept-Encoding header that are not refused with "q=0". */
function acceptedEncodings(header: string): Set<string> {
  const encodingNames = header.split(",").flatMap((part) => {
    const [name = "", ...parameters] = part.trim().split(";");
    return parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text)) ? [] : [name];
  });
  return new Set(encodingNames);
}

export function representationFor(file: StoredFile, acceptEncoding: string): Representation {
  const acceptedNames = acceptedEncodings(acceptEncoding);
  for (const encoding of ENCODINGS) {
    const form = file[encoding];
    if (form && acceptedNames.has(encoding)) return form;
  }
  return file.identity;
}

/** A file in all encodings with its headers, and content negotiation (RFC 9110, 12). */
import { createHash } from "node:crypto";
import {
  type CompressionQuality,
  encode,
  encodeGzip,
  type Encodings,
} from "#server/site/encodings.ts";
import { fileHeaders, isImmutable } from "./headers.ts";

/** In order of preference: the smallest first. */
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
  const common = {
    ...fileHeaders(address, policy),
    ...((br ?? gzip) && { Vary: "Accept-Encoding" }),
  };
  // By the content itself: a page keeps its tag when it is compressed better.
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 20);
  const representation = (encoded: Buffer, encoding?: Encoding): Representation => {
    const etag = isImmutable(address) ? undefined : `"${hash}${encoding ? `-${encoding}` : ""}"`;
    const headersOf304 = {
      ...common,
      ...(etag && { ETag: etag }),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    const headers = { ...headersOf304, "Content-Length": String(encoded.length) };
    return { body: encoded, headers, headersOf304, etag };
  };
  return {
    identity: representation(body),
    ...(br && { br: representation(br, "br") }),
    ...(gzip && { gzip: representation(gzip, "gzip") }),
  };
}

type RenderedPage = { html: string; policy: string };

export async function storedPage(
  { html, policy }: RenderedPage,
  quality: CompressionQuality,
): Promise<StoredFile> {
  const body = Buffer.from(html);
  return storedFile("/page.html", body, {
    policy,
    encodings: await encode("page.html", body, quality),
  });
}

/** A page that was rendered for one guest: quickly compressed. */
export async function storedAnswer({ html, policy }: RenderedPage): Promise<StoredFile> {
  const body = Buffer.from(html);
  return storedFile("/page.html", body, { policy, encodings: await encodeGzip(body, "fast") });
}

/** The encodings of an Accept-Encoding header that are not refused with "q=0". */
function acceptedEncodings(header: string): Set<string> {
  const names = header.split(",").flatMap((part) => {
    const [name = "", ...parameters] = part.trim().split(";");
    return parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text)) ? [] : [name];
  });
  return new Set(names);
}

export function representationFor(file: StoredFile, acceptEncoding: string): Representation {
  const names = acceptedEncodings(acceptEncoding);
  for (const encoding of ENCODINGS) {
    const form = file[encoding];
    if (form && names.has(encoding)) return form;
  }
  return file.identity;
}

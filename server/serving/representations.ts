/** A file in all encodings with its headers, and content negotiation (RFC 9110, 12). */
import { createHash } from "node:crypto";
import {
  type CompressionQuality,
  encode,
  encodeBrotli,
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

export type StoredFile = {
  read: () => Buffer;
  headers: Record<string, string>;
  /** The representation in an encoding, where there is one. */
  withEncoding: (encoding: Encoding) => Representation | undefined;
  identity: () => Representation;
};

/** The bodies of a file; each may be created at its first use. */
type EncodedBodies = { read: () => Buffer } & Record<Encoding, () => Buffer | undefined>;

function computedOnce<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: make() }).value;
}

function etagOf(body: Buffer, encoding?: Encoding): string {
  const fingerprint = createHash("sha256").update(body).digest("base64url").slice(0, 20);
  return `"${fingerprint}${encoding ? `-${encoding}` : ""}"`;
}

function withRepresentations(address: string, bodies: EncodedBodies, policy?: string): StoredFile {
  const common = fileHeaders(address, policy);
  const isEncoded = computedOnce(() => (bodies.br() ?? bodies.gzip()) !== undefined);
  const representation = (body: Buffer, encoding?: Encoding): Representation => {
    // By the content itself: a page keeps its tag when it is compressed better.
    const etag = isImmutable(address) ? undefined : etagOf(bodies.read(), encoding);
    const headersOf304 = {
      ...common,
      ...(etag && { ETag: etag }),
      ...(isEncoded() && { Vary: "Accept-Encoding" }),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    const headers = { ...headersOf304, "Content-Length": String(body.length) };
    return { body, headers, headersOf304, etag };
  };
  const encodedForm = (encoding: Encoding) =>
    computedOnce(() => {
      const body = bodies[encoding]();
      return body && representation(body, encoding);
    });
  const byEncoding = { br: encodedForm("br"), gzip: encodedForm("gzip") };
  return {
    read: bodies.read,
    headers: common,
    withEncoding: (encoding) => byEncoding[encoding](),
    identity: computedOnce(() => representation(bodies.read())),
  };
}

export async function storedFile(
  address: string,
  body: Buffer,
  { encodings, policy }: { encodings?: Encodings; policy?: string | undefined } = {},
): Promise<StoredFile> {
  const { br, gzip } = encodings ?? (await encode(address, body));
  return withRepresentations(address, { read: () => body, br: () => br, gzip: () => gzip }, policy);
}

/** A page; the encoding that few clients need is created at its first use. */
export async function storedPage(
  html: string,
  policy: string,
  quality: CompressionQuality,
): Promise<StoredFile> {
  const body = Buffer.from(html);
  const br = await encodeBrotli("page.html", body, quality);
  const bodies = { read: () => body, br: () => br, gzip: () => encodeGzip(body) };
  return withRepresentations("/page.html", bodies, policy);
}

/** The encodings of an Accept-Encoding header that are not refused with "q=0". */
function acceptedEncodings(header: string): Set<string> {
  const names = header.split(",").flatMap((part) => {
    const [name = "", ...parameters] = part.trim().split(";");
    return parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text)) ? [] : [name];
  });
  return new Set(names);
}

export function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptedEncodings(acceptEncoding).has(encoding);
}

export function representationFor(file: StoredFile, acceptEncoding: string): Representation {
  const names = acceptedEncodings(acceptEncoding);
  for (const encoding of ENCODINGS) {
    const form = names.has(encoding) ? file.withEncoding(encoding) : undefined;
    if (form) return form;
  }
  return file.identity();
}

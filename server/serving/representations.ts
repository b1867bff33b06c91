/** A file in all encodings with its headers, and content negotiation (RFC 9110, 12). */
import { createHash } from "node:crypto";
import { encode, encodeGzip, type Encodings } from "#server/site/encodings.ts";
import { fileHeaders, isImmutable } from "./headers.ts";
import type { SiteFile } from "#server/site/release.ts";

/** In order of preference: the smallest first. */
const ENCODINGS = ["br", "gzip"] as const;

type Encoding = (typeof ENCODINGS)[number];

/** A file in one encoding, ready to be sent. */
export type Representation = {
  encoding?: Encoding;
  body: Buffer;
  headers: Record<string, string>;
  etag: string | undefined;
  /** The headers as `node:http` takes them fastest: names and values alternately. */
  rawHeaders: string[];
  rawHeadersOf304: string[];
};

export type StoredFile = {
  read: () => Buffer;
  headers: Record<string, string>;
  /** The representation in an encoding, where there is one. */
  withEncoding: (encoding: Encoding) => Representation | undefined;
  identity: () => Representation;
};

/** The bodies of a file; each may be created at its first use. */
type Bodies = { read: () => Buffer } & Record<Encoding, () => Buffer | undefined>;

function lazy<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: make() }).value;
}

function etagOf(smallest: Buffer, encoding?: Encoding): string {
  const fingerprint = createHash("sha256").update(smallest).digest("base64url").slice(0, 20);
  return `"${fingerprint}${encoding ? `-${encoding}` : ""}"`;
}

function withRepresentations(address: string, bodies: Bodies, policy?: string): StoredFile {
  const headers = fileHeaders(address, policy);
  const smallest = lazy(() => bodies.br() ?? bodies.read());
  const isEncoded = lazy(() => (bodies.br() ?? bodies.gzip()) !== undefined);
  const representation = (body: Buffer, encoding?: Encoding): Representation => {
    const etag = isImmutable(address) ? undefined : etagOf(smallest(), encoding);
    const sharedHeaders = {
      ...headers,
      ...(etag && { ETag: etag }),
      ...(isEncoded() && { Vary: "Accept-Encoding" }),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    const all = { ...sharedHeaders, "Content-Length": String(body.length) };
    return {
      ...(encoding && { encoding }),
      body,
      headers: all,
      etag,
      rawHeaders: Object.entries(all).flat(),
      rawHeadersOf304: Object.entries(sharedHeaders).flat(),
    };
  };
  const form = (encoding: Encoding) =>
    lazy(() => {
      const body = bodies[encoding]();
      return body && representation(body, encoding);
    });
  const forms = { br: form("br"), gzip: form("gzip") };
  return {
    read: bodies.read,
    headers,
    withEncoding: (encoding) => forms[encoding](),
    identity: lazy(() => representation(bodies.read())),
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

/** A file of a release; encodings that few clients need are created at their first use. */
export function storedSiteFile(address: string, { br, read, policy }: SiteFile): StoredFile {
  const gzip = () => (br ? encodeGzip(read()) : undefined);
  return withRepresentations(address, { read, br: () => br, gzip }, policy);
}

/** Cached Accept-Encoding headers: browsers send few different ones, other clients may send any. */
const MAX_CACHED = 100;
const acceptCache = new Map<string, ReadonlySet<string>>();

/** The encodings of an Accept-Encoding header; each header is parsed once. */
function acceptedEncodings(line: string): ReadonlySet<string> {
  const cachedEncodings = acceptCache.get(line);
  if (cachedEncodings) return cachedEncodings;
  const names = line.split(",").flatMap((part) => {
    const [name = "", ...parameters] = part.trim().split(";");
    return parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text)) ? [] : [name];
  });
  if (acceptCache.size >= MAX_CACHED) acceptCache.clear();
  acceptCache.set(line, new Set(names));
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

/** A file in the forms it can be sent in, with all headers; which one a browser gets (RFC 9110, 12). */
import { createHash } from "node:crypto";
import { encode, encodeGzip, type Encodings } from "./encodings.ts";
import { fileHeaders, isKeptForGood } from "./headers.ts";
import type { SiteFile } from "./site/release.ts";

/** The smallest first. */
const ENCODINGS = ["br", "gzip"] as const;

type Encoding = (typeof ENCODINGS)[number];

/** One form of a file, ready to be sent. */
export type Representation = {
  encoding?: Encoding;
  body: Buffer;
  headers: Record<string, string>;
  etag: string | undefined;
  /** The headers as `node:http` takes them fastest: names and values in turn. */
  rawHeaders: string[];
  /** The same for a client that has the body already. */
  rawHeadersOf304: string[];
};

export type StoredFile = {
  /** The file as it is. */
  read: () => Buffer;
  /** What all forms are sent with. */
  headers: Record<string, string>;
  /** The form in an encoding, where there is one. */
  encoded: (encoding: Encoding) => Representation | undefined;
  /** The form without an encoding. */
  identity: () => Representation;
};

/** The bodies of a file; each may be made when it is asked for first. */
type Bodies = { read: () => Buffer } & Record<Encoding, () => Buffer | undefined>;

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function etagOf(smallest: Buffer, encoding?: Encoding): string {
  const fingerprint = createHash("sha256").update(smallest).digest("base64url").slice(0, 20);
  return `"${fingerprint}${encoding ? `-${encoding}` : ""}"`;
}

function withForms(address: string, bodies: Bodies, policy?: string): StoredFile {
  const headers = fileHeaders(address, policy);
  const smallest = once(() => bodies.br() ?? bodies.read());
  const isEncoded = once(() => (bodies.br() ?? bodies.gzip()) !== undefined);
  const representation = (body: Buffer, encoding?: Encoding): Representation => {
    const etag = isKeptForGood(address) ? undefined : etagOf(smallest(), encoding);
    const shared = {
      ...headers,
      ...(etag && { ETag: etag }),
      ...(isEncoded() && { Vary: "Accept-Encoding" }),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    const all = { ...shared, "Content-Length": String(body.length) };
    return {
      ...(encoding && { encoding }),
      body,
      headers: all,
      etag,
      rawHeaders: Object.entries(all).flat(),
      rawHeadersOf304: Object.entries(shared).flat(),
    };
  };
  const form = (encoding: Encoding) =>
    once(() => {
      const body = bodies[encoding]();
      return body && representation(body, encoding);
    });
  const forms = { br: form("br"), gzip: form("gzip") };
  return {
    read: bodies.read,
    headers,
    encoded: (encoding) => forms[encoding](),
    identity: once(() => representation(bodies.read())),
  };
}

/** A file with its forms. */
export async function storedFile(
  address: string,
  body: Buffer,
  { encodings, policy }: { encodings?: Encodings; policy?: string | undefined } = {},
): Promise<StoredFile> {
  const { br, gzip } = encodings ?? (await encode(address, body));
  return withForms(address, { read: () => body, br: () => br, gzip: () => gzip }, policy);
}

/** A file of a release: forms that few clients read are made for the first of them. */
export function storedSiteFile(address: string, { br, read, policy }: SiteFile): StoredFile {
  const gzip = () => (br ? encodeGzip(read()) : undefined);
  return withForms(address, { read, br: () => br, gzip }, policy);
}

/** How many lines are remembered: browsers say one of a few, others may say anything. */
const MOST_LINES = 100;
const lines = new Map<string, ReadonlySet<string>>();

/** The encodings that a line of Accept-Encoding takes; each line is read once. */
function accepted(line: string): ReadonlySet<string> {
  const known = lines.get(line);
  if (known) return known;
  const names = line.split(",").flatMap((part) => {
    const [name = "", ...parameters] = part.trim().split(";");
    return parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text)) ? [] : [name];
  });
  if (lines.size >= MOST_LINES) lines.clear();
  lines.set(line, new Set(names));
  return new Set(names);
}

/** Whether a browser that says this takes an encoding. */
export function accepts(acceptEncoding: string, encoding: string): boolean {
  return accepted(acceptEncoding).has(encoding);
}

/** The form for a browser that says this in Accept-Encoding. */
export function representationFor(file: StoredFile, acceptEncoding: string): Representation {
  const names = accepted(acceptEncoding);
  for (const encoding of ENCODINGS) {
    const form = names.has(encoding) ? file.encoded(encoding) : undefined;
    if (form) return form;
  }
  return file.identity();
}

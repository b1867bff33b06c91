/** A file in the forms it can be sent in, with all headers; which one a browser gets (RFC 9110, 12). */
import { createHash } from "node:crypto";
import { encode, type Encodings } from "./encodings.ts";
import { fileHeaders, isKeptForGood } from "./headers.ts";

/** One form of a file, ready to be sent. */
export type Representation = {
  encoding?: "br" | "gzip";
  body: Buffer;
  headers: Record<string, string>;
  etag: string | undefined;
  /** The headers as `node:http` takes them fastest: names and values in turn. */
  rawHeaders: string[];
  /** The same for a client that has the body already. */
  rawHeadersOf304: string[];
};

export type StoredFile = {
  body: Buffer;
  /** What all forms are sent with. */
  headers: Record<string, string>;
  /** The smallest first; the last is the file as it is. */
  representations: [...Representation[], Representation];
};

function etagOf(body: Buffer, encoding?: string): string {
  const fingerprint = createHash("sha256").update(body).digest("base64url").slice(0, 20);
  return `"${fingerprint}${encoding ? `-${encoding}` : ""}"`;
}

/** A file with its forms. */
export async function storedFile(
  address: string,
  body: Buffer,
  { encodings, policy }: { encodings?: Encodings; policy?: string | undefined } = {},
): Promise<StoredFile> {
  const headers = fileHeaders(address, policy);
  const { br, gzip } = encodings ?? (await encode(address, body));
  const isEncoded = br !== undefined || gzip !== undefined;
  const representation = (bytes: Buffer, encoding?: "br" | "gzip"): Representation => {
    const etag = isKeptForGood(address) ? undefined : etagOf(body, encoding);
    const shared = {
      ...headers,
      ...(etag && { ETag: etag }),
      ...(isEncoded && { Vary: "Accept-Encoding" }),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    const all = { ...shared, "Content-Length": String(bytes.length) };
    return {
      ...(encoding && { encoding }),
      body: bytes,
      headers: all,
      etag,
      rawHeaders: Object.entries(all).flat(),
      rawHeadersOf304: Object.entries(shared).flat(),
    };
  };
  return {
    body,
    headers,
    representations: [
      ...(br ? [representation(br, "br")] : []),
      ...(gzip ? [representation(gzip, "gzip")] : []),
      representation(body),
    ],
  };
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
export function representationFor(
  { representations }: StoredFile,
  acceptEncoding: string,
): Representation {
  const names = accepted(acceptEncoding);
  for (const representation of representations)
    if (!representation.encoding || names.has(representation.encoding)) return representation;
  throw new Error("The last form of a file is the file as it is");
}

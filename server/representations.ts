/** A file in the forms it can be sent in, with all headers; which one a browser gets (RFC 9110, 12). */
import { createHash } from "node:crypto";
import { encode, type Encodings } from "./encodings.ts";
import { fileHeaders, isKeptForGood } from "./headers.ts";

/** One form of a file, ready to be sent. */
export type Representation = {
  encoding?: "br" | "gzip";
  body: Buffer;
  headers: Record<string, string>;
  /** The headers as they are written to a connection. */
  head: string;
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
  encoded?: Encodings,
): Promise<StoredFile> {
  const headers = fileHeaders(address, body);
  const { br, gzip } = encoded ?? (await encode(address, body));
  const isEncoded = br !== undefined || gzip !== undefined;
  const representation = (bytes: Buffer, encoding?: "br" | "gzip"): Representation => {
    const all = {
      ...headers,
      ...(!isKeptForGood(address) && { ETag: etagOf(body, encoding) }),
      ...(isEncoded && { Vary: "Accept-Encoding" }),
      ...(encoding && { "Content-Encoding": encoding }),
      "Content-Length": String(bytes.length),
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return { ...(encoding && { encoding }), body: bytes, headers: all, head: lines.join("") };
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

/** Whether a browser that says this takes an encoding. */
export function accepts(acceptEncoding: string, encoding: string): boolean {
  if (!acceptEncoding.includes(encoding)) return false;
  return acceptEncoding.split(",").some((part) => {
    const [name, ...parameters] = part.trim().split(";");
    return name === encoding && !parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text));
  });
}

/** The form for a browser that says this in Accept-Encoding. */
export function representationFor(
  { representations }: StoredFile,
  acceptEncoding: string,
): Representation {
  const [plain] = representations.slice(-1);
  const found = representations.find(
    ({ encoding }) => !encoding || accepts(acceptEncoding, encoding),
  );
  return found ?? (plain as Representation);
}

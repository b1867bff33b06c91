/** Content negotiation: RFC 9110, section 12. */
import { createHash } from "node:crypto";
import { type CompressionQuality, compress, type Encodings } from "#server/site/encodings.ts";
import { fileHeaders, isImmutable } from "./headers.ts";

/** The encodings in order of preference, the smallest first. */
const ENCODINGS = ["br", "gzip"] as const;

type Encoding = (typeof ENCODINGS)[number];

type Representation = {
  body: Buffer;
  headers: Record<string, string>;
  headersOf304: Record<string, string>;
  etag: string | undefined;
};

export type StoredFile = { identity: Representation } & Partial<Record<Encoding, Representation>>;

type FileOptions = {
  /** The compressed forms, if these exist already; otherwise `storedFile` makes them in this `quality`. */
  encodings?: Encodings;
  quality?: CompressionQuality;
  csp?: string;
};

export async function storedFile(
  address: string,
  body: Buffer,
  { encodings, quality, csp }: FileOptions = {},
): Promise<StoredFile> {
  const { br, gzip } = encodings ?? (await compress(address, body, quality));
  const sharedHeaders = {
    ...fileHeaders(address, csp),
    ...((br ?? gzip) && { Vary: "Accept-Encoding" }),
  };
  // The tag is a hash of the uncompressed content, so that the tag does not change when the page is compressed better.
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 20);
  const representationOf = (encodedBody: Buffer, encoding?: Encoding): Representation => {
    const etag = isImmutable(address) ? undefined : `"${hash}${encoding ? `-${encoding}` : ""}"`;
    const headersOf304 = {
      ...sharedHeaders,
      ...(etag && { ETag: etag }),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    const headers = { ...headersOf304, "Content-Length": String(encodedBody.length) };
    return { body: encodedBody, headers, headersOf304, etag };
  };
  return {
    identity: representationOf(body),
    ...(br && { br: representationOf(br, "br") }),
    ...(gzip && { gzip: representationOf(gzip, "gzip") }),
  };
}

export function storedPage(
  { html, csp }: { html: string; csp: string },
  quality: CompressionQuality = "fast",
): Promise<StoredFile> {
  return storedFile("/page.html", Buffer.from(html), { csp, quality });
}

/** Matches an Accept-Encoding header that names an encoding and does not refuse it with "q=0". */
const ACCEPT_PATTERNS: Record<Encoding, RegExp> = {
  br: acceptPattern("br"),
  gzip: acceptPattern("gzip"),
};

function acceptPattern(encoding: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|[,;])))`);
}

function representationFor(file: StoredFile, acceptEncoding: string): Representation {
  const encoding = ENCODINGS.find(
    (name) => file[name] && ACCEPT_PATTERNS[name].test(acceptEncoding),
  );
  return (encoding && file[encoding]) ?? file.identity;
}

/** The comparison is weak (RFC 9110, 13.1.2), because a compressing proxy makes our ETag weak. */
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(/,\s*/).some((tag) => tag.replace(/^W\//, "") === etag)
  );
}

/** Returns the response for a file: a 304 without a body if the client's copy is fresh. */
export function fileResponse(
  file: StoredFile,
  {
    acceptEncoding = "",
    ifNoneMatch,
  }: Record<"acceptEncoding" | "ifNoneMatch", string | undefined>,
) {
  const { body, headers, headersOf304, etag } = representationFor(file, acceptEncoding);
  const isCopyFresh =
    etag !== undefined && ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag);
  return isCopyFresh
    ? ({ status: 304, headers: headersOf304, body: null } as const)
    : ({ status: 200, headers, body } as const);
}

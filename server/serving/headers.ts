import { getMimeType } from "hono/utils/mime";

/** Hono's type for SVG has a charset, which is left out, because an SVG file declares its encoding itself. */
const MIME_TYPE_OVERRIDES = { svg: "image/svg+xml" };

/** The names of files in these folders contain a hash of the content, so browsers may keep the files for a year. */
const IMMUTABLE_FOLDERS = ["assets", "pictures"];

const IMMUTABLE_PATH = new RegExp(`^/(${IMMUTABLE_FOLDERS.join("|")})/`);

const BASE_HEADERS: Record<string, string> = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Left out for scripts and pictures, which do not need these headers. */
const DOCUMENT_HEADERS: Record<string, string> = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  // Not "no-referrer": the video service refuses to play without a referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Frame-Options": "DENY",
};

/** This CSP blocks everything, because dynamic responses are not pages. Each page has a CSP of its own. */
export const DYNAMIC_HEADERS: Record<string, string> = {
  ...BASE_HEADERS,
  ...DOCUMENT_HEADERS,
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

export function isImmutable(address: string): boolean {
  return IMMUTABLE_PATH.test(address);
}

/** Returns the headers of the file at `address`. For a page, `csp` is its Content-Security-Policy. */
export function fileHeaders(address: string, csp?: string): Record<string, string> {
  const type =
    getMimeType(address, MIME_TYPE_OVERRIDES) ?? getMimeType(address) ?? "application/octet-stream";
  const headersOf = (caching: string) => ({ "Content-Type": type, "Cache-Control": caching });
  if (isImmutable(address)) return { ...headersOf("max-age=31536000, immutable"), ...BASE_HEADERS };
  return {
    ...headersOf("public, max-age=0, must-revalidate"),
    ...DYNAMIC_HEADERS,
    ...(csp && { "Content-Security-Policy": csp }),
  };
}

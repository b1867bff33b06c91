/** The headers of what the server sends, the same on whichever way it leaves. */

const TYPES: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  // A page's data, for the router.
  data: "text/x-script; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** Files whose name changes with their content. */
const FOR_GOOD = /^\/(assets|pictures)\//;

/** For every answer, whatever it is. */
const EVERY: Record<string, string> = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** For what a browser can show by itself; a script or a picture travels lighter without them. */
const DOCUMENT: Record<string, string> = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  // Not "no-referrer": the video service refuses to play without one.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Frame-Options": "DENY",
};

/** For an answer that is no file; one that is no page may do nothing at all. */
export const ANSWER_HEADERS: Record<string, string> = {
  ...EVERY,
  ...DOCUMENT,
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

/** Whether a file is kept for good: nobody asks for it twice. */
export function isKeptForGood(address: string): boolean {
  return FOR_GOOD.test(address);
}

/** What every form of a file is sent with; `address` tells its type and how long it may be kept. */
export function fileHeaders(address: string, policy?: string): Record<string, string> {
  const type = TYPES[address.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const cache = (words: string) => ({ "Content-Type": type, "Cache-Control": words });
  if (isKeptForGood(address)) return { ...cache("max-age=31536000, immutable"), ...EVERY };
  return {
    ...cache("public, max-age=0, must-revalidate"),
    ...ANSWER_HEADERS,
    // Written for programs that read it on purpose; nobody should land on it from a search.
    ...(address === "/llms.txt" && { "X-Robots-Tag": "noindex" }),
    ...(policy && { "Content-Security-Policy": policy }),
  };
}

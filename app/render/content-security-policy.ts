import { createHash } from "node:crypto";

function hashesOf(texts: string[]): string {
  const hashes = texts.map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(hashes)].join(" ");
}

/** Allows the inline scripts with these texts by their hashes. JSON data in script elements never runs, so it needs no hash. */
export function contentSecurityPolicy(scripts: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(scripts)}`,
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Google's map and YouTube's player are loaded only after a click.
    "frame-src https://www.google.com https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

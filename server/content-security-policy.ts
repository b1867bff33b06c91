/** What a page may load and run: its own files, and the inline scripts and styles it was built with. */
import { createHash } from "node:crypto";

const INLINE = /<(script|style)(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/\1>/g;

/** Data blocks are never run, so they need no hash. */
const DATA_BLOCK = /type="application\/(ld\+)?json"/;

function hashesOf(html: string, tag: string): string {
  const found = [...html.matchAll(INLINE)].filter(
    ([, name, attributes]) => name === tag && !DATA_BLOCK.test(attributes ?? ""),
  );
  const hashes = found.map(
    ([, , , text]) =>
      `'sha256-${createHash("sha256")
        .update(text ?? "")
        .digest("base64")}'`,
  );
  return [...new Set(hashes)].join(" ");
}

/** The policy of a page, from its HTML. */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(html, "script")}`,
    `style-src 'self' ${hashesOf(html, "style")}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The map and the video's player, which are asked for only after a click.
    "frame-src https://www.google.com https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join("; ");
}

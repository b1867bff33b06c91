/** What a page may load and run: its own files, and the inline scripts and styles it was made with. */
import { createHash } from "node:crypto";

/** The texts that stand in a page; data blocks are never run, so they are none. */
export type Inline = { scripts: string[]; styles: string[] };

function hashesOf(texts: string[]): string {
  const hashes = texts.map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(hashes)].join(" ");
}

/** The policy of a page. */
export function contentSecurityPolicy({ scripts, styles }: Inline): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(scripts)}`,
    `style-src 'self' ${hashesOf(styles)}`,
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

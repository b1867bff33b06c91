/**
 * What stands behind an address, told from the address alone.
 *
 * Shapes: in, an address as content writes it and the page's own address; out, a `Media`.
 * Errors: none; what cannot be shown is `invalid`, and what only its answer can tell is `unknown`.
 * Source: docs/specification.md, sections 5, 7 and 9.
 */

export type Media =
  | { kind: "image" | "video" | "unknown"; address: string }
  /** A player of the video-sharing service, in a frame. */
  | { kind: "player"; address: string }
  | { kind: "invalid" };

const ENDINGS: Record<string, "image" | "video"> = {
  avif: "image",
  gif: "image",
  jpeg: "image",
  jpg: "image",
  m4v: "video",
  mp4: "video",
  png: "image",
  svg: "image",
  webm: "video",
  webp: "image",
};

const VIDEO_HOSTS = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/;

/** Where the id stands: ?v=…, /embed/…, /shorts/…, or the whole path of the short address. */
function videoId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first, second] = pathname.split("/");
  const id =
    hostname === "youtu.be"
      ? first
      : first === "embed" || first === "shorts"
        ? second
        : searchParams.get("v");
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** The player that sets no cookie before it plays; it starts at once, for the guest has just asked. */
function playerOf(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}

/** What an address holds; only our own files and the video-sharing service can be shown. */
export function mediaAt(address: string, page: string): Media {
  if (!URL.canParse(address, page)) return { kind: "invalid" };
  const url = new URL(address, page);
  if (VIDEO_HOSTS.test(url.hostname)) {
    const id = videoId(url);
    return id ? { kind: "player", address: playerOf(id) } : { kind: "invalid" };
  }
  if (url.origin !== new URL(page).origin) return { kind: "invalid" };
  const ending = /\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase();
  return { kind: (ending && ENDINGS[ending]) || "unknown", address: url.href };
}

/** The type of `unknown` media must be requested; `invalid` ones cannot be shown (docs/specification.md, sections 5, 7, 9). */
export type LightboxMedia =
  | { kind: "image" | "video" | "player" | "unknown"; address: string }
  | { kind: "invalid" };

const IMAGE_ENDING = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const VIDEO_ENDING = /\.(m4v|mp4|webm)$/i;

const YOUTUBE_HOST = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/;

/** Finds YouTube's id in ?v=…, /embed/…, /shorts/… or youtu.be/… */
function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first, second] = pathname.split("/");
  const id =
    hostname === "youtu.be"
      ? first
      : first === "embed" || first === "shorts"
        ? second
        : searchParams.get("v");
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** Returns the URL of YouTube's player without cookies; the film starts at once, because the guest has clicked. */
function playerUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}

/** Accepts only our own files and YouTube's films. */
export function mediaAt(address: string, pageUrl: string): LightboxMedia {
  let url: URL;
  try {
    url = new URL(address, pageUrl);
  } catch {
    return { kind: "invalid" };
  }
  if (YOUTUBE_HOST.test(url.hostname)) {
    const id = youtubeId(url);
    return id ? { kind: "player", address: playerUrl(id) } : { kind: "invalid" };
  }
  if (url.origin !== new URL(pageUrl).origin) return { kind: "invalid" };
  const { pathname, href } = url;
  const mediaType = IMAGE_ENDING.test(pathname)
    ? "image"
    : VIDEO_ENDING.test(pathname)
      ? "video"
      : "unknown";
  return { kind: mediaType, address: href };
}

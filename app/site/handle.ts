/** What a shared screen tells the layout around it, which knows how to draw it. */
import { useMatches } from "react-router";
import type { PictureData } from "#pictures/catalogue.ts";

/** The picture a screen opens with, and its words. */
export type Banner = {
  title: string;
  /** Its own; a screen without one opens with its design's. */
  picture?: PictureData | undefined;
  /** Whether the title is the page's heading; a screen with a heading of its own says no. */
  heading: boolean;
};

export type ScreenHandle = { banner: Banner };

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === "object" && handle !== null && "banner" in handle;
}

/** The banner that the screen shown asks for; none on a home page or where an address is unknown. */
export function useBanner(): Banner | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isScreenHandle(handle) ? handle.banner : undefined;
}

/** The banner of a shared screen: its loader returns it, and each design's layout draws it. */
import { useMatches } from "react-router";
import type { Banner } from "#app/content/schemas/template/screen.ts";

function hasBanner(data: unknown): data is { banner: Banner } {
  return typeof data === "object" && data !== null && "banner" in data;
}

/** Undefined on a home page and where there is no screen. */
export function useBanner(): Banner | undefined {
  const data = useMatches().at(-1)?.loaderData;
  return hasBanner(data) ? data.banner : undefined;
}

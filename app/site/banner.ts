/** What a shared screen opens with: its loader gives it, and the layout around it knows how to draw it. */
import { useMatches } from "react-router";
import type { Banner } from "#app/content/schemas/template/screen.ts";

function isScreen(data: unknown): data is { banner: Banner } {
  return typeof data === "object" && data !== null && "banner" in data;
}

/** The banner of the screen shown; none on a home page, or where there is no screen. */
export function useBanner(): Banner | undefined {
  const data = useMatches().at(-1)?.loaderData;
  return isScreen(data) ? data.banner : undefined;
}

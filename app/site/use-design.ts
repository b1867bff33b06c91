import { useLocation } from "react-router";
import { type Design, designAt } from "./designs.ts";
import { type ScreenName, screenPath } from "./template-paths.ts";

/** The design of the page that is shown. */
export function useDesign(): Design {
  return designAt(useLocation().pathname);
}

/** Writes addresses that stay in the design of the page that is shown. */
export function useScreenPath(): (screen: ScreenName | "home") => string {
  const design = useDesign();
  return (screen) => screenPath(design, screen);
}

import { useLocation } from "react-router";
import { mountAt } from "./mounts.ts";
import { type ScreenName, screenPath } from "./template-paths.ts";

/** Writes addresses that stay in the mount of the page that is shown. */
export function useScreenPath(): (screen: ScreenName | "home") => string {
  const mount = mountAt(useLocation().pathname);
  return (screen) => screenPath(mount, screen);
}

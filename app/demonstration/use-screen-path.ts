import { mountAt } from "#app/paths/mounts.ts";
import { usePageFacts } from "#app/site/page-context.ts";
import { type ScreenName, screenPath } from "./paths.ts";

export function useScreenPath(): (screen: ScreenName | "home") => string {
  const mount = mountAt(usePageFacts().path);
  return (screen) => screenPath(mount, screen);
}

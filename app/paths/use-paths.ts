import { useLocation } from "react-router";
import type { Language } from "#app/domain/languages.ts";
import { mountAt } from "./mounts.ts";
import { houseLanguageAt, type Paths, PATHS_IN } from "./paths.ts";
import { type ScreenName, screenPath } from "./template-paths.ts";

/** The guesthouse's language on the current page. */
export function useHouseLanguage(): Language {
  return houseLanguageAt(useLocation().pathname);
}

export function usePaths(): Paths {
  return PATHS_IN[useHouseLanguage()];
}

/** Paths of screens in the mount of the current page. */
export function useScreenPath(): (screen: ScreenName | "home") => string {
  const mount = mountAt(useLocation().pathname);
  return (screen) => screenPath(mount, screen);
}

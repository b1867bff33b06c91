import type { Language } from "#app/domain/languages.ts";
import { usePageFacts } from "./page-context.ts";
import { mountAt } from "#app/paths/mounts.ts";
import { houseLanguageAt, type Paths, PATHS_IN } from "#app/paths/paths.ts";
import { type ScreenName, screenPath } from "#app/paths/template-paths.ts";

export function useHouseLanguage(): Language {
  return houseLanguageAt(usePageFacts().path);
}

export function usePaths(): Paths {
  return PATHS_IN[useHouseLanguage()];
}

export function useScreenPath(): (screen: ScreenName | "home") => string {
  const mount = mountAt(usePageFacts().path);
  return (screen) => screenPath(mount, screen);
}

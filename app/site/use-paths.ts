import { useLocation } from "react-router";
import type { Language } from "#app/domain/languages.ts";
import { houseLanguageAt, type Paths, PATHS_IN } from "./paths.ts";

/** What the guesthouse speaks on the page that is shown. */
export function useHouseLanguage(): Language {
  return houseLanguageAt(useLocation().pathname);
}

/** The guesthouse's addresses in the language of the page that is shown. */
export function usePaths(): Paths {
  return PATHS_IN[useHouseLanguage()];
}

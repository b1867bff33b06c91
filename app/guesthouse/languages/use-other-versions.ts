import { useLocation, useMatches } from "react-router";
import { queryWith } from "#app/domain/enquiry.ts";
import { type RootData, useRootData } from "#app/site/root-data.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { useHouseLanguage } from "#app/paths/use-paths.ts";
import { languageVersionsOf } from "#app/paths/language-versions.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { useHydrated } from "#app/hydration/use-client-value.ts";

/** A page in another language: how that calls itself, and offers it. */
export type Version = RootData["languages"][number] & {
  address: string;
  /** Not so where the page that is shown stands once: then it is the home page. */
  isSame: boolean;
};

/** The page that is shown in each other language, with its query and what was chosen. */
export function useOtherVersions(): Version[] {
  const here = useHouseLanguage();
  const languages = useRootData()?.languages ?? [];
  const versions = languageVersionsOf(useMatches())?.versions;
  const enquiry = useEnquiry();
  const { search } = useLocation();
  // A prerendered page knows of no query; our server writes it in (server/enquiry/enquiry-pages.ts).
  const query = useHydrated() ? queryWith(search, enquiry).toString() : "";
  return languages
    .filter(({ language }) => language !== here)
    .map((one) => {
      const path = versions?.[one.language] ?? PATHS_IN[one.language].home;
      const address = query ? `${path}?${query}` : path;
      return { ...one, address, isSame: versions !== undefined };
    });
}

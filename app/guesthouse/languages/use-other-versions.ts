import { useLocation, useMatches } from "react-router";
import { queryWith } from "#app/domain/enquiry.ts";
import { type RootData, useRootData } from "#app/site/root-data.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { useHouseLanguage } from "#app/paths/use-paths.ts";
import { languageVersionsOf } from "#app/paths/language-versions.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { useHydrated } from "#app/hydration/use-client-value.ts";

/** A page in another language, with that language's own name and its offer. */
type Version = RootData["languages"][number] & {
  address: string;
  /** False for a page in one language alone: then the link leads to the home page. */
  isSame: boolean;
};

/** The current page in each other language, with its query and the enquiry. */
export function useOtherVersions(): Version[] {
  const here = useHouseLanguage();
  const languages = useRootData()?.languages ?? [];
  const versions = languageVersionsOf(useMatches())?.versions;
  const enquiry = useEnquiry();
  const { search } = useLocation();
  // A prerendered page has no query; our server writes it in (server/enquiry/enquiry-pages.ts).
  const query = useHydrated() ? queryWith(search, enquiry).toString() : "";
  return languages
    .filter(({ language }) => language !== here)
    .map((one) => {
      const path = versions?.[one.language] ?? PATHS_IN[one.language].home;
      const address = query ? `${path}?${query}` : path;
      return { ...one, address, isSame: versions !== undefined };
    });
}

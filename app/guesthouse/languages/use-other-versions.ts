import { useLocation, useMatches } from "react-router";
import { queryWith } from "#app/domain/enquiry.ts";
import { type Everywhere, useEverywhere } from "#app/site/everywhere.ts";
import { PATHS_IN } from "#app/site/paths.ts";
import { useHouseLanguage } from "#app/site/use-paths.ts";
import { pageOf } from "#app/site/versions.ts";
import { useEnquiry } from "#app/site/visit.ts";
import { useHydrated } from "#app/waking/use-hydrated.ts";

/** A page in another language: how that calls itself, and offers it. */
export type Version = Everywhere["languages"][number] & {
  address: string;
  /** Not so where the page that is shown stands once: then it is the home page. */
  isSame: boolean;
};

/** The page that is shown in each other language, with its query and what was chosen. */
export function useOtherVersions(): Version[] {
  const here = useHouseLanguage();
  const languages = useEverywhere()?.languages ?? [];
  const versions = pageOf(useMatches())?.versions;
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

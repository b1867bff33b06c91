/** Data of the root's loader, for every page in every language and look. */
import { useRouteLoaderData } from "react-router";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { RouteMatches } from "#app/paths/language-versions.ts";
import { contentOf, type LoaderArgs, siteOf } from "./site-context.ts";

export function loadRootData(args: LoaderArgs) {
  const { url, today, contents } = siteOf(args);
  const { house, words } = contentOf(args);
  return {
    /** The site's own address, without a slash at its end. */
    siteUrl: url,
    /** The year of the rendering. */
    year: today.slice(0, 4),
    /** The house's name. */
    name: house.name,
    /** The label of the link home on an error page. */
    home: words.errors.home,
    /** The label of the link from a demonstration to the guesthouse's search. */
    search: words.menu.search,
    /** The guesthouse's languages, each with its own name and its offer to read a page in it. */
    languages: LANGUAGE_CODES.map((language) => {
      const { phrases, words: own } = contents[language];
      const { name, offer } = own.language;
      return { language, locale: phrases.locale, name, offer };
    }),
  };
}

export type RootData = ReturnType<typeof loadRootData>;

/** The root's data for a route's `meta`. */
export function rootDataOf(matches: RouteMatches): RootData {
  return matches[0]?.loaderData as RootData;
}

/** Undefined only where the root's loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

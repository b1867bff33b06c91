/** The same page in each language, by its name in the route table and its address in content. */
import { inEach, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { PATHS_IN } from "./paths.ts";

/** The routes around a page, the root first, with the data of their loaders. */
export type RouteMatches = readonly ({ id: string; loaderData: unknown } | undefined)[];

type PathByLanguage = Record<Language, string>;

/** Data of a room's or a story's loader: the last step of its path in each language. */
type WithAddresses = { addresses?: PathByLanguage };

/** Pages of which there is one in each language. */
const SINGLE_PAGES = ["home", "about", "services", "search", "contact", "privacy"] as const;

/** Pages of which content has several. */
const REPEATED_PAGES = ["room", "territory"] as const;

function versionsOf(page: string | undefined, loaderData: unknown): PathByLanguage | undefined {
  const singlePage = SINGLE_PAGES.find((name) => name === page);
  if (singlePage) return inEach((language) => PATHS_IN[language][singlePage]);
  const repeatedPage = REPEATED_PAGES.find((name) => name === page);
  const { addresses } = Object(loaderData) as WithAddresses;
  return (
    repeatedPage &&
    addresses &&
    inEach((language) => PATHS_IN[language][repeatedPage](addresses[language]))
  );
}

/** Undefined for pages that exist in one language alone: 404 pages, form responses, template pages. */
export function languageVersionsOf(
  matches: RouteMatches,
): { language: Language; versions: PathByLanguage } | undefined {
  const { id = "", loaderData } = matches.at(-1) ?? {};
  const [first, page] = id.split("/");
  const language = LANGUAGE_CODES.find((code) => code === first);
  const versions = versionsOf(page, loaderData);
  return language && versions && { language, versions };
}

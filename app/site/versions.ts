/** A page in the other languages: the same page, by its name in the route table and what content calls it. */
import { inEach, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { HeadMatches } from "./loaded.ts";
import { PATHS_IN } from "./paths.ts";

/** The address of a page in each language. */
export type Versions = Record<Language, string>;

/** What a room's or a story's loader gives: the last step of its address in each language. */
type Named = { addresses?: Versions };

const ONES = ["home", "about", "services", "search", "contact", "privacy"] as const;

/** One of many that content names. */
const MANY = ["room", "territory"] as const;

function versionsOf(page: string | undefined, loaderData: unknown): Versions | undefined {
  const one = ONES.find((name) => name === page);
  if (one) return inEach((language) => PATHS_IN[language][one]);
  const many = MANY.find((name) => name === page);
  const { addresses } = Object(loaderData) as Named;
  return many && addresses && inEach((language) => PATHS_IN[language][many](addresses[language]));
}

/** Nothing for a page that stands once, for unknown addresses, and for answers to forms. */
export function pageOf(
  matches: HeadMatches,
): { language: Language; versions: Versions } | undefined {
  const { id = "", loaderData } = matches.at(-1) ?? {};
  const [first, page] = id.split("/");
  const language = LANGUAGE_CODES.find((one) => one === first);
  const versions = versionsOf(page, loaderData);
  return language && versions && { language, versions };
}

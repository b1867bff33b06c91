/** What every page needs, in whatever language and look: the root's loader gives it. */
import { useRouteLoaderData } from "react-router";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { contentOf, type HeadMatches, type LoaderArgs, siteOf } from "./loaded.ts";

export type Everywhere = {
  /** The site's own address, without a slash at its end. */
  siteUrl: string;
  /** The year it was rendered in. */
  year: string;
  /** What the house is called. */
  name: string;
  /** The way home from a page that broke. */
  home: string;
  /** The way from a demonstration to a room that can be had. */
  search: string;
  /** What the guesthouse speaks: how each language calls itself, and offers a page. */
  languages: { language: Language; locale: string; name: string; offer: string }[];
};

export function loadEverywhere(args: LoaderArgs): Everywhere {
  const { url, today, contents } = siteOf(args);
  const { house, words } = contentOf(args);
  return {
    siteUrl: url,
    year: today.slice(0, 4),
    name: house.name,
    home: words.errors.home,
    search: words.menu.search,
    languages: LANGUAGE_CODES.map((language) => {
      const { phrases, words: own } = contents[language];
      const { name, offer } = own.language;
      return { language, locale: phrases.locale, name, offer };
    }),
  };
}

/** For heads, which know the routes around them. */
export function everywhereOf(matches: HeadMatches): Everywhere {
  return matches[0]?.loaderData as Everywhere;
}

/** Nothing only where the root itself failed. */
export function useEverywhere(): Everywhere | undefined {
  return useRouteLoaderData<Everywhere>("root");
}

/** What every page needs, in whatever language and look: the root's loader gives it. */
import { useRouteLoaderData } from "react-router";
import { type HeadMatches, type LoaderArgs, siteOf } from "./loaded.ts";

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
};

export function loadEverywhere(args: LoaderArgs): Everywhere {
  const { url, year, content } = siteOf(args);
  const { house, words } = content;
  return {
    siteUrl: url,
    year,
    name: house.name,
    home: words.errors.home,
    search: words.menu.search,
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

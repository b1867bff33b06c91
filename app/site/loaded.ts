/** The site's content on its way in: a release hands it to each request, loaders to their screens. */
import {
  createContext,
  data,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { Contents, Room, SiteContent } from "#app/content/site-content.ts";
import { inEach, type Language } from "#app/domain/languages.ts";
import { roomPrice } from "#app/domain/night-prices.ts";
import type { StayPrice } from "#app/domain/price.ts";
import type { Day } from "#app/domain/stay.ts";

/** What a page is a function of, besides its address. */
export type Site = {
  contents: Contents;
  /** What the page speaks. */
  language: Language;
  /** The site's own address, without a slash at its end. */
  url: string;
  /** The day at home that it is rendered for: seasons that are over make no price. */
  today: Day;
};

/** Where a request carries its site; who renders finds it on the bundle (app/entry.server.tsx). */
export const siteContext = createContext<Site>();

export type LoaderArgs = { context: Readonly<RouterContextProvider> };

/** The site that a loader was asked for. */
export function siteOf({ context }: LoaderArgs): Site {
  return context.get(siteContext);
}

/** The content that a loader was asked for. */
export function contentOf(args: LoaderArgs): SiteContent {
  const { contents, language } = siteOf(args);
  return contents[language];
}

/** A room, and what a coming night in it costs two persons. */
export type PricedRoom = Room & { rate: StayPrice };

/** The rooms with their prices, in the family's order. */
export function pricedRoomsOf(args: LoaderArgs): PricedRoom[] {
  const { rooms, prices } = contentOf(args);
  const { today } = siteOf(args);
  return rooms.rooms.map((room) => ({ ...room, rate: roomPrice(room.slug, prices, today) }));
}

/** What one of a list of content is called in addresses, in each language. */
export function addressesOf(
  args: LoaderArgs,
  { slug }: { slug: string },
  listIn: (content: SiteContent) => { slug: string; address: string }[],
): Record<Language, string> {
  const { contents } = siteOf(args);
  return inEach(
    (language) => found(listIn(contents[language]).find((one) => one.slug === slug)).address,
  );
}

/** What an address names; where there is no such thing, there is no such page. */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw data(null, { status: 404 });
  return thing;
}

/** The props of a screen, by its loader. */
export type Loaded<Loader extends (...args: never[]) => unknown> = {
  loaderData: Awaited<ReturnType<Loader>>;
};

/** What a screen's `meta` gets; where a loader fails, the layout's stands in its place. */
export type HeadArgs<Loader extends (...args: never[]) => unknown> = {
  loaderData: Awaited<ReturnType<Loader>>;
  matches: HeadMatches;
  location: { pathname: string };
};

/** The routes around a screen, the root first, with what their loaders gave. */
export type HeadMatches = readonly ({ id: string; loaderData: unknown } | undefined)[];

/**
 * Each route with a loader exports this. A page is the same whatever stands behind its question mark:
 * a search that changes asks nobody. Another page brings all its data, so that none is of an older release.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

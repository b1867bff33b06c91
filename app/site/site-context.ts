/** How content reaches screens: a release puts its site into each request, loaders read it there. */
import {
  createContext,
  data,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { RouteMatches } from "#app/paths/language-versions.ts";
import type { Contents, Room, SiteContent } from "#app/content/site-content.ts";
import { inEach, type Language } from "#app/domain/languages.ts";
import { roomPrice } from "#app/domain/night-prices.ts";
import type { StayPrice } from "#app/domain/money.ts";
import type { Day } from "#app/domain/stay.ts";

/** All that a page depends on besides its address. */
export type Site = {
  contents: Contents;
  language: Language;
  /** The site's own address, without a slash at its end. */
  url: string;
  /** The house's day of the rendering: prices of past seasons are left out. */
  today: Day;
};

/** The site of a request; the renderer gets this key from the bundle (app/entry.server.tsx). */
export const siteContext = createContext<Site>();

export type LoaderArgs = { context: Readonly<RouterContextProvider> };

export function siteOf({ context }: LoaderArgs): Site {
  return context.get(siteContext);
}

/** The content in the request's language. */
export function contentOf(args: LoaderArgs): SiteContent {
  const { contents, language } = siteOf(args);
  return contents[language];
}

/** A room with the least price of a coming night for two persons. */
export type PricedRoom = Room & { rate: StayPrice };

export function pricedRoomsOf(args: LoaderArgs): PricedRoom[] {
  const { rooms, prices } = contentOf(args);
  const { today } = siteOf(args);
  return rooms.rooms.map((room) => ({ ...room, rate: roomPrice(room.slug, prices, today) }));
}

/** The address of an entry, such as a room, in each language. */
export function addressesOf(
  args: LoaderArgs,
  { slug }: { slug: string },
  listIn: (content: SiteContent) => { slug: string; address: string }[],
): Record<Language, string> {
  const { contents } = siteOf(args);
  return inEach(
    (language) =>
      orNotFound(listIn(contents[language]).find((entry) => entry.slug === slug)).address,
  );
}

/** Throws a 404 response where content has no such entry. */
export function orNotFound<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw data(null, { status: 404 });
  return thing;
}

export type ScreenProps<Loader extends (...args: never[]) => unknown> = {
  loaderData: Awaited<ReturnType<Loader>>;
};

/** The arguments of a screen's `meta`; where its loader fails, the layout's `meta` runs instead. */
export type HeadArgs<Loader extends (...args: never[]) => unknown> = ScreenProps<Loader> & {
  matches: RouteMatches;
};

/**
 * Every route with a loader exports this. A page does not depend on its query, so a changed query loads
 * nothing. Another page loads the data of all its routes, so that none is of an older release.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The screens of all addresses. */
import type { ComponentType } from "react";
import * as about from "#app/guesthouse/about/route.tsx";
import * as contact from "#app/guesthouse/contact/route.tsx";
import * as home from "#app/guesthouse/home/route.tsx";
import * as privacy from "#app/guesthouse/privacy/route.tsx";
import * as room from "#app/guesthouse/room/route.tsx";
import * as roomDetails from "#app/guesthouse/room-details/route.tsx";
import * as search from "#app/guesthouse/search/route.tsx";
import * as services from "#app/guesthouse/services/route.tsx";
import * as story from "#app/guesthouse/territory/route.tsx";
import * as apartment from "#app/designs/apartment/home.tsx";
import * as cityHotel from "#app/designs/city-hotel/home.tsx";
import * as hostel from "#app/designs/hostel/home.tsx";
import * as resort from "#app/designs/resort/home.tsx";
import type { SiteContent } from "#app/content/site-content.ts";
import { type Head, pageHead, unlistedHead } from "#app/head/page-head.ts";
import { designHead, templateHead } from "#app/head/template-head.ts";
import {
  DEMONSTRATIONS,
  type DemoLook,
  GUESTHOUSE,
  type Mount,
  mountAt,
} from "#app/paths/mounts.ts";
import { inEach, type Language } from "#app/domain/languages.ts";
import { canonicalPath, PATHS, PATHS_IN, PATHS_WITH_OPTIONAL_ID } from "#app/paths/paths.ts";
import { type ScreenName, screenPath, screensOf } from "#app/paths/template-paths.ts";
import * as screenAbout from "#app/screens/about/route.tsx";
import * as screenBlog from "#app/screens/blog/route.tsx";
import * as screenBlogDetails from "#app/screens/blog-details/route.tsx";
import * as screenContact from "#app/screens/contact/route.tsx";
import * as screenFindRoom from "#app/screens/find-room/route.tsx";
import * as screenTeam from "#app/screens/our-team/route.tsx";
import * as screenPricing from "#app/screens/pricing/route.tsx";
import * as screenRoom from "#app/screens/room/route.tsx";
import * as screenRoomDetails from "#app/screens/room-details/route.tsx";
import * as screenServiceDetails from "#app/screens/service-details/route.tsx";
import * as screenServices from "#app/screens/services/route.tsx";
import type { LoaderArgs } from "#app/site/site-context.ts";
import type { PageContext } from "#app/site/page-context.ts";

/** The module of a screen: it loads its data and shows them. */
type ScreenModule<Data> = {
  loader: (args: LoaderArgs) => Data;
  default: ComponentType<{ loaderData: Data }>;
};

type HeadOf<Data> = (data: Data, page: PageContext) => Head;

/** A screen with its head; the data of one screen are of no other's type. */
type Screen = ScreenModule<object> & { headOf: HeadOf<object> };

function screenOf<Data extends object>(module: ScreenModule<Data>, headOf: HeadOf<Data>): Screen {
  return { ...module, headOf } as unknown as Screen;
}

const SINGLE_PAGES = {
  home: screenOf(home, pageHead),
  about: screenOf(about, pageHead),
  services: screenOf(services, pageHead),
  search: screenOf(search, (data, page) => pageHead(data.search, page)),
  contact: screenOf(contact, pageHead),
  privacy: screenOf(privacy, pageHead),
} as const;

type SinglePage = keyof typeof SINGLE_PAGES;

const DESIGN_HOMES: Record<DemoLook, Screen> = {
  resort: screenOf(resort, designHead),
  hostel: screenOf(hostel, designHead),
  "city-hotel": screenOf(cityHotel, designHead),
  apartment: screenOf(apartment, designHead),
};

const TEMPLATE_SCREENS: Record<ScreenName, Screen> = {
  about: screenOf(screenAbout, templateHead),
  room: screenOf(screenRoom, templateHead),
  findRoom: screenOf(screenFindRoom, templateHead),
  roomDetails: screenOf(screenRoomDetails, templateHead),
  services: screenOf(screenServices, templateHead),
  serviceDetails: screenOf(screenServiceDetails, templateHead),
  team: screenOf(screenTeam, templateHead),
  pricing: screenOf(screenPricing, templateHead),
  blog: screenOf(screenBlog, templateHead),
  blogDetails: screenOf(screenBlogDetails, templateHead),
  contact: screenOf(screenContact, templateHead),
};

export type Route = {
  screen: Screen;
  /** The last step of a room's or a story's path. */
  address?: string;
  versions?: Record<Language, string>;
};

/** The screens whose addresses content does not change. */
const FIXED_ROUTES = new Map<string, Route>([
  ...(Object.keys(SINGLE_PAGES) as SinglePage[]).flatMap((name) => {
    const versions = inEach((language) => PATHS_IN[language][name]);
    const route: Route = { screen: SINGLE_PAGES[name], versions };
    return Object.values(versions).map((path): [string, Route] => [path, route]);
  }),
  [
    PATHS.roomDetails,
    { screen: screenOf(roomDetails, ({ title }, page) => unlistedHead(title, page)) },
  ],
  ...DEMONSTRATIONS.map(({ prefix, look }): [string, Route] => [
    prefix,
    { screen: DESIGN_HOMES[look] },
  ]),
  ...[GUESTHOUSE, ...DEMONSTRATIONS].flatMap((mount) =>
    screensOf(mount).map((name): [string, Route] => [
      screenPath(mount, name),
      { screen: TEMPLATE_SCREENS[name] },
    ]),
  ),
]);

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

type ContentsInEach = Record<Language, Pick<SiteContent, "rooms" | "territory">>;

/** A room's or a story's page, by the address that content gives it. */
function routeOfEntry(
  path: string,
  { language }: Mount,
  contents: ContentsInEach,
): Route | undefined {
  const entry = <Key extends "room" | "territory">(
    kind: Key,
    screen: Screen,
    listIn: (content: ContentsInEach[Language]) => { slug: string; address: string }[],
  ): Route | undefined => {
    const found = listIn(contents[language]).find(
      ({ address }) => PATHS_IN[language][kind](address) === path,
    );
    if (!found) return undefined;
    const versions = inEach((other) => {
      const same = listIn(contents[other]).find(({ slug }) => slug === found.slug);
      return PATHS_IN[other][kind](same?.address ?? found.address);
    });
    return { screen, address: found.address, versions };
  };
  return (
    entry("room", screenOf(room, pageHead), ({ rooms }) => rooms.rooms) ??
    entry(
      "territory",
      screenOf(story, (data, page) => pageHead(data.article, page)),
      ({ territory }) => territory.articles,
    )
  );
}

/** The screen at a path without a slash at its end; undefined where there is none. */
export function routeAt(path: string, contents: ContentsInEach): Route | undefined {
  const mount = mountAt(path);
  const optionalId = PATHS_WITH_OPTIONAL_ID.includes(parentOf(path)) ? parentOf(path) : path;
  return (
    FIXED_ROUTES.get(optionalId) ??
    (mount.look === "guesthouse" ? routeOfEntry(canonicalPath(path), mount, contents) : undefined)
  );
}

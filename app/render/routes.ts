/** The screens of all addresses. */
import type { ComponentType, ReactNode } from "react";
import * as about from "#app/guesthouse/about/route.tsx";
import * as contact from "#app/guesthouse/contact/route.tsx";
import * as home from "#app/guesthouse/home/route.tsx";
import * as privacy from "#app/guesthouse/privacy/route.tsx";
import * as room from "#app/guesthouse/room/route.tsx";
import * as roomDetails from "#app/guesthouse/room-details/route.tsx";
import * as search from "#app/guesthouse/search/route.tsx";
import * as services from "#app/guesthouse/services/route.tsx";
import * as story from "#app/guesthouse/territory/route.tsx";
import * as apartment from "#app/designs/apartment/design.tsx";
import * as cityHotel from "#app/designs/city-hotel/design.tsx";
import * as hostel from "#app/designs/hostel/design.tsx";
import * as resort from "#app/designs/resort/design.tsx";
import type { HeadWords } from "#app/head/page-head.ts";
import { DEMONSTRATIONS, type DemoLook, mountAt } from "#app/paths/mounts.ts";
import type { PagedContents } from "#app/paths/page-paths.ts";
import { inEach, type Language } from "#app/domain/languages.ts";
import { canonicalPath, PATHS, PATHS_IN, PATHS_WITH_OPTIONAL_ID } from "#app/paths/paths.ts";
import { screenByPath, type ScreenName } from "#app/paths/template-paths.ts";
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
import type { Banner } from "#app/sections/template/template-main.tsx";
import type { LoaderArgs } from "#app/site/site-context.ts";

/** The module of a screen: it loads its data and shows them. The type of its data differs from screen to screen. */
type Screen = {
  loader: (args: LoaderArgs) => HeadWords & { banner?: Banner; [name: string]: unknown };
  default: ComponentType<{ loaderData: never }>;
};

const SINGLE_PAGES = { home, about, services, search, contact, privacy };

/** A design of the demonstration: the screen of its home page, and the frame of all its pages. */
type Design = Screen & { Layout: ComponentType<{ chrome: never; children: ReactNode }> };

export const DESIGNS: Record<DemoLook, Design> = {
  resort,
  hostel,
  "city-hotel": cityHotel,
  apartment,
};

const TEMPLATE_SCREENS: Record<ScreenName, Screen> = {
  about: screenAbout,
  room: screenRoom,
  findRoom: screenFindRoom,
  roomDetails: screenRoomDetails,
  services: screenServices,
  serviceDetails: screenServiceDetails,
  team: screenTeam,
  pricing: screenPricing,
  blog: screenBlog,
  blogDetails: screenBlogDetails,
  contact: screenContact,
};

export type Route = {
  screen: Screen;
  /** The last step of a room's or a story's path. */
  address?: string;
  versions?: Record<Language, string>;
};

/** The routes whose paths do not depend on content. */
const FIXED_ROUTES = new Map<string, Route>([
  ...(Object.keys(SINGLE_PAGES) as (keyof typeof SINGLE_PAGES)[]).flatMap((name) => {
    const versions = inEach((language) => PATHS_IN[language][name]);
    const route: Route = { screen: SINGLE_PAGES[name], versions };
    return Object.values(versions).map((path): [string, Route] => [path, route]);
  }),
  [PATHS.roomDetails, { screen: roomDetails }],
  ...DEMONSTRATIONS.map(({ prefix, look }): [string, Route] => [prefix, { screen: DESIGNS[look] }]),
  ...[...screenByPath].map(([path, name]): [string, Route] => [
    path,
    { screen: TEMPLATE_SCREENS[name] },
  ]),
]);

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** The screens of pages that content adds, with the entries that have such a page. */
const ENTRY_SCREENS = [
  {
    kind: "room",
    screen: room,
    entriesOf: ({ rooms }: PagedContents[Language]) => rooms.rooms,
  },
  {
    kind: "territory",
    screen: story,
    entriesOf: ({ territory }: PagedContents[Language]) => territory.articles,
  },
] as const;

/** The route of a room or a story, by the address that content gives it in a language. */
function routeOfEntry(
  path: string,
  language: Language,
  contents: PagedContents,
): Route | undefined {
  for (const { kind, screen, entriesOf } of ENTRY_SCREENS) {
    const pathIn = (other: Language, address: string) => PATHS_IN[other][kind](address);
    const entry = entriesOf(contents[language]).find(
      ({ address }) => pathIn(language, address) === path,
    );
    if (!entry) continue;
    const versions = inEach((other) => {
      const translation = entriesOf(contents[other]).find(({ slug }) => slug === entry.slug);
      return pathIn(other, (translation ?? entry).address);
    });
    return { screen, address: entry.address, versions };
  }
  return undefined;
}

/** The route of a path without a slash at its end; undefined where there is none. */
export function routeAt(path: string, contents: PagedContents): Route | undefined {
  const { look, language } = mountAt(path);
  const parent = parentOf(path);
  const pathWithoutId = PATHS_WITH_OPTIONAL_ID.includes(parent) ? parent : path;
  return (
    FIXED_ROUTES.get(pathWithoutId) ??
    (look === "guesthouse" ? routeOfEntry(canonicalPath(path), language, contents) : undefined)
  );
}

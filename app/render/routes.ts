import { demonstration } from "#demonstration/pages.tsx";
import * as about from "#app/guesthouse/about/route.tsx";
import * as contact from "#app/guesthouse/contact/route.tsx";
import * as home from "#app/guesthouse/home/route.tsx";
import * as privacy from "#app/guesthouse/privacy/route.tsx";
import * as room from "#app/guesthouse/room/route.tsx";
import * as roomDetails from "#app/guesthouse/room-details/route.tsx";
import * as search from "#app/guesthouse/search/route.tsx";
import * as services from "#app/guesthouse/services/route.tsx";
import * as story from "#app/guesthouse/territory/route.tsx";
import { mountAt } from "#app/paths/mounts.ts";
import { type ContentsWithPages, PATHS_WITH_OPTIONAL_ID } from "#app/paths/page-paths.ts";
import { inEach, type Language } from "#app/domain/languages.ts";
import type { Screen } from "./screen.ts";
import { canonicalPath, PATHS, PATHS_IN } from "#app/paths/paths.ts";

const SINGLE_PAGE_SCREENS = { home, about, services, search, contact, privacy };

export type Route = {
  screen: Screen;
  /** The last segment of a room's or a story's path. */
  address?: string;
  pathByLanguage?: Record<Language, string>;
};

const FIXED_ROUTES = new Map<string, Route>([
  ...(Object.keys(SINGLE_PAGE_SCREENS) as (keyof typeof SINGLE_PAGE_SCREENS)[]).flatMap((name) => {
    const pathByLanguage = inEach((language) => PATHS_IN[language][name]);
    const route: Route = { screen: SINGLE_PAGE_SCREENS[name], pathByLanguage };
    return Object.values(pathByLanguage).map((path): [string, Route] => [path, route]);
  }),
  [PATHS.roomDetails, { screen: roomDetails }],
  ...(demonstration?.screens ?? []).map(([path, screen]): [string, Route] => [path, { screen }]),
]);

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

const ENTRY_SCREENS = [
  {
    kind: "room",
    screen: room,
    entriesOf: ({ rooms }: ContentsWithPages[Language]) => rooms.rooms,
  },
  {
    kind: "territory",
    screen: story,
    entriesOf: ({ territory }: ContentsWithPages[Language]) => territory.articles,
  },
] as const;

/** Finds the route of a room, or of a story about the area; each has a path segment (`address`) for each language. */
function routeOfEntry(
  path: string,
  language: Language,
  contents: ContentsWithPages,
): Route | undefined {
  for (const { kind, screen, entriesOf } of ENTRY_SCREENS) {
    const pathIn = (other: Language, address: string) => PATHS_IN[other][kind](address);
    const entry = entriesOf(contents[language]).find(
      ({ address }) => pathIn(language, address) === path,
    );
    if (!entry) continue;
    const pathByLanguage = inEach((other) => {
      const translation = entriesOf(contents[other]).find(({ slug }) => slug === entry.slug);
      return pathIn(other, (translation ?? entry).address);
    });
    return { screen, address: entry.address, pathByLanguage };
  }
  return undefined;
}

/** Finds the route of a path that has no slash at its end; returns undefined if there is no route. */
export function routeAt(path: string, contents: ContentsWithPages): Route | undefined {
  const { look, language } = mountAt(path);
  const parent = parentOf(path);
  const pathWithoutId = PATHS_WITH_OPTIONAL_ID.includes(parent) ? parent : path;
  return (
    FIXED_ROUTES.get(pathWithoutId) ??
    (look === "guesthouse" ? routeOfEntry(canonicalPath(path), language, contents) : undefined)
  );
}

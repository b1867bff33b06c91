/**
 * Paths of the template pages. Most links lead to a page in the same design as the linking page (`screenPath`); a few
 * links in every design lead to a page in the guesthouse's design (`housePath`), as the specification wants.
 */
import { GUESTHOUSE_MOUNT, type Mount } from "#app/paths/mounts.ts";
import { PATHS } from "#app/paths/paths.ts";
import { DEMO_MOUNTS } from "./mounts.ts";

export const SCREEN_SEGMENTS = {
  about: "about",
  room: "room",
  findRoom: "find_room",
  roomDetails: "room_details",
  services: "services",
  serviceDetails: "service_details",
  team: "our_team",
  pricing: "pricing",
  blog: "blog",
  blogDetails: "blog_details",
  contact: "contact",
} as const;

export type ScreenName = keyof typeof SCREEN_SEGMENTS;

/** The four designs share all screens. The guesthouse has its own pages in place of the screens listed here. */
const GUESTHOUSE_SCREEN_PATHS: Partial<Record<ScreenName, string>> = {
  about: PATHS.about,
  roomDetails: PATHS.roomDetails,
  services: PATHS.services,
  contact: PATHS.contact,
};

export const SCREEN_NAMES = Object.keys(SCREEN_SEGMENTS) as ScreenName[];

export function screenNamesOf({ look }: Mount): ScreenName[] {
  const isReplaced = (name: ScreenName) => look === "guesthouse" && name in GUESTHOUSE_SCREEN_PATHS;
  return SCREEN_NAMES.filter((name) => !isReplaced(name));
}

export function screenPath({ prefix, look }: Mount, screen: ScreenName | "home"): string {
  if (screen === "home") return prefix || PATHS.home;
  const guesthousePath = look === "guesthouse" ? GUESTHOUSE_SCREEN_PATHS[screen] : undefined;
  return prefix + (guesthousePath ?? `/${SCREEN_SEGMENTS[screen]}`);
}

export function linksTo(screens: Record<string, ScreenName>, pathTo: (name: ScreenName) => string) {
  return Object.entries(screens).map(([label, screen]) => ({ label, to: pathTo(screen) }));
}

/** Returns the path of a page in the guesthouse's design, for links that lead there from every design. */
export function housePath(screen: ScreenName): string {
  return screenPath(GUESTHOUSE_MOUNT, screen);
}

export const screenNameByPath = new Map(
  [GUESTHOUSE_MOUNT, ...DEMO_MOUNTS].flatMap((mount) =>
    screenNamesOf(mount).map((name) => [screenPath(mount, name), name] as const),
  ),
);

export const templatePaths: string[] = [
  ...DEMO_MOUNTS.map(({ prefix }) => prefix),
  ...screenNameByPath.keys(),
];

/** Paths that may be followed by an id, as in /home4/room_details/7; the page is the same for every id. */
export const templatePathsWithId = ["/home4/room_details"];

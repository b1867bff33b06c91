/**
 * Paths of the template pages. A link to a shared screen stays in the mount of its page (`screenPath`); the few
 * links whose target the specification names are the same in every mount (`mainPath`).
 */
import { GUESTHOUSE, type Mount } from "#app/paths/mounts.ts";
import { PATHS } from "#app/paths/paths.ts";
import { DEMONSTRATIONS } from "./mounts.ts";

export const SCREEN_STEPS = {
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

export type ScreenName = keyof typeof SCREEN_STEPS;

/** The guesthouse has these pages of its own in place of the shared screens. */
const GUESTHOUSE_PAGES: Partial<Record<ScreenName, string>> = {
  about: PATHS.about,
  roomDetails: PATHS.roomDetails,
  services: PATHS.services,
  contact: PATHS.contact,
};

export const SCREEN_NAMES = Object.keys(SCREEN_STEPS) as ScreenName[];

export function screensOf({ look }: Mount): ScreenName[] {
  const isReplaced = (name: ScreenName) => look === "guesthouse" && name in GUESTHOUSE_PAGES;
  return SCREEN_NAMES.filter((name) => !isReplaced(name));
}

export function screenPath({ prefix, look }: Mount, screen: ScreenName | "home"): string {
  if (screen === "home") return prefix || PATHS.home;
  const guesthousePath = look === "guesthouse" ? GUESTHOUSE_PAGES[screen] : undefined;
  return prefix + (guesthousePath ?? `/${SCREEN_STEPS[screen]}`);
}

export function linksTo(screens: Record<string, ScreenName>, pathTo: (name: ScreenName) => string) {
  return Object.entries(screens).map(([label, screen]) => ({ label, to: pathTo(screen) }));
}

/** The path of a screen in the guesthouse, for the links that the specification wants to be the same in all mounts. */
export function mainPath(screen: ScreenName): string {
  return screenPath(GUESTHOUSE, screen);
}

export const screenByPath = new Map(
  [GUESTHOUSE, ...DEMONSTRATIONS].flatMap((mount) =>
    screensOf(mount).map((name) => [screenPath(mount, name), name] as const),
  ),
);

export const templatePaths: string[] = [
  ...DEMONSTRATIONS.map(({ prefix }) => prefix),
  ...screenByPath.keys(),
];

/** Pages that are also served one step below their path, as /home4/room_details/7, whatever the id. */
export const templatePathsWithId = ["/home4/room_details"];

/**
 * Paths of the template pages. A link to a shared screen stays in its own mount (`screenPath`); the few
 * links whose target the specification names are the same in every mount (`mainPath`).
 */
import type { Language } from "#app/domain/languages.ts";
import { DEMONSTRATIONS, GUESTHOUSE, type Mount, mountAt } from "./mounts.ts";
import { canonicalPath, PATHS } from "./paths.ts";

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

/** The guesthouse's own pages in place of shared screens. */
const GUESTHOUSE_OWN_PAGES: Partial<Record<ScreenName, string>> = {
  about: PATHS.about,
  roomDetails: PATHS.roomDetails,
  services: PATHS.services,
  contact: PATHS.contact,
};

export const SCREEN_NAMES = Object.keys(SCREEN_STEPS) as ScreenName[];

/** The shared screens of a mount. */
export function screensOf({ look }: Mount): ScreenName[] {
  const isOwn = (name: ScreenName) => look === "guesthouse" && name in GUESTHOUSE_OWN_PAGES;
  return SCREEN_NAMES.filter((name) => !isOwn(name));
}

export function screenPath({ prefix, look }: Mount, screen: ScreenName | "home"): string {
  if (screen === "home") return prefix || PATHS.home;
  const own = look === "guesthouse" ? GUESTHOUSE_OWN_PAGES[screen] : undefined;
  return prefix + (own ?? `/${SCREEN_STEPS[screen]}`);
}

/** The screens outside of the demonstration, to which the specification leads from each mount. */
export function mainPath(screen: ScreenName): string {
  return screenPath(GUESTHOUSE, screen);
}

/** Every template page: four home pages, and each shared screen in each of its mounts. */
export const templatePaths: string[] = [
  ...DEMONSTRATIONS.map(({ prefix }) => prefix),
  ...[GUESTHOUSE, ...DEMONSTRATIONS].flatMap((mount) =>
    screensOf(mount).map((name) => screenPath(mount, name)),
  ),
];

/** Whether an address is a template page's, or an unknown one in the demonstration. */
export function isTemplateAt(pathname: string): boolean {
  return mountAt(pathname).look !== "guesthouse" || templatePaths.includes(canonicalPath(pathname));
}

export function languageAt(pathname: string): Language {
  return isTemplateAt(pathname) ? "en" : mountAt(pathname).language;
}

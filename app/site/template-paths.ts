/**
 * Addresses of the template pages. A link to a shared screen stays in the mount it is shown in
 * (`screenPath`); the few links that the specification writes out lead where it says (`WRITTEN`).
 */
import type { Language } from "#app/domain/languages.ts";
import { DEMONSTRATIONS, GUESTHOUSE, type Mount, mountAt } from "./mounts.ts";
import { canonicalPath, PATHS } from "./paths.ts";

/** The screens all looks share, by their last step. */
export const SCREENS = {
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

export type ScreenName = keyof typeof SCREENS;

/** The pages that the guesthouse has in Italian, in place of a shared screen. */
const OWN_PAGES: Partial<Record<ScreenName, string>> = {
  about: PATHS.about,
  roomDetails: PATHS.roomDetails,
  services: PATHS.services,
  contact: PATHS.contact,
};

export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];

/** The shared screens that stand under the guesthouse's own layout. */
export const GUESTHOUSE_SCREENS = SCREEN_NAMES.filter((name) => !(name in OWN_PAGES));

/** The address of a screen, or of the home page, in a mount. */
export function screenPath({ prefix, look }: Mount, screen: ScreenName | "home"): string {
  if (screen === "home") return prefix || PATHS.home;
  const own = look === "guesthouse" ? OWN_PAGES[screen] : undefined;
  return prefix + (own ?? `/${SCREENS[screen]}`);
}

/** Link targets that the specification writes out: the same in every mount (its section 2). */
export const WRITTEN = {
  bookNow: "/pricing",
  viewOffer: "/pricing",
  ourEvents: "/blog",
  detailsAndBooking: "/room_details",
  learnMoreOfService: "/room_details",
  viewAllRooms: "/room",
  roomsAndSuites: "/room",
  learnMoreOfHouse: "/about",
  readMore: "/blog_details",
  popularPost: "/blog_details",
  discoverMore: "/service_details",
  bookApartment: "/find_room",
  apartmentCard: "/home5/room",
} as const;

/** Every template page: four homes, and each shared screen wherever it stands. */
export const templatePaths: string[] = [
  ...GUESTHOUSE_SCREENS.map((name) => screenPath(GUESTHOUSE, name)),
  ...DEMONSTRATIONS.flatMap((mount) =>
    (["home", ...SCREEN_NAMES] as const).map((name) => screenPath(mount, name)),
  ),
];

/** Whether an address is a template page's, or one of a demonstration where no page is. */
export function isTemplateAt(pathname: string): boolean {
  return mountAt(pathname).look !== "guesthouse" || templatePaths.includes(canonicalPath(pathname));
}

/** The language of the page at an address. */
export function languageAt(pathname: string): Language {
  return isTemplateAt(pathname) ? "en" : mountAt(pathname).language;
}

/** Every address of the site, in one place. */

/** The pages of the guesthouse. */
export const PATHS = {
  home: "/",
  about: "/about",
  search: "/cerca_stanza",
  services: "/services",
  contact: "/contatti",
  map: "/contatti#google",
  roomDetails: "/room_details",
  privacy: "/privacy",
} as const;

export const ROOM_SLUGS = ["elegant_room", "natural_room", "reading_room"] as const;

export type RoomSlug = (typeof ROOM_SLUGS)[number];

/** The page of a room. */
export function roomPath(slug: RoomSlug): string {
  return `/${slug}`;
}

export const TERRITORY_SLUGS = ["italia", "abruzzo", "marche"] as const;

/** A story about the area. */
export function territoryPath(slug: (typeof TERRITORY_SLUGS)[number]): string {
  return `/territorio/${slug}`;
}

/** The picture that stands beside a link to us: 1200 × 630 (scripts/pictures/icons.ts). */
export const SOCIAL_CARD = "/social-card.jpg";

/** The page that the router shows for unknown addresses is prerendered under this one. */
export const NOT_FOUND_PATH = "/404";

/** The pages that search engines may keep. */
export const listedPaths = [
  PATHS.home,
  PATHS.about,
  PATHS.search,
  PATHS.services,
  PATHS.contact,
  PATHS.privacy,
  ...ROOM_SLUGS.map(roomPath),
  ...TERRITORY_SLUGS.map(territoryPath),
];

/** Where forms are posted. A plain static host has nothing there (docs/departures.md). */
export const POSTS = {
  message: "/messaggi",
  token: "/messaggi/gettone",
  newsletter: "/lettere",
} as const;

/** Pages with slots that our server fills in: answers to a form that was posted without scripts. */
export const ANSWERS = ["parole", "domanda", "modulo", "vuoto"] as const;

export type AnswerName = (typeof ANSWERS)[number];

/** Where the build prerenders an answer; nobody can open it there. */
export function answerPath(name: AnswerName): string {
  return `/risposte/${name}`;
}

/** Every page of the guesthouse in Italian; the template's are in template-paths.ts. */
export const guesthousePaths = [...listedPaths, PATHS.roomDetails, NOT_FOUND_PATH];

/** An address without its trailing slash: both forms name the same page. */
export function canonicalPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
}

/** Every address of the site but those that content adds (listed-paths.ts), in one place. */

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

/** The page of a room, by what content/rooms.yaml calls it in addresses. */
export function roomPath(slug: string): string {
  return `/${slug}`;
}

/** A story about the area. */
export function territoryPath(slug: string): string {
  return `/territorio/${slug}`;
}

/** The picture that stands beside a link to us: 1200 × 630 (scripts/pictures/icons.ts). */
export const SOCIAL_CARD = "/social-card.jpg";

/** The page that the router shows for unknown addresses is prerendered under this one. */
export const NOT_FOUND_PATH = "/404";

/**
 * Pages that stand under every address right below them, whatever it is: the route table and the
 * server both ask here.
 */
export const WITH_ANY_ID: readonly string[] = [PATHS.roomDetails, "/home4/room_details"];

/** What our server alone answers: forms and what follows them. A plain static host has nothing there. */
export const POSTS = {
  message: "/messaggi",
  token: "/messaggi/gettone",
  thanks: "/grazie",
  newsletter: "/lettere",
  checkMail: "/lettere/posta",
  confirm: "/lettere/conferma",
  leave: "/lettere/lascia",
} as const;

/** Which nights are free, for the calendar. Our server alone has it, and only where something is known. */
export const FREE_NIGHTS = "/liberi.json";

/** Below this stand the calendars that portals read, each at an address of its own. */
export const CALENDARS = "/calendari";

/** Where one portal reads which nights of a room are taken. */
export function calendarPath(room: string, token: string): string {
  return `${CALENDARS}/${room}/${token}.ics`;
}

/** The names of what an address of these brings along: a message's reference, a sign-up's key. */
export const REFERENCE = "rif";
export const KEY = "c";

/** Where a guest is thanked for a message. */
export function thanksPath(reference: string): string {
  return `${POSTS.thanks}?${REFERENCE}=${reference}`;
}

/** Where a letter's reader confirms a sign-up, or ends it. */
export function letterPath(page: "confirm" | "leave", key: string): string {
  return `${POSTS[page]}?${KEY}=${key}`;
}

/** Pages with slots that our server fills in: answers to a form that was posted without scripts. */
export const ANSWERS = ["words", "question", "form", "bare"] as const;

export type AnswerName = (typeof ANSWERS)[number];

export const ANSWERS_FOLDER = "/risposte";

/** Where the build prerenders an answer; nobody can open it there. */
export function answerPath(name: AnswerName): string {
  return `${ANSWERS_FOLDER}/${name}`;
}

/** An address without its trailing slash: both forms name the same page. */
export function canonicalPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
}

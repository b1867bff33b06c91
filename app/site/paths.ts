/** Every address of the site but those that content adds (listed-paths.ts), in one place. */
import { FAMILYS, inEach, type Language, LANGUAGES } from "#app/domain/languages.ts";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { GUESTHOUSES, type Mount, mountAt } from "./mounts.ts";

/** The guesthouse's pages in one language; rooms and stories by what its content calls them in addresses. */
export type Paths = Record<
  "home" | "about" | "services" | "search" | "contact" | "map" | "privacy",
  string
> &
  Record<"room" | "territory", (address: string) => string>;

function pathsIn(language: Language): Paths {
  const prefix = GUESTHOUSES.find((mount) => mount.language === language)?.prefix ?? "";
  const { about, services, search, contact, territory, privacy } = LANGUAGES[language];
  return {
    home: prefix || "/",
    about: `${prefix}/${about}`,
    services: `${prefix}/${services}`,
    search: `${prefix}/${search}`,
    contact: `${prefix}/${contact}`,
    map: `${prefix}/${contact}#google`,
    privacy: `${prefix}/${privacy}`,
    room: (address) => `${prefix}/${address}`,
    territory: (address) => `${prefix}/${territory}/${address}`,
  };
}

/** The guesthouse's pages in each language. */
export const PATHS_IN = inEach(pathsIn);

/** In the family's, where a page of the demonstration stands among them. */
export const PATHS = { ...PATHS_IN[FAMILYS], roomDetails: "/room_details" };

/** The language of the guesthouse at an address; a demonstration leads to the family's. */
export function houseLanguageAt(pathname: string): Language {
  const { look, language } = mountAt(pathname);
  return look === "guesthouse" ? language : FAMILYS;
}

/** The picture that stands beside a link to us: 1200 × 630 (scripts/icons.ts). */
export const SOCIAL_CARD = "/social-card.jpg";

/** The notices of the software and fonts that guests get (scripts/notices.ts). */
export const NOTICES = "/licenze.txt";

/** Where the page for unknown addresses of a mount is prerendered. */
export function notFoundPath({ prefix }: Mount): string {
  return `${prefix}/404`;
}

/** Whether a page answers for addresses that nobody knows. */
export function isForUnknown(path: string): boolean {
  return path.endsWith("/404");
}

/** Where the router looks for the data of a page, and a release keeps them. */
export function dataPath(page: string): string {
  return page.endsWith("/") ? `${page}_.data` : `${page}.data`;
}

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

/** An address of these that answers in a language; none named is the family's. */
export function spokenPath(path: string, language: Language): string {
  if (language === FAMILYS) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${FORM_FIELDS.language}=${language}`;
}

/** Where a guest is thanked for a message. */
export function thanksPath(reference: string, language: Language = FAMILYS): string {
  return spokenPath(`${POSTS.thanks}?${REFERENCE}=${reference}`, language);
}

/** Where a letter's reader confirms a sign-up, or ends it. */
export function letterPath(
  page: "confirm" | "leave",
  key: string,
  language: Language = FAMILYS,
): string {
  return spokenPath(`${POSTS[page]}?${KEY}=${key}`, language);
}

/** Pages with slots that our server fills in: answers to a form that was posted without scripts. */
export const ANSWERS = ["words", "question", "form", "bare"] as const;

export type AnswerName = (typeof ANSWERS)[number];

export const ANSWERS_FOLDER = "/risposte";

/** Where the build prerenders an answer; nobody can open it there. */
export function answerPath(name: AnswerName, { prefix }: Mount): string {
  return `${prefix}${ANSWERS_FOLDER}/${name}`;
}

/** An address without its trailing slash: both forms name the same page. */
export function canonicalPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
}

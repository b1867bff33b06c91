/** The paths of the guesthouse's pages, forms and files. The slugs of rooms and of stories about the area are in content/. */
import { DEFAULT_LANGUAGE, inEach, type Language, PATH_SEGMENTS } from "#app/domain/languages.ts";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { GUESTHOUSE_MOUNTS, type Mount, mountAt } from "./mounts.ts";

function pathsIn(language: Language) {
  const prefix = GUESTHOUSE_MOUNTS.find((mount) => mount.language === language)?.prefix ?? "";
  const { about, services, search, contact, territory, privacy } = PATH_SEGMENTS[language];
  return {
    home: prefix || "/",
    about: `${prefix}/${about}`,
    services: `${prefix}/${services}`,
    search: `${prefix}/${search}`,
    contact: `${prefix}/${contact}`,
    map: `${prefix}/${contact}#google`,
    privacy: `${prefix}/${privacy}`,
    room: (address: string) => `${prefix}/${address}`,
    territory: (address: string) => `${prefix}/${territory}/${address}`,
  };
}

export type Paths = ReturnType<typeof pathsIn>;

export const PATHS_IN = inEach(pathsIn);

/** The paths in the default language, including the only page of the guesthouse that has no translation. */
export const PATHS = { ...PATHS_IN[DEFAULT_LANGUAGE], roomDetails: "/room_details" };

/** Returns the language of the guesthouse's parts of a page (menu, footer); in the demonstration they are in Italian. */
export function houseLanguageAt(pathname: string): Language {
  const { look, language } = mountAt(pathname);
  return look === "guesthouse" ? language : DEFAULT_LANGUAGE;
}

/** The preview picture of shared links, 1200 × 630 (scripts/icons.ts). */
export const SOCIAL_CARD_PATH = "/social-card.jpg";

/** The licence notices of software and fonts (scripts/notices.ts). */
export const LICENCE_NOTICES_PATH = "/licenze.txt";

export function notFoundPath({ prefix }: Mount): string {
  return `${prefix}/404`;
}

export function isNotFoundPath(path: string): boolean {
  return path.endsWith("/404");
}

/** The paths of forms and of the pages that answer them, which only our server has; a static host has none. */
export const FORM_PATHS = {
  message: "/messaggi",
  token: "/messaggi/gettone",
  thanks: "/grazie",
  newsletter: "/lettere",
  checkMail: "/lettere/posta",
  confirm: "/lettere/conferma",
  leave: "/lettere/lascia",
} as const;

/** The path of the rooms' availability as JSON. On a static host, or without portals' calendars, the JSON has no rooms. */
export const AVAILABILITY_PATH = "/liberi.json";

export const CALENDARS_PATH = "/calendari";

export function calendarPath(room: string, token: string): string {
  return `${CALENDARS_PATH}/${room}/${token}.ics`;
}

/** Query parameters: the reference of a stored message, and the key of a newsletter sign-up. */
export const REFERENCE_PARAMETER = "rif";
export const KEY_PARAMETER = "c";

/** Adds the parameter of the response's language; without it the server responds in the default language. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${FORM_FIELDS.language}=${language}`;
}

export function thanksPath(reference: string, language: Language = DEFAULT_LANGUAGE): string {
  return pathInLanguage(`${FORM_PATHS.thanks}?${REFERENCE_PARAMETER}=${reference}`, language);
}

/** Returns the path to which a mail links, for confirming a newsletter sign-up or ending a subscription. */
export function letterPath(
  page: "confirm" | "leave",
  key: string,
  language: Language = DEFAULT_LANGUAGE,
): string {
  return pathInLanguage(`${FORM_PATHS[page]}?${KEY_PARAMETER}=${key}`, language);
}

export function canonicalPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
}

/**
 * Where the site stands. A mount holds three things together: what its addresses begin with, the
 * language it speaks and the look it wears. The guesthouse has one for each language, all in its own
 * look; the demonstration has one for each look, all in English.
 */
import { FAMILYS, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";

/** The looks of the demonstration: the same screens in the tokens of app/designs/<look>/theme.css. */
export type DemoLook = "resort" | "hostel" | "city-hotel" | "apartment";

/** What the document's `data-design` says: it gives the tokens to all that stands in it. */
export type Look = "guesthouse" | DemoLook;

export type Mount = {
  /** What its addresses begin with; nothing where the guesthouse speaks the family's language. */
  prefix: "" | `/${string}`;
  language: Language;
  look: Look;
};

/** The guesthouse, once in each language; the first has no prefix. */
export const GUESTHOUSES: readonly Mount[] = LANGUAGE_CODES.map((language) => ({
  prefix: language === FAMILYS ? "" : `/${language}`,
  language,
  look: "guesthouse",
}));

/** The guesthouse without a prefix; among its pages stand shared screens in English. */
export const GUESTHOUSE = GUESTHOUSES[0]!;

/** The demonstration, once in each look. */
export const DEMONSTRATIONS = [
  { prefix: "/home2", language: "en", look: "resort" },
  { prefix: "/home3", language: "en", look: "hostel" },
  { prefix: "/home4", language: "en", look: "city-hotel" },
  { prefix: "/home5", language: "en", look: "apartment" },
] as const satisfies Mount[];

export const MOUNTS: readonly Mount[] = [...GUESTHOUSES, ...DEMONSTRATIONS];

/** The mount an address stands in: known by its first step, also where no page is. */
export function mountAt(pathname: string): Mount {
  const first = `/${pathname.split("/")[1] ?? ""}`;
  return MOUNTS.find(({ prefix }) => prefix === first) ?? GUESTHOUSE;
}

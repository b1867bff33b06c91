/**
 * The languages of the guesthouse.
 *
 * Shapes: two letters, as addresses, forms and the store name a language.
 * Errors: what names none of ours is the family's.
 */

/**
 * What the steps of the guesthouse's addresses are called in each, the family's own language first. A
 * further language is an entry here and a folder of content/ (docs/GUIDA.md).
 */
export const LANGUAGES = {
  it: {
    about: "about",
    services: "services",
    search: "cerca_stanza",
    contact: "contatti",
    territory: "territorio",
    privacy: "privacy",
  },
  en: {
    about: "about",
    services: "services",
    search: "find-a-room",
    contact: "contact",
    territory: "area",
    privacy: "privacy",
  },
  de: {
    about: "ueber-uns",
    services: "leistungen",
    search: "zimmer-finden",
    contact: "kontakt",
    territory: "umgebung",
    privacy: "datenschutz",
  },
};

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** What the family speaks: whatever guests send says it in this language, too. */
export const DEFAULT_LANGUAGE = "it" satisfies Language;

/** For who speaks none of them. */
export const FOR_ALL_OTHERS = "en" satisfies Language;

/** The language that a form or an address names. */
export function languageNamed(given: string | null | undefined): Language {
  return LANGUAGE_CODES.find((language) => language === given) ?? DEFAULT_LANGUAGE;
}

/** What a language is called in another: "tedesco". */
export function languageName(language: Language, locale: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
}

/** Something for each language. */
export function inEach<Thing>(make: (language: Language) => Thing): Record<Language, Thing> {
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, make(language)])) as Record<
    Language,
    Thing
  >;
}

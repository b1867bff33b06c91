/** Path segments of pages in each language, Italian first; a new language needs a folder in content/ too (GUIDA.md). */
export const PATH_SEGMENTS = {
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

export type Language = keyof typeof PATH_SEGMENTS;

export const LANGUAGE_CODES = Object.keys(PATH_SEGMENTS) as Language[];

/** The family's language, into which guests' messages are translated. */
export const DEFAULT_LANGUAGE = "it" satisfies Language;

/** The language for guests whose browsers ask for none of our languages. */
export const FALLBACK_LANGUAGE = "en" satisfies Language;

export function languageFrom(code: string | null | undefined): Language {
  return LANGUAGE_CODES.find((language) => language === code) ?? DEFAULT_LANGUAGE;
}

/** Returns a name such as "tedesco", for "de" in the locale "it-IT". */
export function languageName(language: Language, locale: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
}

export function inEach<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  const entries = LANGUAGE_CODES.map((language) => [language, valueOf(language)]);
  return Object.fromEntries(entries) as Record<Language, Value>;
}

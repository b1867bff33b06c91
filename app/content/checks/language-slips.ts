/** Warnings about a translation: what it lacks, and sentences that are still to be written or as in Italian. */
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { PLACEHOLDER } from "#app/domain/placeholder.ts";
import { type Documents, valuesOf } from "../documents.ts";
import { TRANSLATED_WORDS } from "../files.ts";
import { ITALIAN_ONLY_PLACES } from "../schemas/answers.ts";
import { clip } from "../slip.ts";
import { visibleTextsIn, type Warning } from "./warnings.ts";

/** Paths of values that are no sentences, and of names of people and towns. */
const UNTRANSLATED_PATHS =
  /\.(about|icon|link|youtube|locale|address|days|date|price)$|reviews\.items\.\d+\.(name|from|source|date|language)$|owner\.name$/;

/** All counts that a page may show. */
const TESTED_COUNTS = Array.from({ length: 201 }, (_, count) => count);

/** The files of a language with their names: "home". */
const filesOf = (language: Language, documents: Documents) =>
  Object.keys(TRANSLATED_WORDS).map(
    (name) => [name, valuesOf(`${language}/${name}`, documents)] as const,
  );

/** The sentences of a language by their paths: "home.hero.0.words". */
function sentencesOf(language: Language, documents: Documents): Map<string, string> {
  const all = filesOf(language, documents).flatMap(([name, values]) =>
    visibleTextsIn(values, name),
  );
  return new Map(
    all.filter(([place]) => !UNTRANSLATED_PATHS.test(place) && !ITALIAN_ONLY_PLACES.test(place)),
  );
}

/** A text without the names that are alike in every language, and without places to fill in. */
function withoutNames(names: string[], text: string): string {
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ""), text.replaceAll(/\{\w+\}/g, ""));
}

/** What is wrong with a sentence beside its Italian. */
export function translationSlip(
  own: string,
  italian: string | undefined,
  alike: string[],
): string | undefined {
  if (PLACEHOLDER.test(own))
    return PLACEHOLDER.test(italian ?? "") ? undefined : "è ancora da inserire";
  const isCopied = own === italian && /\p{L}/u.test(withoutNames(alike, own));
  return isCopied ? "è uguale all’italiano" : undefined;
}

/** The plural forms of a language that a word lacks. */
export function missingPluralForms(forms: object, locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(TESTED_COUNTS.map((count) => rules.select(count)))].filter(
    (form) => !(form in forms),
  );
}

function pluralFormSlips(value: unknown, place: string, locale: string): Warning[] {
  if (typeof value !== "object" || value === null) return [];
  if ("one" in value && "other" in value)
    return missingPluralForms(value, locale).map((form) => ({
      place,
      reason: `manca la forma "${form}", che questa lingua ha`,
    }));
  return Object.entries(value).flatMap(([key, one]) =>
    pluralFormSlips(one, `${place}.${key}`, locale),
  );
}

export function languageSlips(documents: Documents = {}): Warning[] {
  const italian = sentencesOf(DEFAULT_LANGUAGE, documents);
  const { words: alike } = valuesOf("alike", documents) as { words: string[] };
  return LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) => {
    const { locale } = valuesOf(`${language}/phrases`, documents) as { locale: string };
    const sentences = sentencesOf(language, documents);
    const slips = [...sentences].flatMap(([place, text]) => {
      const reason = translationSlip(text, italian.get(place), alike);
      return reason
        ? [{ place: `${language}/${place}`, reason: `${reason} ("${clip(text)}")` }]
        : [];
    });
    const missing = [...italian.keys()]
      .filter((place) => !sentences.has(place))
      .map((place) => ({
        place: `${language}/${place}`,
        reason: "in italiano c’è, in questa lingua no",
      }));
    const forms = filesOf(language, documents).flatMap(([name, values]) =>
      pluralFormSlips(values, `${language}/${name}`, locale),
    );
    return [...forms, ...slips, ...missing];
  });
}

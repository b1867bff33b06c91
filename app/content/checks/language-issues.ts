/** Warns about translations: missing sentences and plural forms, placeholders, sentences copied from the Italian text. */
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { BLANK_PATTERN } from "#app/domain/placeholder.ts";
import { type Documents, valuesOf } from "../documents.ts";
import { TRANSLATED_WORD_SCHEMAS } from "../files.ts";
import { ITALIAN_ONLY_PATHS } from "../schemas/answers.ts";
import { shorten } from "../issue.ts";
import { isObject } from "../rows.ts";
import { textsIn, valuesIn } from "../texts.ts";
import { isVisible } from "../visible-entries.ts";

/** `place` names a value of content/: "home.hero.0.words". */
export type Warning = { place: string; reason: string };

/** Returns all texts but those of hidden entries, and of pictures, which are the objects with `cuts`. */
export const visibleTextsIn = (value: unknown, place: string) =>
  textsIn(value, place, (inner) => "cuts" in inner || !isVisible(inner));

/** Matches the paths of values that need no translation, such as names of people, links, dates and prices. */
const UNTRANSLATED_PATHS =
  /\.(about|icon|link|youtube|locale|address|days|date|price)$|reviews\.items\.\d+\.(name|from|source|date|language)$|owner\.name$/;

/** A language's plural forms are found by trying these counts. Only millions have other forms, and no text counts millions. */
const TESTED_COUNTS = Array.from({ length: 201 }, (_, count) => count);

const translatedFilesIn = (language: Language, documents: Documents) =>
  Object.keys(TRANSLATED_WORD_SCHEMAS).map(
    (name) => [name, valuesOf(`${language}/${name}`, documents)] as const,
  );

function sentencesByPath(language: Language, documents: Documents): Map<string, string> {
  const texts = translatedFilesIn(language, documents).flatMap(([name, values]) =>
    visibleTextsIn(values, name),
  );
  return new Map(
    texts.filter(([place]) => !UNTRANSLATED_PATHS.test(place) && !ITALIAN_ONLY_PATHS.test(place)),
  );
}

function withoutNames(names: string[], text: string): string {
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce((remainder, name) => remainder.replaceAll(name, ""), text.replaceAll(/\{\w+\}/g, ""));
}

/** Returns the reason to warn about a translation, if any; `sameNames` are names that are the same in every language. */
export function reasonToWarn(
  translation: string,
  italian: string | undefined,
  sameNames: string[],
): string | undefined {
  if (BLANK_PATTERN.test(translation))
    return BLANK_PATTERN.test(italian ?? "") ? undefined : "è ancora da inserire";
  const isCopied = translation === italian && /\p{L}/u.test(withoutNames(sameNames, translation));
  return isCopied ? "è uguale all’italiano" : undefined;
}

export function missingPluralForms(forms: object, locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(TESTED_COUNTS.map((count) => rules.select(count)))].filter(
    (form) => !(form in forms),
  );
}

function pluralFormWarningsIn(values: unknown, file: string, locale: string): Warning[] {
  return valuesIn(values, file).flatMap(([place, value]) => {
    if (!isObject(value) || !("one" in value && "other" in value)) return [];
    const reasonOf = (pluralForm: string) => `manca la forma "${pluralForm}", che questa lingua ha`;
    return missingPluralForms(value, locale).map((form) => ({ place, reason: reasonOf(form) }));
  });
}

export function languageWarnings(documents: Documents = {}): Warning[] {
  const italianSentences = sentencesByPath(DEFAULT_LANGUAGE, documents);
  const { words: sameNames } = valuesOf("alike", documents) as { words: string[] };
  return LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) => {
    const { locale } = valuesOf(`${language}/phrases`, documents) as { locale: string };
    const sentences = sentencesByPath(language, documents);
    const translationWarnings = [...sentences].flatMap(([place, text]) => {
      const reason = reasonToWarn(text, italianSentences.get(place), sameNames);
      if (!reason) return [];
      return [{ place: `${language}/${place}`, reason: `${reason} ("${shorten(text)}")` }];
    });
    const missingSentenceWarnings = [...italianSentences.keys()]
      .filter((place) => !sentences.has(place))
      .map((place) => ({
        place: `${language}/${place}`,
        reason: "in italiano c’è, in questa lingua no",
      }));
    const pluralFormWarnings = translatedFilesIn(language, documents).flatMap(([name, values]) =>
      pluralFormWarningsIn(values, `${language}/${name}`, locale),
    );
    return [...pluralFormWarnings, ...translationWarnings, ...missingSentenceWarnings];
  });
}

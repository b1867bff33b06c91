/** Warnings about a translation: sentences that seem untranslated, or differ in figures. */
import { type FileOverrides, readContents, readFacts, writtenValues } from "#app/content/read.ts";
import type { Catalogue } from "#pictures/catalogue.ts";
import { TRANSLATED_WORDS } from "../files.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { clip } from "../slip.ts";
import { PLACEHOLDER } from "#app/domain/placeholder.ts";
import { FONT_LETTERS } from "#app/content/letters.ts";
import { ITALIAN_ONLY_PLACES } from "../schemas/answers.ts";
import { textsIn, type Warning } from "./warnings.ts";

/** Short words of Italian that no other language of ours has. */
const ITALIAN_WORDS =
  /(?<![\p{L}-])(il|gli|di|della|delle|degli|dei|nella|nelle|che|è|sono|questo|questa|questi|anche|perché|più|con|una)(?![\p{L}-])/iu;

/** Paths of values that are no sentences, and of names of people and towns. */
const UNTRANSLATED_PATHS =
  /\.(about|icon|link|youtube|locale|address|days|date|price)$|reviews\.items\.\d+\.(name|from|source|date|language)$|owner\.name$/;

/** All counts that a page may show. */
const TESTED_COUNTS = Array.from({ length: 201 }, (_, count) => count);

/** The sentences of a language with their paths: "home.hero.0.words". */
function sentencesOf(
  language: Language,
  overrides: FileOverrides,
): [place: string, text: string][] {
  const all = Object.keys(TRANSLATED_WORDS).flatMap((name) => {
    const file = `${language}/${name}`;
    return textsIn(writtenValues(file, overrides), name);
  });
  return all.filter(
    ([place]) => !UNTRANSLATED_PATHS.test(place) && !ITALIAN_ONLY_PLACES.test(place),
  );
}

/** The numbers of a text, without separators, and its addresses. */
function numbersAndLinksIn(text: string): string {
  const links = text.match(/https?:\/\/\S+|[\w.]+@[\w.]+/g) ?? [];
  const numbers = text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  return [...numbers.map((number) => number.replaceAll(/\D/g, "")), ...links].toSorted().join();
}

/** A text without the given names and without placeholders. */
function withoutNames(names: string[], text: string): string {
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ""), text.replaceAll(/\{\w+\}/g, ""));
}

/** The warnings about one sentence beside its Italian. */
export function translationSlips(
  own: string,
  italianText: string | undefined,
  alike: string[],
): string[] {
  if (PLACEHOLDER.test(own))
    return italianText !== undefined && PLACEHOLDER.test(italianText)
      ? []
      : ["è ancora da inserire"];
  const rest = withoutNames(alike, own);
  const [italian] = ITALIAN_WORDS.exec(rest) ?? [];
  const missingCharacters = [...new Set(own)].filter(
    (sign) => !FONT_LETTERS.includes(sign) && sign !== "\n",
  );
  const slips: [isOne: boolean, reason: string][] = [
    [own === italianText && /\p{L}/u.test(rest), "è uguale all’italiano"],
    [own !== italianText && italian !== undefined, `c’è una parola italiana, ${italian}`],
    [
      italianText !== undefined && numbersAndLinksIn(own) !== numbersAndLinksIn(italianText),
      "numeri, ore o indirizzi non sono quelli dell’italiano",
    ],
    [missingCharacters.length > 0, `i caratteri del sito non hanno ${missingCharacters.join(" ")}`],
  ];
  return slips.filter(([isOne]) => isOne).map(([, reason]) => `${reason} ("${clip(own)}")`);
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

export function languageSlips(catalogue: Catalogue, overrides: FileOverrides = {}): Warning[] {
  const contents = readContents(catalogue, overrides);
  const italianText = new Map(sentencesOf(DEFAULT_LANGUAGE, overrides));
  const { words: alike } = readFacts().alike;
  return LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) => {
    const { phrases, search, about, replies } = contents[language];
    const forms = pluralFormSlips({ phrases, search, about, replies }, language, phrases.locale);
    const sentences = new Map(sentencesOf(language, overrides));
    const slips = [...sentences].flatMap(([place, text]) =>
      translationSlips(text, italianText.get(place), alike).map((reason) => ({ place, reason })),
    );
    const missing = [...italianText.keys()]
      .filter((place) => !sentences.has(place))
      .map((place) => ({ place, reason: "in italiano c’è, in questa lingua no" }));
    const ofLanguage = [...slips, ...missing].map(({ place, reason }) => ({
      place: `${language}/${place}`,
      reason,
    }));
    return [...forms, ...ofLanguage];
  });
}

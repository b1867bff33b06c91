/** What looks forgotten or changed where the same is said in another language; told, never a fault. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { contentFile, type Given, readContents, readFacts } from "#app/content/read.ts";
import { WORDS } from "../files.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { PLACEHOLDER } from "#app/domain/placeholder.ts";
import { LETTERS } from "#app/content/letters.ts";
import { textsIn, type Told } from "./told.ts";

/** Small words that no other language of ours writes. */
const ITALIAN =
  /(?<![\p{L}-])(il|gli|di|della|delle|degli|dei|nella|nelle|che|è|sono|questo|questa|questi|anche|perché|più|con|una)(?![\p{L}-])/iu;

/** What stands in a file besides sentences, and the names of people and their towns. */
const UNSAID =
  /\.(about|icon|link|youtube|locale|address|days|date|price)$|reviews\.items\.\d+\.(name|from)$|owner\.name$/;

/** What only the family reads, and a page that stands in its language alone. */
const FAMILYS_OWN = /^(answers\.(toFamily|suspicion)|details)\./;

/** Counts that a page may show. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count);

/** As much of a text as is shown beside what is wrong with it, in letters. */
const SHOWN = 60;

/** The sentences of a language, each with its place: "home.hero.0.words". */
function saidIn(language: Language, given: Given): [place: string, text: string][] {
  const all = Object.keys(WORDS).flatMap((name) => {
    const file = `${language}/${name}`;
    return textsIn(parse(given[file] ?? readFileSync(contentFile(file), "utf8")), name);
  });
  return all.filter(([place]) => !UNSAID.test(place) && !FAMILYS_OWN.test(place));
}

/** Its figures, whatever stands between their digits, and its addresses. */
function figures(text: string): string {
  const links = text.match(/https?:\/\/\S+|[\w.]+@[\w.]+/g) ?? [];
  const numbers = text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  return [...numbers.map((number) => number.replaceAll(/\D/g, "")), ...links].toSorted().join();
}

/** What is left of a text without names and places to be filled in. */
function without(names: string[], text: string): string {
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ""), text.replaceAll(/\{\w+\}/g, ""));
}

/** What is wrong with a text, beside what it says in the family's language. */
export function slipsBeside(own: string, familys: string | undefined, alike: string[]): string[] {
  if (PLACEHOLDER.test(own))
    return familys !== undefined && PLACEHOLDER.test(familys) ? [] : ["è ancora da inserire"];
  const rest = without(alike, own);
  const [italian] = ITALIAN.exec(rest) ?? [];
  const unknown = [...new Set(own)].filter((sign) => !LETTERS.includes(sign) && sign !== "\n");
  const slips: [isOne: boolean, reason: string][] = [
    [own === familys && /\p{L}/u.test(rest), "è uguale all’italiano"],
    [own !== familys && italian !== undefined, `c’è una parola italiana, ${italian}`],
    [
      familys !== undefined && figures(own) !== figures(familys),
      "numeri, ore o indirizzi non sono quelli dell’italiano",
    ],
    [unknown.length > 0, `i caratteri del sito non hanno ${unknown.join(" ")}`],
  ];
  return slips
    .filter(([isOne]) => isOne)
    .map(([, reason]) => `${reason} ("${own.length > SHOWN ? `${own.slice(0, SHOWN)} …` : own}")`);
}

/** The forms of a word beside a number that a language has and the word has not. */
export function missingForms(forms: object, locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(COUNTS.map((count) => rules.select(count)))].filter(
    (form) => !(form in forms),
  );
}

function formSlips(value: unknown, place: string, locale: string): Told[] {
  if (typeof value !== "object" || value === null) return [];
  if ("one" in value && "other" in value)
    return missingForms(value, locale).map((form) => ({
      place,
      reason: `manca la forma "${form}", che questa lingua ha`,
    }));
  return Object.entries(value).flatMap(([key, one]) => formSlips(one, `${place}.${key}`, locale));
}

/** Everything that looks so; `given` are texts in place of files. */
export function languageSlips(given: Given = {}): Told[] {
  const contents = readContents(given);
  const familys = new Map(saidIn(DEFAULT_LANGUAGE, given));
  const { words: alike } = readFacts().alike;
  return LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) => {
    const { phrases, search, about } = contents[language];
    const forms = formSlips({ phrases, search, about }, language, phrases.locale);
    const said = new Map(saidIn(language, given));
    const slips = [...said].flatMap(([place, text]) =>
      slipsBeside(text, familys.get(place), alike).map((reason) => ({ place, reason })),
    );
    const missing = [...familys.keys()]
      .filter((place) => !said.has(place))
      .map((place) => ({ place, reason: "in italiano c’è, in questa lingua no" }));
    const told = [...slips, ...missing].map(({ place, reason }) => ({
      place: `${language}/${place}`,
      reason,
    }));
    return [...forms, ...told];
  });
}

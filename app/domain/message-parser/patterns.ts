/** Texts of regular expressions (sources) that read filled sentences of content/: each placeholder is a named group, such as `adulti`. */
import { dayFormats, shortDateIn } from "../day-words.ts";
import { memoize } from "../memoize.ts";
import type { Ages } from "../party.ts";
import type { Phrases } from "../phrasebook.ts";
import type { PluralForms } from "../plural.ts";
import { type Day, daysAfter } from "../stay.ts";

const NUMBER_SOURCE = String.raw`\d{1,3}`;

export const oneOf = (sources: string[]): string => `(?:${sources.join("|")})`;

export const namedGroup = (name: string, source: string): string => `(?<${name}>${source})`;

export const normalizedText = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ");

const VARIANT_SOURCES = [String.raw`\s+`, '["\u201c-\u201f\u00ab\u00bb]', "['\u2018\u2019]"];

/** Returns a pattern that matches `text` with any kind of spaces, quotes and apostrophes, because phones replace these. */
export function textSource(text: string): string {
  return text
    .split(new RegExp(`(${VARIANT_SOURCES.join("|")})`))
    .map((part, index) => {
      if (index % 2 === 0) return RegExp.escape(part);
      return VARIANT_SOURCES.find((source) => new RegExp(source).test(part)) ?? "";
    })
    .join("");
}

/** Makes a regular expression of "dal {arrivo} al {partenza}"; if `sources` lacks one of the names, nothing matches. */
export function templateSource(template: string, sources: Record<string, string>): string {
  const usedNames = new Set<string>();
  return template
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return textSource(part);
      const placeholderSource = `(?:${sources[part] ?? "(?!)"})`;
      // A regular expression may use a group's name only once, so the groups of a repeated placeholder lose their names.
      const isRepeated = usedNames.has(part);
      usedNames.add(part);
      return isRepeated ? placeholderSource.replaceAll(/\(\?<\w+>/g, "(?:") : placeholderSource;
    })
    .join("");
}

export function pluralSource(forms: PluralForms, sources: Record<string, string>): string {
  const templates = Object.values(forms).filter((form) => form !== undefined);
  return oneOf(templates.map((form) => templateSource(form, sources)));
}

const SAMPLE_DAY = "2027-11-22";

export function dayMatcher({ locale, date }: Phrases) {
  const formats = [shortDateIn(date), dayFormats(locale).writtenDate];
  const sourceOf = (format: (day: Day) => string) =>
    format(SAMPLE_DAY)
      .split(/(\d+|\p{L}+)/u)
      .map((part, index) => {
        if (index % 2 === 0) return textSource(part);
        return /^\d/.test(part) ? String.raw`\d+` : String.raw`\p{L}+`;
      })
      .join("");
  return {
    source: oneOf(formats.map(sourceOf)),
    dayIn: (text: string): Day | undefined => {
      const [year] = /20\d\d/.exec(text) ?? [];
      if (year === undefined) return undefined;
      const days = Array.from({ length: 366 }, (_, index) => daysAfter(`${year}-01-01`, index));
      const dayText = normalizedText(text);
      return days.find((day) => formats.some((format) => normalizedText(format(day)) === dayText));
    },
  };
}

/** Returns the text of a pattern for the separators between the entries of a list, such as ", " and " e ". */
function listSeparators(locale: string): string {
  const format = new Intl.ListFormat(locale, { type: "conjunction" });
  const separators = [2, 3].flatMap((length) =>
    format
      .formatToParts(Array.from({ length }, () => "x"))
      .flatMap(({ type, value }) => (type === "literal" ? [textSource(value)] : [])),
  );
  return oneOf([...new Set(separators)]);
}

/** Returns the text of a pattern for "4 e 7 anni", and a function that reads the ages; "?" is an age not chosen. */
export function ageMatcher({ locale, counts, newborn }: Phrases) {
  const newbornSource = textSource(newborn);
  const ageSource = oneOf([
    newbornSource,
    pluralSource(counts.years, { numero: NUMBER_SOURCE }),
    NUMBER_SOURCE,
    String.raw`\?`,
  ]);
  const listSource = `${ageSource}(?:${listSeparators(locale)}${ageSource})*`;
  const agePattern = memoize(
    () => new RegExp(`(?<newborn>${newbornSource})|(?<age>${NUMBER_SOURCE})|\\?`, "giu"),
  );
  return {
    source: oneOf([pluralSource(counts.years, { numero: listSource }), listSource]),
    agesIn: (text: string): Ages =>
      [...text.matchAll(agePattern())].map(({ groups = {} }) => {
        if (groups["newborn"] !== undefined) return 0;
        return groups["age"] === undefined ? undefined : Number(groups["age"]);
      }),
  };
}

/** Returns a regular expression's source for "2 adulti e 1 bambino (età 4)"; a message without ages has no brackets. */
export function peopleSource({ counts, guests, message }: Phrases, agesSource: string): string {
  const countSource = (name: string, forms: (PluralForms | undefined)[]) => {
    const sources = { numero: namedGroup(name, NUMBER_SOURCE) };
    return oneOf(forms.flatMap((form) => (form ? [pluralSource(form, sources)] : [])));
  };
  const adulti = countSource("adulti", [message.adults, counts.adults]);
  const bambini = countSource("bambini", [message.children, counts.children]);
  const peopleWithoutAges = oneOf([templateSource(guests, { adulti, bambini }), adulti]);
  const agesInBrackets = templateSource(message.ages, { anni: namedGroup("anni", agesSource) });
  return `${peopleWithoutAges}(?:\\s\\(${agesInBrackets}\\))?`;
}

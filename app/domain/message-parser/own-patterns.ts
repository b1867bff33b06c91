/**
 * The parts of our own sentences in reverse: days, people, ages, as a language writes them.
 *
 * Shapes: in, a language's phrases; out, sources of patterns, and readers of texts that match them.
 * Source: chat-message.ts, day-words.ts, party-words.ts, which write these parts.
 */
import type { Ages, Party } from "../party.ts";
import type { Phrases } from "../phrasebook.ts";
import { type Day, isDay } from "../stay.ts";
import { formsPattern, oneOf, templatePattern, textPattern } from "./template-pattern.ts";

const NUMBER = String.raw`\d{1,3}`;

type PatternPart<Value> = { source: string; read: (text: string) => Value | undefined };

/** The forms of `shortDate` and `writtenDate` in day-words.ts. */
const DATE_FORMS: Intl.DateTimeFormatOptions[] = [
  { day: "2-digit", month: "2-digit", year: "numeric" },
  { dateStyle: "long" },
];

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

export const normalizedText = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ");

function datePart(locale: string, options: Intl.DateTimeFormatOptions): PatternPart<Day> {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const partsIn = (month: number) => format.formatToParts(Date.UTC(2027, month, 11));
  const months = MONTHS.map(
    (month) => partsIn(month).find(({ type }) => type === "month")?.value ?? "",
  );
  const sources: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    day: String.raw`\d{1,2}`,
    month: oneOf(months.map(textPattern)),
    year: String.raw`\d{4}`,
  };
  const parts = partsIn(0).map(({ type, value }) => ({
    type,
    source: sources[type] ?? textPattern(value),
  }));
  const groups = parts.map(({ type, source }) =>
    type in sources ? `(?<${type}>${source})` : source,
  );
  const whole = new RegExp(`^${groups.join("")}$`, "iu");
  return {
    source: parts.map(({ source }) => source).join(""),
    read: (text) => {
      const { day = "", month = "", year = "" } = whole.exec(text)?.groups ?? {};
      const number = months.findIndex((name) => normalizedText(name) === normalizedText(month)) + 1;
      const read = [year, String(number).padStart(2, "0"), day.padStart(2, "0")].join("-");
      return isDay(read) ? read : undefined;
    },
  };
}

/** A day in numbers or in words. */
export function dayPart(locale: string): PatternPart<Day> {
  const forms = DATE_FORMS.map((options) => datePart(locale, options));
  return {
    source: oneOf(forms.map(({ source }) => source)),
    read: (text) => forms.map(({ read }) => read(text)).find((day) => day !== undefined),
  };
}

/** The signs between the entries of a list. */
function listSeparators(locale: string): string {
  const format = new Intl.ListFormat(locale, { type: "conjunction" });
  const signs = [2, 3].flatMap((length) =>
    format
      .formatToParts(Array.from({ length }, () => "x"))
      .flatMap(({ type, value }) => (type === "literal" ? [textPattern(value)] : [])),
  );
  return oneOf([...new Set(signs)]);
}

/** The ages of children, "4 e 7 anni"; "?" is an age that the guest did not choose. */
export function agesPart({ locale, counts, newborn }: Phrases): PatternPart<Ages> {
  const below = textPattern(newborn);
  const years = formsPattern(counts.years, { numero: NUMBER });
  const age = oneOf([below, years.source, NUMBER, String.raw`\?`]);
  const list = `${age}(?:${listSeparators(locale)}${age})*`;
  const together = formsPattern(counts.years, { numero: list });
  const each = new RegExp(`(?<below>${below})|(?<age>${NUMBER})|\\?`, "giu");
  return {
    source: oneOf([together.source, list]),
    read: (text) =>
      [...text.matchAll(each)].map(({ groups = {} }) => {
        if (groups["below"] !== undefined) return 0;
        return groups["age"] === undefined ? undefined : Number(groups["age"]);
      }),
  };
}

type PeopleCounts = Pick<Party, "adults" | "children"> & { ages?: Ages };

/** "2 adulti e 1 bambino", with the ages of an enquiry in a list: "(età 4)". */
export function peoplePart(phrases: Phrases): PatternPart<PeopleCounts> {
  const { counts, guests, message } = phrases;
  const numero = { numero: NUMBER };
  const sourceOf = (forms: (typeof counts.adults | undefined)[]) =>
    oneOf(forms.flatMap((form) => (form ? [formsPattern(form, numero).source] : [])));
  const adulti = sourceOf([message.adults, counts.adults]);
  const bambini = sourceOf([message.children, counts.children]);
  const ages = agesPart(phrases);
  const inBrackets = templatePattern(message.ages, { anni: ages.source });
  const withChildren = templatePattern(guests, { adulti, bambini });
  const people = oneOf([withChildren.source, adulti]);
  const whole = new RegExp(
    `^(?<people>${people})(?:\\s\\((?<ages>${inBrackets.source})\\))?$`,
    "iu",
  );
  const numberIn = (text = "") => Number(/\d+/.exec(text)?.[0] ?? 0);
  return {
    source: `${people}(?:\\s\\(${inBrackets.source}\\))?`,
    read: (text) => {
      const groups = whole.exec(text)?.groups;
      if (!groups) return undefined;
      const both = withChildren.read(groups["people"] ?? "");
      const anni = inBrackets.read(groups["ages"] ?? "")?.["anni"];
      return {
        adults: numberIn(both?.["adulti"] ?? groups["people"]),
        children: numberIn(both?.["bambini"]),
        ...(anni !== undefined && { ages: ages.read(anni)! }),
      };
    },
  };
}

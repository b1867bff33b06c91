/**
 * The dates that a text names, each as far as it names it: "12", "12 agosto", "12/8/27".
 *
 * Shapes: in, a folded text with days in digits, and its language; out, mentions in their order, with their places.
 * Errors: none; a number that cannot be a day is no mention.
 */
import type { Language } from "../languages.ts";
import { DAY_WORDS, anyOf, monthOf, WEEKDAY, weekdayOf } from "./lexicon.ts";

export type DateMention = {
  day: number;
  month?: number;
  year?: number;
  /** 0 is Sunday. */
  weekday?: number;
  /** In numbers, such as 08/12, which an American reads as 12 August. */
  numeric?: { first: number; second: number };
  start: number;
  end: number;
};

type DateMatch = Omit<DateMention, "start">;

const ORDINAL = String.raw`(?:st|nd|rd|th|\u00ba|\u00b0|\.(?!\d))?`;
const YEAR = String.raw`(?:,?\s*(?:del\s+)?(?<year>(?:19|20)\d{2})|\s*'(?<short>\d{2}))?(?!\d)`;

/** The forms of a date that begins with a number, the longer ones first. */
const ISO = /(?<year>20\d{2})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/y;
const DASHED = /(?<first>\d{1,2})-(?<second>\d{1,2})-(?<year>(?:19|20)\d{2}|\d{2})(?!\d)/y;
const NUMERIC =
  /(?<first>\d{1,2})(?:(?<sign>[./])(?<second>\d{1,2})(?:\k<sign>(?<year>(?:19|20)\d{2}|\d{2})(?!\d)|\.(?!\d))?|\.\s(?<spaced>\d{1,2})\.(?:\s?(?<late>20\d{2}))?)(?![\d:]|[/.]\d)/y;
const DAY_MONTH = new RegExp(
  String.raw`(?<day>\d{1,2})${ORDINAL}\s*(?:of\s+|di\s+|de\s+|d')?(?<month>[a-z]{3,10})\b\.?${YEAR}`,
  "y",
);
const MONTH_DAY = new RegExp(
  String.raw`(?<month>[a-z]{3,10})\.?\s+(?<day>\d{1,2})${ORDINAL}${YEAR}(?![/])`,
  "y",
);
const DAY = new RegExp(String.raw`(?<day>\d{1,2})${ORDINAL}(?:,?\s+(?<year>20\d{2}))?(?!\d)`, "y");

/** "dal dodici", "am zwölften", "the twelfth", "dodici agosto" */
const DAY_IN_WORDS = new RegExp(
  String.raw`(?<=\b(?:dal|al|il|the|to|from|vom|bis|zum|am|den|dem|-)\s+|^)(?<word>${anyOf([...DAY_WORDS.keys()])})\b|\b(?<before>${anyOf([...DAY_WORDS.keys()])})(?=\s+(?:of\s+|di\s+)?(?<month>[a-z]{3,10})\b)`,
  "g",
);

/** Words become numbers of the same length, so that places stay. */
export function withDayDigits(text: string, language: Language | undefined): string {
  return text.replaceAll(DAY_IN_WORDS, (...args) => {
    const { word, before, month } = args.at(-1) as Record<string, string | undefined>;
    const name = word ?? before ?? "";
    if (before !== undefined && monthOf(month ?? "", language) === undefined) return name;
    return String(DAY_WORDS.get(name)).padStart(name.length);
  });
}

const yearOf = (text: string | undefined) =>
  text === undefined ? {} : { year: Number(text.length === 2 ? `20${text}` : text) };

const isDayNumber = (day: number) => day >= 1 && day <= 31;

function matchAt(text: string, pattern: RegExp, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

function numericAt(text: string, place: number): DateMatch | undefined {
  const match = matchAt(text, DASHED, place) ?? matchAt(text, NUMERIC, place);
  if (!match) return undefined;
  const { first, second, sign, spaced, year, late } = match.groups ?? {};
  const numeric = { first: Number(first), second: Number(second ?? spaced) };
  if (!isDayNumber(numeric.first) || !isDayNumber(numeric.second)) return undefined;
  // "9.30" is a time or a price; with a slash it is an American date.
  if (numeric.second > 12 && (numeric.first > 12 || sign === ".")) return undefined;
  const end = place + match[0].length;
  return { day: numeric.first, month: numeric.second, ...yearOf(year ?? late), numeric, end };
}

function numberAt(text: string, place: number, language?: Language): DateMatch | undefined {
  const iso = matchAt(text, ISO, place)?.groups;
  if (iso)
    return {
      day: Number(iso["day"]),
      month: Number(iso["month"]),
      ...yearOf(iso["year"]),
      end: place + 10,
    };
  const numeric = numericAt(text, place);
  if (numeric) return numeric;
  for (const pattern of [DAY_MONTH, DAY]) {
    const match = matchAt(text, pattern, place);
    const { day, month, year, short } = match?.groups ?? {};
    const number = month === undefined ? undefined : monthOf(month, language);
    if (!match || !isDayNumber(Number(day)) || (month !== undefined && !number)) continue;
    const end = place + match[0].length;
    return { day: Number(day), ...(number && { month: number }), ...yearOf(year ?? short), end };
  }
  return undefined;
}

function wordAt(text: string, place: number, language?: Language): DateMatch | undefined {
  const match = matchAt(text, MONTH_DAY, place);
  const { day, month = "", year, short } = match?.groups ?? {};
  // "mar 12" is an Italian Tuesday.
  const isWeekday = weekdayOf(month) !== undefined && language !== "en";
  const number = isWeekday ? undefined : monthOf(month, language);
  if (!match || !number || !isDayNumber(Number(day))) return undefined;
  const end = place + match[0].length;
  return { day: Number(day), month: number, ...yearOf(year ?? short), end };
}

const WEEKDAY_BEFORE = new RegExp(
  String.raw`\b(?<weekday>${WEEKDAY})[.,]{0,2}\s*(?:(?:il|the|den|dem|del)\s+)?$`,
);

export function dateMentions(text: string, language?: Language): DateMention[] {
  const mentions: DateMention[] = [];
  for (const { index } of text.matchAll(/(?<![a-z\d/])(?:[a-z]+|\d+)/g)) {
    if (index < (mentions.at(-1)?.end ?? 0)) continue;
    const read = /\d/.test(text[index] ?? "") ? numberAt : wordAt;
    const match = read(text, index, language);
    if (!match) continue;
    const before = WEEKDAY_BEFORE.exec(text.slice(mentions.at(-1)?.end ?? 0, index));
    const weekday = weekdayOf(before?.groups?.["weekday"] ?? "");
    const start = before ? (mentions.at(-1)?.end ?? 0) + before.index : index;
    mentions.push({ ...match, ...(weekday !== undefined && { weekday }), start });
  }
  return inAmericanOrder(mentions);
}

/** Numbers are day and month, unless one of them can only be read as month and day. */
function inAmericanOrder(mentions: DateMention[]): DateMention[] {
  const isAmerican = mentions.some(({ numeric }) => numeric && numeric.second > 12);
  if (!isAmerican) return mentions;
  return mentions.map((mention) =>
    mention.numeric
      ? { ...mention, day: mention.numeric.second, month: mention.numeric.first }
      : mention,
  );
}

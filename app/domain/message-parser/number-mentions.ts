/**
 * Numbers of a text that are no days: times, prices, telephones, nights, rooms. Each is blanked, so that
 * dates and people are read from the rest.
 *
 * Shapes: in, a folded text; out, the rest and what was read. "2-3", "almeno 2" and "2 o 3" are unclear.
 */
import { type FoundMatch, clauseBefore, extractMatches, withoutMatches } from "./folded-text.ts";
import { NIGHT_NOUN, NUMBER_WORD, numberOf, ROOM_NOUN, TWO_OR_MORE, WEEK_NOUN } from "./lexicon.ts";

/** A number of things; "unclear" where the text gives several. */
export type Counted = { count: number | "unclear" };

const CLOCK_TIME = String.raw`\d{1,2}(?:[:.]\d{2})?`;

/** Times, prices and measures. */
const OTHER_NUMBERS = [
  /https?:\/\/\S+|www\.\S+/g,
  /\b\d[\d.,']*\s*(?:[\u20ac$\u00a3]|euros?\b|eur\b|a notte\b|%)/g,
  /[\u20ac$\u00a3]\s*\d[\d.,']*(?![/\d])|\b(?:euro|eur)\s*\d[\d.,']*(?![/\d])/g,
  /\b\d+(?:[.,]\d+)?\s*(?:km|chilometri|kilometers|kilometres|miles|meter|metri|mq|kg|cm|minut\w*|min|or[ae]|hours?|stunden?)\b/g,
  new RegExp(
    String.raw`\b(?:alle|dalle|all'|ore|h\.?|le ore|verso le|entro le|per le|dopo le|at|by|after|before|around|um|gegen|ab|nach|vor|bis)\s*(?:le |ca\.? )?${CLOCK_TIME}(?:\s*(?:uhr|h|[ap]\.?m\.?|o'clock)\b|(?<=:\d\d))`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:alle|dalle|ore|verso le|entro le|dopo le|prima delle)\s*(?:ore )?${CLOCK_TIME}(?![\d/])(?:\s*(?:/|-|o|e)\s*${CLOCK_TIME}(?![\d/]))?`,
    "g",
  ),
  /\b(?:at|around|by|after)\s*\d{1,2}[.]\d{2}\b(?!\.)/g,
  new RegExp(String.raw`\b${CLOCK_TIME}\s*(?:uhr\b|h\b|[ap]\.?m\b\.?|o'clock\b)`, "g"),
  /\b\d{1,2}:\d{2}\b/g,
  // Postcodes, codes and long numbers.
  /\b\d{5,}\b/g,
];

export function withoutOtherNumbers(text: string): string {
  return withoutMatches(text, ...OTHER_NUMBERS);
}

const OR = String.raw`\s*(?:-|/|o|or|oder|bis|to|e/o|and/or)\s*`;
const INEXACT_COUNT = String.raw`(?:almeno|circa|massimo|max\.?|minimo|at least|about|around|up to|maybe|forse|mindestens|etwa|ca\.?|maximal|vielleicht|altr[ei]|un'altra|another|other|more|weitere\w*|noch|meno di|piu di|more than|less than|mehr als)\s+`;

/** In one line; a line end stands between the fields of a form. */
const SPACE = String.raw`[^\S\n]`;

/** A number and a noun; a second number or a word of doubt makes it unclear. */
export function countPattern(noun: string, between = ""): RegExp {
  return new RegExp(
    String.raw`(?<doubt>${INEXACT_COUNT})?\b(?<count>${NUMBER_WORD}|un'|0)(?:${OR}(?<other>${NUMBER_WORD}))?${SPACE}*(?:x${SPACE}*)?${between}\b(?<noun>${noun})\b(?<doubtAfter>\s*(?:o|oppure|or|oder)\s+(?:anche\s+)?${TWO_OR_MORE}\b)?`,
    "g",
  );
}

/** "a" before one of these is a number; in Italian it is no article. */
const ENGLISH_SINGULAR =
  /^(?:child|kid|son|daughter|baby|toddler|newborn|adult|grown-?up|person|couple|night|week|room)$/;

export function countOf(groups: Record<string, string | undefined>): Counted | undefined {
  const { doubt, doubtAfter, count = "", other, noun = "" } = groups;
  if (/^an?$/.test(count) && !ENGLISH_SINGULAR.test(noun)) return undefined;
  if ([doubt, doubtAfter, other].some((part) => part !== undefined)) return { count: "unclear" };
  return { count: count === "un'" ? 1 : numberOf(count) };
}

/** One number for several mentions of it. */
export function commonCount(mentions: (number | "unclear")[]): number | "unclear" | undefined {
  const counts = new Set(mentions);
  const [only] = counts;
  return counts.size > 1 ? "unclear" : only;
}

/** A form's field: "Adulti: 2"; "2 notti: 12 e 13 agosto" is none. */
export function labelledPattern(noun: string): RegExp {
  return new RegExp(
    String.raw`(?<!(?<![:=]\s*)\b${NUMBER_WORD}\s+(?:[a-z]+\s+)?)\b(?<noun>${noun})${SPACE}*[:=]${SPACE}*(?<count>\d{1,2})\b(?!\.?[/,-]?\d|\s*(?:e|and|und|al|to|bis|-)\s*\d)`,
    "g",
  );
}

const BEFORE_OR_AFTER =
  /^\s*(?:dopo|prima|fa|later|earlier|before|after|ago|spater|fruher|vorher|nachher)\b/;
const TIME_FROM_NOW = /\b(?:tra|fra|in)\s*$/;

export function nightsIn(text: string): { rest: string; nights: number | "unclear" | undefined } {
  const labelled = extractMatches(text, labelledPattern(NIGHT_NOUN), countOf);
  const nights = extractMatches(
    labelled.rest,
    countPattern(NIGHT_NOUN, String.raw`(?:(?:sol[aeo]|intere|single|short|full|volle)\s+)?`),
    (groups, match) => {
      const isLater = TIME_FROM_NOW.test(text.slice(0, match.index));
      return isLater ? { count: "unclear" as const } : countOf(groups);
    },
  );
  const weeks = extractMatches(
    nights.rest,
    countPattern(WEEK_NOUN, String.raw`(?:(?:intera|whole|full|ganze)\s+)?`),
    (groups, match) => {
      const count = countOf(groups)?.count;
      if (count === undefined) return undefined;
      const isLater =
        TIME_FROM_NOW.test(text.slice(0, match.index)) ||
        BEFORE_OR_AFTER.test(text.slice(match.index + match[0].length));
      return { count: count === "unclear" || isLater ? ("unclear" as const) : count * 7 };
    },
  );
  const found = [...labelled.found, ...nights.found, ...weeks.found].map(
    ({ value }) => value.count,
  );
  return { rest: weeks.rest, nights: commonCount(found) };
}

const HOSTS_OFFER =
  /\b(?:avete|you have|sie haben|haben sie|habt|there are|ci sono|le vostre|your)\b[^.?!]*$/;
const AVAILABILITY_AFTER = /^[^.?!]*\b(?:liber[ei]|disponibil[ei]|free|available|frei)\b/;

/** The number of rooms, of adjacent mentions together: "una doppia e una singola". */
export function roomsIn(text: string): { rest: string; count: number | "unclear" | undefined } {
  const pattern = countPattern(
    `${ROOM_NOUN}|singol[ae]|tripl[ae]`,
    String.raw`(?:(?!${ROOM_NOUN}\b)[a-z]{3,}\s+)?`,
  );
  const labelled = extractMatches(text, labelledPattern(ROOM_NOUN), countOf);
  const { rest, found } = extractMatches(labelled.rest, pattern, (groups, match) => {
    const end = match.index + match[0].length;
    const counted = countOf(groups);
    const isTheirs = HOSTS_OFFER.test(clauseBefore(text, match.index));
    const isCertain = counted?.count === 1 || !isTheirs || AVAILABILITY_AFTER.test(text.slice(end));
    return isCertain ? counted : counted && { count: "unclear" as const };
  });
  const sums = [
    ...sumsOfNeighbours(rest, found),
    ...labelled.found.map(({ value }) => value.count),
  ];
  return { rest, count: commonCount(sums) };
}

const JOINING_WORDS = /^[\s,]*(?:e|ed|and|und|con|with|mit|piu|plus|sowie|\+|&)?[\s,]*$/;

/** Mentions with nothing but "and" between them are added up. */
export function sumsOfNeighbours(
  text: string,
  found: FoundMatch<Counted>[],
): (number | "unclear")[] {
  const sums: (number | "unclear")[] = [];
  for (const [at, { value, start }] of found.entries()) {
    const before = found[at - 1];
    const last = sums.at(-1);
    const isNext = before && JOINING_WORDS.test(text.slice(before.end, start));
    if (!isNext || last === undefined) sums.push(value.count);
    else
      sums[sums.length - 1] =
        last === "unclear" || value.count === "unclear" ? "unclear" : last + value.count;
  }
  return sums;
}

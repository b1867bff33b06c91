/**
 * The stay that a guest's own sentences name.
 *
 * Shapes: in, a folded text without people, times and prices, its language and today; out, check-in and
 *         check-out, as far as there is one reading of them.
 * Rules:  every date has to be understood: what stands beside a range, in doubt or denied, makes the
 *         stay unclear, and no half of it is guessed.
 */
import type { Language } from "../languages.ts";
import { type Day, daysAfter, nightsOf, type Stay } from "../stay.ts";
import { type DateMention, dateMentions, withDayDigits } from "./date-mentions.ts";
import { clauseBefore } from "./folded-text.ts";
import type { PartialReading, Reading } from "./reading.ts";
import { resolveDay, resolveRange, weekdayOfDay } from "./stay-dates.ts";
import { monthOf, WEEKDAY } from "./lexicon.ts";

const ARTICLE = "(?:il|l'|lo|the|den|dem|der|del|giorno|day|tag)";
const WEEKDAYS_ALONE = new RegExp(String.raw`\(?\b${WEEKDAY}\b\)?[.,]?`, "g");

/** Between the two ends of a range. */
const RANGE_GAP = new RegExp(
  String.raw`^[\s,]*(?:-+>?|\u2192|al|all'|a|ad|(?:fino|sino) (?:al|a)|to|till?|until|bis|bis zum|bis zu)\s*(?:${ARTICLE}\s*)*$`,
);
/** Between arrival and departure, each with its own word. */
const LEAVE_GAP =
  /\b(?:part\w*|ripart\w*|check ?-?out|abreise\w*|abfahrt|abfahren|fahren|leav\w+|depart\w*|uscita|rientr\w+|torn\w+|fino al|until|till|bis zum)\b[^.!?\d]*$/;
/** "am 12.8. anreisen und am 15.8. abreisen" */
const GERMAN_ARRIVE = /^\s*(?:anreisen|ankommen|kommen)\s+und\s+(?:am\s+)?(?:den\s+)?$/;
const GERMAN_LEAVE = /^\s*(?:wieder\s+)?(?:abreisen|abfahren|fahren|weiterfahren)\b/;
const FROM_A_PLACE = /\b(?:da|from|von|aus)\s+[a-z]/;
const AND_GAP = /^[\s,]*(?:e|ed|and|und|&|auf|e il|e del)\s*(?:(?:il|l'|the|den|dem|del)\s*)?$/;

const RANGE_START = /\b(?:dal|dall'|from|vom)\s*(?:the\s+)?$/;
const RANGE_END = /\b(?:al|all'|to)\s*(?:the\s+)?$/;
const UNTIL_PHRASE = /\b(?:fino|sino|until|till|bis)\b/;
/** Words before two dates between which a stay lies somewhere. */
const BETWEEN_PHRASE = /\b(?:tra|fra|between|zwischen)\s*(?:il|l'|the|dem|den)?\s*$/;
/** Words before a date that is no exact arrival: "around", "after", "or". */
const INEXACT_DATE =
  /\b(?:verso|circa|intorno|attorno|around|about|approx\w*|roughly|etwa|ungefahr|ungefaehr|ca|gegen|rund|um|dopo|after|nach|prima|before|vor|weekend successivo|oppure|altrimenti|or|oder|o)\b[^-]{0,14}$/;
/** Words of a day that is not the stay's: a birthday, a flight. */
const OTHER_EVENT =
  /\b(?:compleanno|birthday|geburtstag|anniversar\w+|jahrestag|matrimonio|wedding|hochzeit|concerto|konzert|concert|volo|flight|flug)\b/;
/** Words that exclude the date after them. */
const EXCLUDED_DATE =
  /\b(?:non|no|not|n't|don't|can't|cannot|nicht|kein\w*|tranne|eccetto|escluso|except|auser|ausser|auer|anno scorso|last year|letztes jahr|letzten)\b/;
const FROM_CUE =
  /\b(?:dal|dall'|da|from|vom|ab|von|starting|arriv\w+|check ?-?in|anreise\w*|ankunft|ankommen|kommen|per|fur|for)\s*:?\s*(?:(?:il|l'|the|den|dem|am|on|giorno)\s*)*$/;
const UNTIL_CUE =
  /\b(?:(?:fino|sino) al|until|till?|bis zum|bis|part\w*|ripart\w*|check ?-?out|abreise\w*|leav\w+|depart\w*)\s*:?\s*(?:(?:il|l'|the|den|dem|am|on)\s*)*$/;
const NIGHT_OF =
  /\b(?<noun>nott[ei]|nights?|nacht|nachte|naechte)\s*(?:del|dell'|di|of|vom|am|il|tra|fra|between|zwischen|dal|from)?\s*(?:(?:il|l'|the|dem|den)\s*)?$/;
const WEEKEND = /\b(?:week ?-?ends?|fine ?settimana|wochenende)\b/;
const ALTERNATIVE_WORDS =
  /\b(?:oppure|altrimenti|alternativ\w*|flessibil\w*|flexib\w*|either|instead|entweder|anzi)\b/;

/** What follows a number that is no day: "2 cani". */
const NOUN_AFTER_NUMBER =
  /^\s*(?!(?:o|or|oder|e|ed|and|und|al|a|to|bis|till|di|of|dal|from|del|per|for|fur)\b)[a-z]{3,}/;

/** "ad agosto", for a range without a month. */
const IN_MONTH = /\b(?:ad|a|in|im|mese di|per|for)\s+(?<month>[a-z]{3,10})\b/g;

type Range = { from: DateMention; to: DateMention };

type DateMentions = {
  ranges: Range[];
  singles: DateMention[];
  /** Numbers that look like days, and belong to no month. */
  loose: DateMention[];
};

function gapBetween(text: string, one: DateMention, other: DateMention): string {
  return text.slice(one.end, other.start).replaceAll(WEEKDAYS_ALONE, " ");
}

function isRange(text: string, from: DateMention, to: DateMention): boolean {
  const gap = gapBetween(text, from, to);
  if (RANGE_GAP.test(gap)) return true;
  if (GERMAN_LEAVE.test(text.slice(to.end)) && GERMAN_ARRIVE.test(gap)) return true;
  return gap.length <= 60 && LEAVE_GAP.test(gap) && !FROM_A_PLACE.test(gap);
}

function datesIn(text: string, mentions: DateMention[]): DateMentions {
  const dates: DateMentions = { ranges: [], singles: [], loose: [] };
  for (let at = 0; at < mentions.length; at++) {
    const [from, to] = [mentions[at]!, mentions[at + 1]];
    if (to && isRange(text, from, to)) {
      dates.ranges.push({ from, to });
      at++;
    } else if (from.month === undefined) dates.loose.push(from);
    else dates.singles.push(from);
  }
  dates.loose = dates.loose.filter(
    ({ start, end }) =>
      !NOUN_AFTER_NUMBER.test(text.slice(end)) || RANGE_START.test(text.slice(0, start)),
  );
  return dates;
}

/** "la notte del 12", "die Nacht vom 12. auf den 13.", "le notti del 12 e 13" */
function stayOfNights(text: string, mentions: DateMention[], today: Day): Stay | undefined | false {
  const [first, last, ...others] = mentions;
  if (!first || others.length > 0) return false;
  const noun = NIGHT_OF.exec(clauseBefore(text, first.start))?.groups?.["noun"];
  if (noun === undefined) return false;
  const isPlural = /^(?:notti|nights|nachte|naechte)$/.test(noun);
  if (!last) {
    const night = first.month === undefined ? undefined : resolveDay(first, today);
    return night && !isPlural ? { checkIn: night, checkOut: daysAfter(night, 1) } : undefined;
  }
  const gap = gapBetween(text, first, last);
  const stay = resolveRange(first, last, today);
  if (!stay || nightsOf(stay) !== 1) return undefined;
  if (isPlural)
    return AND_GAP.test(gap) ? { ...stay, checkOut: daysAfter(stay.checkOut, 1) } : undefined;
  return AND_GAP.test(gap) || RANGE_GAP.test(gap) ? stay : undefined;
}

/** Friday to Sunday around a day of them. */
function weekendOf(mention: DateMention, today: Day): Stay | undefined {
  const day = resolveDay(mention, today);
  if (!day) return undefined;
  const fromFriday = (weekdayOfDay(day) + 2) % 7;
  if (fromFriday > 2) return undefined;
  const checkIn = daysAfter(day, -fromFriday);
  return checkIn < today ? undefined : { checkIn, checkOut: daysAfter(checkIn, 2) };
}

/** "or …", and a last day that may be one of the nights: "al 15 compreso". */
const isAlternative = (text: string, end: number) =>
  /^\s*\(?(?:(?:o|oppure|or|oder)\b|inclus|compres|incl\b|einschl|inkl)/.test(text.slice(end));

function isDoubtful(text: string, { start, end }: DateMention): boolean {
  const clause = clauseBefore(text, start);
  return (
    isAlternative(text, end) ||
    [BETWEEN_PHRASE, INEXACT_DATE, OTHER_EVENT, EXCLUDED_DATE].some((pattern) =>
      pattern.test(clause),
    )
  );
}

function stayFromRange(text: string, { from, to }: Range, nights: number | undefined, today: Day) {
  const stay = resolveRange(from, to, today);
  if (!stay || isDoubtful(text, from) || isAlternative(text, to.end)) return undefined;
  if (
    /\b(?:notti|nights|nachte|naechte)\s+(?:dal|from|vom)\s*$/.test(clauseBefore(text, from.start))
  )
    return undefined;
  if (nights !== undefined && nights !== nightsOf(stay)) return undefined;
  // From Saturday to Sunday it may be the two days or the one night.
  const isTwoDays = nightsOf(stay) === 1 && nights === undefined;
  return WEEKEND.test(text) && isTwoDays ? undefined : stay;
}

/** "ad agosto, dal 12 al 15" */
function withMonthOf(text: string, { from, to }: Range, language: Language | undefined): Range {
  if (from.month !== undefined || to.month !== undefined) return { from, to };
  const months = [...text.matchAll(IN_MONTH)].flatMap(
    ({ groups }) => monthOf(groups?.["month"] ?? "", language) ?? [],
  );
  const [month] = months;
  if (month === undefined || new Set(months).size > 1) return { from, to };
  return { from: { ...from, month }, to: { ...to, month } };
}

function stayFromSingleDate(
  text: string,
  mention: DateMention,
  nights: number | undefined,
  today: Day,
): Partial<Stay> | undefined {
  const clause = clauseBefore(text, mention.start);
  if (isDoubtful(text, mention)) return undefined;
  if (WEEKEND.test(text)) {
    const isOfIt = new RegExp(`${WEEKEND.source}.{0,12}$`).test(clause);
    const stay = isOfIt && !/\b(?:lungo|long|lang\w*)\b/.test(clause) && weekendOf(mention, today);
    return stay && (nights === undefined || nights === 2) ? stay : undefined;
  }
  const day = resolveDay(mention, today);
  if (!day) return undefined;
  if (UNTIL_CUE.test(clause)) {
    if (nights === undefined) return { checkOut: day };
    const checkIn = daysAfter(day, -nights);
    return checkIn < today ? undefined : { checkIn, checkOut: day };
  }
  if (RANGE_END.test(clause) || UNTIL_PHRASE.test(clause)) return undefined;
  if (nights !== undefined) return { checkIn: day, checkOut: daysAfter(day, nights) };
  return FROM_CUE.test(clause) ? { checkIn: day } : undefined;
}

/** `nights` is a number that the text names, or "unclear" where it names several. */
export function stayIn(
  folded: string,
  nights: number | "unclear" | undefined,
  { today, language }: { today: Day; language: Language | undefined },
): PartialReading {
  const unclear: PartialReading = { reading: {}, unclear: new Set(["checkIn", "checkOut"]) };
  const clear = (reading: Reading): PartialReading => ({ reading, unclear: new Set() });
  const thisYear = Number(today.slice(0, 4));
  const isPast = ({ year }: DateMention) => year !== undefined && year < thisYear;
  const text = withDayDigits(folded, language);
  const allMentions = dateMentions(text, language);
  const pastMentions = allMentions.filter(isPast);
  // A date of a past year is a day of birth or an earlier stay, not one that is asked for.
  const mentions = allMentions.filter((mention) => !isPast(mention));
  if (mentions.length === 0) return pastMentions.length > 0 ? unclear : clear({});

  const nightsStay = stayOfNights(text, mentions, today);
  if (nightsStay !== false) {
    const isOfOne = nights === undefined || (nightsStay && nights === nightsOf(nightsStay));
    return nightsStay && isOfOne ? clear(nightsStay) : unclear;
  }
  const { ranges, singles, loose } = datesIn(text, mentions);
  const [range, ...otherRanges] = ranges;
  const [single, ...otherSingles] = singles;
  if (!range && !single) return loose.length > 0 ? unclear : clear({});
  if (loose.length > 0 || nights === "unclear" || ALTERNATIVE_WORDS.test(text)) return unclear;

  if (!range) {
    const stay =
      single && otherSingles.length === 0 && stayFromSingleDate(text, single, nights, today);
    return stay ? clear(stay) : unclear;
  }
  const stay = stayFromRange(text, withMonthOf(text, range, language), nights, today);
  if (!stay) return unclear;
  const days = new Set([stay.checkIn, stay.checkOut]);
  const isSame = otherRanges.every(
    (other) => JSON.stringify(resolveRange(other.from, other.to, today)) === JSON.stringify(stay),
  );
  const isWithin = singles.every((one) => days.has(resolveDay(one, today) ?? ""));
  return isSame && isWithin ? clear(stay) : unclear;
}

/**
 * The words of a guest's own sentences in Italian, English and German, folded as in folded-text.ts.
 *
 * Shapes: tables by number, and sources of patterns. They are read, never shown.
 */
import type { Language } from "../languages.ts";

export const anyOf = (words: readonly string[]): string =>
  `(?:${words.toSorted((one, other) => other.length - one.length).join("|")})`;

const MONTHS: readonly string[][] = [
  ["gennaio", "gen", "genn", "january", "jan", "januar", "janner", "jaenner"],
  ["febbraio", "feb", "febb", "february", "februar"],
  ["marzo", "mar", "march", "marz", "maerz", "mrz"],
  ["aprile", "apr", "april"],
  ["maggio", "mag", "magg", "may", "mai"],
  ["giugno", "giu", "june", "jun", "juni"],
  ["luglio", "lug", "july", "jul", "juli"],
  ["agosto", "ago", "august", "aug"],
  ["settembre", "set", "sett", "september", "sept", "sep"],
  ["ottobre", "ott", "october", "oct", "oktober", "okt"],
  ["novembre", "nov", "november"],
  ["dicembre", "dic", "december", "dec", "dezember", "dez"],
];

/** Months that are other words in a language: "12 mai", "a set". */
const OTHER_WORDS: Partial<Record<Language, RegExp>> = {
  it: /^(?:may|mai)$/,
  en: /^(?:set|ago|mag|mar|dic|gen|ott)$/,
};

/** The month of a word, 1 to 12; a longer name may have a typing error. */
export function monthOf(word: string, language?: Language): number | undefined {
  if (language && OTHER_WORDS[language]?.test(word)) return undefined;
  const exact = MONTHS.findIndex((names) => names.includes(word));
  if (exact >= 0) return exact + 1;
  if (word.length < 5) return undefined;
  const near = MONTHS.flatMap((names, month) =>
    names.some((name) => isMisspelt(word, name)) ? [month + 1] : [],
  );
  return near.length === 1 ? near[0] : undefined;
}

/** One letter more, less or another, or the same letters in another order. */
function isMisspelt(word: string, name: string): boolean {
  if (name.length < 6 || word[0] !== name[0]) return false;
  if (word.length === name.length) {
    const others = [...word].filter((letter, at) => letter !== name[at]).length;
    return others === 1 || [...word].toSorted().join("") === [...name].toSorted().join("");
  }
  const [short, long] = word.length < name.length ? [word, name] : [name, word];
  return (
    long.length === short.length + 1 &&
    [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
  );
}

const WEEKDAYS: readonly string[][] = [
  ["domenica", "dom", "sunday", "sun", "sonntag"],
  ["lunedi", "lun", "monday", "mon", "montag"],
  ["martedi", "mar", "tuesday", "tue", "tues", "dienstag"],
  ["mercoledi", "mer", "wednesday", "wed", "mittwoch"],
  ["giovedi", "gio", "thursday", "thu", "thur", "thurs", "donnerstag"],
  ["venerdi", "ven", "friday", "fri", "freitag"],
  ["sabato", "sab", "saturday", "sat", "samstag", "sonnabend"],
];

export const WEEKDAY = anyOf([...WEEKDAYS.flat(), "mo", "di", "mi", "do", "fr", "sa", "so"]);

/** 0 is Sunday; undefined for the German short forms, which are other words too. */
export function weekdayOf(word: string): number | undefined {
  const at = WEEKDAYS.findIndex((names) => names.includes(word));
  return at >= 0 ? at : undefined;
}

const NUMBERS: readonly string[][] = [
  ["un", "uno", "una", "one", "a", "an", "ein", "eine", "einen", "einem", "einer", "eins"],
  ["due", "two", "zwei", "zwo"],
  ["tre", "three", "drei"],
  ["quattro", "four", "vier"],
  ["cinque", "five", "funf", "fuenf"],
  ["sei", "six", "sechs"],
  ["sette", "seven", "sieben"],
  ["otto", "eight", "acht"],
  ["nove", "nine", "neun"],
  ["dieci", "ten", "zehn"],
  ["undici", "eleven", "elf"],
  ["dodici", "twelve", "zwolf", "zwoelf"],
];

/** From two on: the words for one are articles too. */
export const TWO_OR_MORE = `(?:\\d{1,2}|${anyOf(NUMBERS.slice(1).flat())})`;

/** Digits or a word, up to 12. */
export const NUMBER_WORD = `(?:\\d{1,2}|${anyOf(NUMBERS.flat())})`;

export function numberOf(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : NUMBERS.findIndex((names) => names.includes(word)) + 1;
}

const ITALIAN_DAYS =
  /due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti|ventuno|ventidue|ventitre|ventiquattro|venticinque|ventisei|ventisette|ventotto|ventinove|trenta|trentuno/.source
    .split("|")
    .map((word, at): [string, number] => [word, at + 2]);

const ENGLISH_DAYS =
  /first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty.first|twenty.second|twenty.third|twenty.fourth|twenty.fifth|twenty.sixth|twenty.seventh|twenty.eighth|twenty.ninth|thirtieth|thirty.first/.source
    .replaceAll(".", "-")
    .split("|")
    .map((word, at): [string, number] => [word, at + 1]);

const GERMAN_DAYS =
  /ersten|zweiten|dritten|vierten|funften|sechsten|siebten|achten|neunten|zehnten|elften|zwolften|dreizehnten|vierzehnten|funfzehnten|sechzehnten|siebzehnten|achtzehnten|neunzehnten|zwanzigsten|einundzwanzigsten|zweiundzwanzigsten|dreiundzwanzigsten|vierundzwanzigsten|funfundzwanzigsten|sechsundzwanzigsten|siebenundzwanzigsten|achtundzwanzigsten|neunundzwanzigsten|dreisigsten|einunddreisigsten/.source
    .split("|")
    .map((word, at): [string, number] => [word, at + 1]);

/** Days of a month in words, where an article or a preposition stands before them. */
export const DAY_WORDS = new Map<string, number>([
  ["primo", 1],
  ...ITALIAN_DAYS,
  ...ENGLISH_DAYS,
  ...GERMAN_DAYS,
]);

export const NIGHT_NOUN =
  "(?:nott[ei]|pernottament[oi]|nights?|nacht|nachte|naechte|nachten|naechten|ubernachtung(?:en)?|uebernachtung(?:en)?)";

export const WEEK_NOUN = "(?:settiman[ae]|weeks?|wochen?)";

export const ADULT_NOUN = "(?:adult[oie]|adults|grown-?ups?|erwachsene[rnm]?|grandi)";

export const CHILD_NOUN =
  "(?:bambin[oaie]|bimb[oaie]|bimett[oai]|figli(?:[oae])?|figliolett[oai]|child|children|childs|kids?|kind(?!\\s+(?:regards|of|enough|wishes|words|persons?|people|hosts?)\\b)|kinder|kindern|sons?|daughters?|sohn|sohne|soehne|tochter|toechter|toddlers?|neonat[oaie]|newborns?|infants?|bebe|bab(?:y|ies|ys)|kleinkind(?:er)?|saugling|saeugling)(?![- ]?(?:friendly|beds?|cots?|seats?|chairs?|bett|sitter|menu)\\b)";

/** A child of less than one year. */
export const NEWBORN = /^(?:neonat[oaie]|newborns?|saugling|saeugling)$/;

export const PERSON_NOUN =
  "(?:person[ae]|people|persons?|personen|leute|leuten|ospiti|guests|gaste|gaeste|pax)";

export const ROOM_NOUN =
  "(?:camer[ae]|camerett[ae]|stanz[ae]|matrimonial[ei]|doppi[ae]|rooms?|zimmer|zimmern|(?:doppel|einzel|dreibett|familien)zimmer)";

export const COUPLE_NOUN = "(?:coppi[ae]|couples?|paare?|ehepaare?|parchen|paerchen)";

/** People whose number or age a message does not tell by naming them. */
export const RELATIVES =
  /\b(?:amic[oia]|amiche|suocer[oiae]|genitor[ei]|madre|padre|mamma|papa|nonn[oaie]|fratell[oi]|sorell[ae]|cugin[oiae]|nipot[ei]|zi[oaie]|collegh?[aie]|ragazz[oaie](?= d| \(|,? \d)|(?<=\d )ragazz[ei]|adolescent[ei]|famigli[ae]|gruppo|comitiva|friends?|parents?|mother|father|mum|mom|dad|grand\w+|in-laws?|brothers?|sisters?|cousins?|nephews?|nieces?|aunts?|uncles?|colleagues?|teen\w*|family|families|group|party of|freund\w*|eltern|mutter|vater|oma|opa|groseltern|schwieger\w*|bruder\w*|schwester\w*|tanten?|onkel|kolleg\w*|jugendliche\w*|teenager|familie\w*|gruppe)\b/;

/** Things for a child: who asks for one has not said who comes. */
export const CHILDS_THINGS =
  /\b(?:(?:kid|child|family)s?[- ]?friendly|kinderfreundlich|baby ?sitter|culla|lettino|seggiolone|minorenn[ei]|cot|crib|high ?chair|babybett|kinderbett|hochstuhl)\b/;

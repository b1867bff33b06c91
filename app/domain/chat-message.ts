/**
 * Writes guests' messages to the family, without line breaks. The caller passes only valid stays (docs/specification.md,
 * section 7; docs/departures.md).
 */
import type { PhraseWords } from "#app/content/schemas/phrases.ts";
import type { DayFormats } from "./day-words.ts";
import type { Enquiry } from "./enquiry.ts";
import { memoize } from "./memoize.ts";
import { agesOf, DEFAULT_PARTY, type Party } from "./party.ts";
import { type CountFormats, countFormats } from "./party-words.ts";
import type { Pluralize } from "./plural.ts";
import type { Stay } from "./stay.ts";
import { interpolate } from "./interpolate.ts";

export type MessagePhrases = Omit<PhraseWords, "quote">;

export function questionWithChoice(question: string, choiceWords: string): string {
  return choiceWords ? `${question} (${choiceWords})` : question;
}

/** To write "4 e 7 anni", "4 e 7" replaces the 10 of "10 anni", because the plural for 10 suits a list in every language. */
const PLURAL_COUNT = 10;

/** `counts` writes nouns as in lists ("1 Erwachsener"); within sentences some languages inflect them ("1 Erwachsenen"). */
export function chatMessageWriters(
  phrases: MessagePhrases,
  pluralize: Pluralize,
  days: DayFormats,
  counts: CountFormats,
) {
  const { message: words, locale } = phrases;
  const pluralFormsInSentence = {
    adults: words.adults ?? phrases.counts.adults,
    children: words.children ?? phrases.counts.children,
  };
  const { guestsWords } = countFormats(
    { ...phrases, counts: { ...phrases.counts, ...pluralFormsInSentence } },
    pluralize,
  );
  const listFormat = memoize(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  const joinAsList = (parts: string[]) => listFormat().format(parts);
  const formatDate = words.days === "words" ? days.writtenDate : days.shortDate;
  const datePlaceholders = ({ checkIn, checkOut }: Stay) => ({
    arrivo: formatDate(checkIn),
    partenza: formatDate(checkOut),
  });

  const peopleWithAges = (party: Party, formatGuests = counts.guestsWords): string => {
    const ages = agesOf(party);
    if (ages.every((age) => age === undefined)) return formatGuests(party);
    const agesInWords = ages.map((age) => (age === 0 ? counts.ageWords(0) : String(age ?? "?")));
    return `${formatGuests(party)} (${interpolate(words.ages, { anni: joinAsList(agesInWords) })})`;
  };

  /** Writes "4 e 7 anni" or "meno di 1 anno e 4 anni". */
  const ageListWords = (ages: number[]): string => {
    if (ages.length < 2 || ages.includes(0)) return joinAsList(ages.map(counts.ageWords));
    return counts.ageWords(PLURAL_COUNT).replace(`${PLURAL_COUNT}`, joinAsList(ages.map(String)));
  };

  const addAges = (question: string, party: Party): string => {
    const ages = agesOf(party);
    const chosenAges = ages.filter((age) => age !== undefined);
    if (chosenAges.length === 0) return question;
    const anni = ageListWords(chosenAges);
    const sentence =
      chosenAges.length === ages.length
        ? pluralize(chosenAges.length, words.childrensAges, { anni })
        : interpolate(words.someAges, { anni });
    return `${question}${/[.?!]$/.test(question) ? "" : "."} ${sentence}`;
  };

  const questionWithoutDates = (room?: string, party?: Party): string => {
    if (!party) return room ? interpolate(words.thisRoom, { camera: room }) : words.anyRoom;
    // The ages are in brackets, not in an added sentence, because the guest goes on writing after this question.
    const persone = peopleWithAges(party, guestsWords);
    if (!room) return pluralize(party.rooms, words.houseWithoutDates, { persone });
    const question = party.rooms > 1 ? words.roomOfSeveralWithoutDates : words.roomWithoutDates;
    return interpolate(question, { numero: `${party.rooms}`, camera: room, persone });
  };
  /** The message ends with a space, after which the guest goes on writing. */
  const generalMessage = (room?: string, party?: Party) => `${questionWithoutDates(room, party)} `;

  return {
    generalMessage,
    enquiryMessage: ({ stay, party = stay && DEFAULT_PARTY }: Enquiry, room?: string) => {
      if (!stay || !party) return generalMessage(room, party);
      const placeholders = { persone: guestsWords(party), ...datePlaceholders(stay) };
      if (!room) return addAges(pluralize(party.rooms, words.house, placeholders), party);
      const sentence = party.rooms > 1 ? words.roomOfSeveral : words.room;
      const numero = String(party.rooms);
      return addAges(interpolate(sentence, { numero, camera: room, ...placeholders }), party);
    },
    /** Returns "dal 12/08/2027 al 15/08/2027, 2 adulti e 1 bambino (età 4), 1 camera", or "" if nothing is chosen. */
    enquiryWords: ({ stay, party = stay && DEFAULT_PARTY }: Enquiry) =>
      [
        stay && interpolate(words.dates, datePlaceholders(stay)),
        party && peopleWithAges(party),
        party && counts.roomsWords(party.rooms),
      ]
        .filter(Boolean)
        .join(", "),
    adviceMessage: ({ stay, party }: Enquiry) => {
      const dates = stay && datePlaceholders(stay);
      const when = dates && interpolate(words.adviceDates, dates);
      const whenAndWho =
        dates && party && interpolate(words.adviceParty, { ...dates, persone: guestsWords(party) });
      return [words.advice, whenAndWho ?? when, ""].filter((part) => part !== undefined).join(" ");
    },
  };
}

/**
 * The words a guest sends to the family.
 *
 * Shapes: in, content's sentences, a stay and a party that were checked; out, one sentence, and behind it
 *         another where the guest gave the children's ages; no line break, no emoji.
 * Units:  dates as the language writes them in a message, dd/mm/yyyy in Italian.
 * Errors: none here; a stay with a problem never reaches this module (see `stayProblem`).
 * Source: docs/specification.md, section 7; docs/departures.md (the children part, the room text).
 */
import type { Days } from "./day-words.ts";
import type { Enquiry } from "./enquiry.ts";
import { DEFAULT_PARTY, type Party } from "./party.ts";
import type { Counts } from "./party-words.ts";
import type { Choose, Forms } from "./plural.ts";
import type { Stay } from "./stay.ts";
import { interpolate } from "./interpolate.ts";

export type MessageWords = {
  /** How days are written in a message. */
  days: "numbers" | "words";
  /** People in a message, where the language says them otherwise than alone. */
  adults?: Forms | undefined;
  children?: Forms | undefined;
  house: Forms;
  room: string;
  roomOfSeveral: string;
  houseWithoutDates: Forms;
  roomWithoutDates: string;
  roomOfSeveralWithoutDates: string;
  anyRoom: string;
  thisRoom: string;
  advice: string;
  adviceDates: string;
  adviceParty: string;
  /** The sentence behind the question: the ages of all children, or of those whose age was given. */
  childrensAges: Forms;
  someAges: string;
  /** The parts of a list that says only what was chosen. */
  dates: string;
  ages: string;
};

export type Messages = {
  /** What an enquiry says about a room or, without one, the house: as much as was chosen. */
  enquiryMessage: (enquiry: Enquiry, room?: string) => string;
  /** Asks without dates, for the people that were chosen or for nobody in particular. */
  generalMessage: (room?: string, party?: Party) => string;
  /** "dal 12/08/2027 al 15/08/2027, 2 adulti e 1 bambino (età 4), 1 camera"; empty when nothing was chosen. */
  enquiryWords: (enquiry: Enquiry) => string;
  /** Asks for advice about the area, for the days and people that were chosen. */
  adviceMessage: (enquiry: Enquiry) => string;
};

type Tools = {
  choose: Choose;
  days: Days;
  /** People within a sentence. */
  guests: Counts["guests"];
  /** People and rooms alone, as in a list. */
  counts: Counts;
  /** "4 e 7" */
  list: (parts: string[]) => string;
};

/** A question of another kind, with what was chosen behind it: the answer may hang on it. */
export function withChoice(question: string, choice: string): string {
  return choice ? `${question} (${choice})` : question;
}

/** An age that nobody said. */
const UNKNOWN_AGE = "?";

/** A number that stands for several ages: each language says it as it says many years. */
const MANY = 10;

export function messagesIn(words: MessageWords, tools: Tools): Messages {
  const { choose, days, guests, counts, list } = tools;
  const date = words.days === "words" ? days.writtenDate : days.shortDate;
  const dates = ({ checkIn, checkOut }: Stay) => ({
    arrivo: date(checkIn),
    partenza: date(checkOut),
  });
  const people = (party: Pick<Party, "adults" | "children">) => ({
    persone: guests(party),
  });

  const agesOf = ({ children, ages }: Party) =>
    Array.from({ length: children }, (_, child) => ages?.[child]);

  const peopleWithAges = (party: Party, named = counts.guests): string => {
    const ages = agesOf(party);
    if (ages.every((age) => age === undefined)) return named(party);
    const inWords = list(
      ages.map((age) => (age === 0 ? counts.years(0) : String(age ?? UNKNOWN_AGE))),
    );
    return `${named(party)} (${interpolate(words.ages, { anni: inWords })})`;
  };

  /** "4 e 7 anni", "meno di 1 anno e 4 anni" */
  const yearsOf = (ages: number[]): string => {
    if (ages.length < 2 || ages.includes(0)) return list(ages.map(counts.years));
    return counts.years(MANY).replace(String(MANY), list(ages.map(String)));
  };

  const withAges = (question: string, party: Party): string => {
    const ages = agesOf(party);
    const given = ages.filter((age) => age !== undefined);
    if (given.length === 0) return question;
    const anni = yearsOf(given);
    const sentence =
      given.length === ages.length
        ? choose(given.length, words.childrensAges, { anni })
        : interpolate(words.someAges, { anni });
    return `${question}${/[.?!]$/.test(question) ? "" : "."} ${sentence}`;
  };

  const withoutDates = (room?: string, party?: Party): string => {
    if (!party) return room ? interpolate(words.thisRoom, { camera: room }) : words.anyRoom;
    // The guest writes on at the end: no sentence can follow.
    const persone = peopleWithAges(party, guests);
    if (!room) return choose(party.rooms, words.houseWithoutDates, { persone });
    const question = party.rooms > 1 ? words.roomOfSeveralWithoutDates : words.roomWithoutDates;
    return interpolate(question, { numero: `${party.rooms}`, camera: room, persone });
  };
  // The guest writes on after it.
  const generalMessage: Messages["generalMessage"] = (room, party) =>
    `${withoutDates(room, party)} `;

  return {
    generalMessage,
    enquiryMessage: ({ stay, party = stay && DEFAULT_PARTY }, room) => {
      if (!stay || !party) return generalMessage(room, party);
      const names = { ...people(party), ...dates(stay) };
      if (!room) return withAges(choose(party.rooms, words.house, names), party);
      const question = party.rooms > 1 ? words.roomOfSeveral : words.room;
      const asked = interpolate(question, { numero: `${party.rooms}`, camera: room, ...names });
      return withAges(asked, party);
    },
    enquiryWords: ({ stay, party = stay && DEFAULT_PARTY }) =>
      [
        stay && interpolate(words.dates, dates(stay)),
        party && peopleWithAges(party),
        party && counts.rooms(party.rooms),
      ]
        .filter(Boolean)
        .join(", "),
    adviceMessage: ({ stay, party }) => {
      const when = stay && interpolate(words.adviceDates, dates(stay));
      const who =
        stay && party && interpolate(words.adviceParty, { ...dates(stay), ...people(party) });
      return [words.advice, who ?? when, ""].filter((part) => part !== undefined).join(" ");
    },
  };
}

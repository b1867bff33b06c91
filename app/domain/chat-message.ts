/**
 * The words a guest sends to the family.
 *
 * Shapes: in, content's sentences, a stay and a party that were checked; out, one sentence, no line
 *         break, no emoji.
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
import { worded } from "./worded.ts";

export type MessageWords = {
  /** How days are written in a message. */
  days: "numbers" | "words";
  /** People in a message, where the language says them otherwise than alone. */
  adults?: Forms | undefined;
  children?: Forms | undefined;
  house: Forms;
  room: string;
  houseWithoutDates: Forms;
  roomWithoutDates: string;
  anyRoom: string;
  thisRoom: string;
  advice: string;
  adviceDates: string;
  adviceParty: string;
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

/** An age that nobody said. */
const UNKNOWN_AGE = "?";

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

  const peopleWithAges = (party: Party): string => {
    const ages = Array.from({ length: party.children }, (_, child) => party.ages?.[child]);
    if (ages.every((age) => age === undefined)) return counts.guests(party);
    const inWords = list(ages.map((age) => String(age ?? UNKNOWN_AGE)));
    return `${counts.guests(party)} (${worded(words.ages, { anni: inWords })})`;
  };

  const withoutDates = (room?: string, party?: Party): string => {
    if (!party) return room ? worded(words.thisRoom, { camera: room }) : words.anyRoom;
    return room
      ? worded(words.roomWithoutDates, { camera: room, ...people(party) })
      : choose(party.rooms, words.houseWithoutDates, people(party));
  };
  // The guest writes on after it.
  const generalMessage: Messages["generalMessage"] = (room, party) =>
    `${withoutDates(room, party)} `;

  return {
    generalMessage,
    enquiryMessage: ({ stay, party = stay && DEFAULT_PARTY }, room) => {
      if (!stay || !party) return generalMessage(room, party);
      const names = { ...people(party), ...dates(stay) };
      return room
        ? worded(words.room, { camera: room, ...names })
        : choose(party.rooms, words.house, names);
    },
    enquiryWords: ({ stay, party = stay && DEFAULT_PARTY }) =>
      [
        stay && worded(words.dates, dates(stay)),
        party && peopleWithAges(party),
        party && counts.rooms(party.rooms),
      ]
        .filter(Boolean)
        .join(", "),
    adviceMessage: ({ stay, party }) => {
      const when = stay && worded(words.adviceDates, dates(stay));
      const who = stay && party && worded(words.adviceParty, { ...dates(stay), ...people(party) });
      return [words.advice, who ?? when, ""].filter((part) => part !== undefined).join(" ");
    },
  };
}

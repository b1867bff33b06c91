/**
 * What a guest's message says, as far as this site wrote it: dates, people, rooms, language.
 *
 * Shapes: in, a text as it was pasted, from a chat, a mail or the contact form, and today; out, what
 *         was read, and the fields that the family has to fill in.
 * Rules:  our own sentences are read (own-sentences.ts), and who writes (sender.ts); a guest's own
 *         words are left to the family. Of two readings there is none.
 * Errors: none; of noise nothing is read.
 */
import type { Language } from "../languages.ts";
import { agesOf } from "../party.ts";
import type { Phrases } from "../phrasebook.ts";
import type { Day } from "../stay.ts";
import { ownSentenceReader, type RoomNames } from "./own-sentences.ts";
import { type Field, joinReadings, type Reading } from "./reading.ts";
import { sendersIn, withoutChatPrefixes } from "./sender.ts";

export type ParsedMessage = Reading & {
  /** What an offer needs and was not read, and what has more than one reading. */
  unread: Field[];
};

type MessageParser = (pasted: string, today: Day) => ParsedMessage;

type ParserContent = {
  rooms: RoomNames[];
  phrases: Record<Language, Phrases>;
};

/** The characters of a text that are read: a longer one is no message. */
const MAX_CHARACTERS = 5_000;

/** The fields without which nothing can be offered. */
const REQUIRED_FIELDS: Field[] = ["checkIn", "checkOut", "adults", "children"];

export function messageParser({ rooms, phrases }: ParserContent): MessageParser {
  const readOwn = ownSentenceReader(phrases, rooms);
  return (pasted, today) => {
    const { text, senders } = withoutChatPrefixes(pasted.slice(0, MAX_CHARACTERS));
    const { readings, rest } = readOwn(text);
    const { reading, unclear } = joinReadings([...readings, ...sendersIn(rest, senders)]);
    const { checkIn, checkOut, childAges, ...others } = reading;
    const { children = 0 } = others;
    const isComing = checkIn && checkOut && checkIn >= today && checkIn < checkOut;
    const ages = agesOf({ children, ages: childAges });
    const valid: Reading = {
      ...others,
      ...(isComing && { checkIn, checkOut }),
      ...(childAges && childAges.length <= children && { childAges: ages }),
    };
    const missing = REQUIRED_FIELDS.filter((field) => valid[field] === undefined);
    const isAgeMissing = children > 0 && (valid.childAges ?? [undefined]).includes(undefined);
    const unread = new Set([...missing, ...unclear]);
    if (isAgeMissing) unread.add("childAges");
    return { ...valid, unread: [...unread] };
  };
}

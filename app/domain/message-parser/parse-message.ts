/**
 * What a guest's message says: dates, people, rooms, language, as the family would answer them.
 *
 * Shapes: in, a text as it was pasted, from a chat, a mail or the contact form, and today; out, what
 *         was understood, and the fields that the family has to look at.
 * Rules:  what was read is right or left out, never wrong: of two readings there is none. Our own
 *         sentences are read exactly (own-sentences.ts), the guest's with the words of lexicon.ts.
 * Errors: none; of noise nothing is read.
 */
import type { Language } from "../languages.ts";
import type { Phrases } from "../phrasebook.ts";
import { type Day, nightsOf } from "../stay.ts";
import { withoutChatPrefixes } from "./chat-prefix.ts";
import { languageOf } from "./message-language.ts";
import { nightsIn, roomsIn, withoutOtherNumbers } from "./number-mentions.ts";
import { ownSentenceReader, type RoomNames } from "./own-sentences.ts";
import { partyIn } from "./party-mention.ts";
import { type Field, joinReadings, type PartialReading, type Reading } from "./reading.ts";
import { roomsNamed } from "./room-mention.ts";
import { senderIn } from "./sender-mention.ts";
import { stayIn } from "./stay-mention.ts";

export type ParsedMessage = Reading & {
  /** What an answer needs and was not read, and what has more than one reading. */
  unread: Field[];
};

type MessageParser = (pasted: string, today: Day) => ParsedMessage;

type ParserContent = {
  rooms: RoomNames[];
  phrases: Record<Language, Phrases>;
};

/** The characters of a text that are read: a longer one is no message. */
const MAX_CHARACTERS = 5_000;

/** The fields without which no answer can be written. */
const REQUIRED_FIELDS: Field[] = ["language", "checkIn", "checkOut", "adults", "children"];

/** "una camera" beside "2 camere" of our own sentence says nothing else. */
function withoutConflict(own: PartialReading, guestReading: PartialReading): PartialReading[] {
  const { roomCount, ...reading } = guestReading.reading;
  const isOneOfSeveral = roomCount === 1 && (own.reading.roomCount ?? 0) > 1;
  return [own, isOneOfSeveral ? { ...guestReading, reading } : guestReading];
}

function countReading(
  field: "nights" | "roomCount",
  count: number | "unclear" | undefined,
): PartialReading {
  return {
    reading: typeof count === "number" ? { [field]: count } : {},
    unclear: new Set(count === "unclear" ? [field] : []),
  };
}

/** Fills the list of ages up to the number of children; more ages than children are unclear. */
function withAllAges({ reading, unclear }: PartialReading): PartialReading {
  const { children, childAges, ...others } = reading;
  if (childAges === undefined) return { reading, unclear };
  if (children === undefined || childAges.length > children)
    return {
      reading: { ...others, ...(children !== undefined && { children }) },
      unclear: new Set([...unclear, "childAges"]),
    };
  const ages = Array.from({ length: children }, (_, child) => childAges[child]);
  return { reading: { ...reading, childAges: ages }, unclear };
}

/** Reads the guest's own sentences, which follow no template. */
function readFreely(
  text: string,
  { rooms, senders, today }: { rooms: RoomNames[]; senders: string[]; today: Day },
): PartialReading {
  const sender = senderIn(text, senders);
  const roomMention = roomsNamed(sender.rest, rooms);
  const language = languageOf(roomMention.rest);
  const nights = nightsIn(withoutOtherNumbers(roomMention.rest));
  const roomCountMention = roomsIn(nights.rest);
  const party = partyIn(roomCountMention.rest);
  const stay = stayIn(party.rest, nights.nights, { today, language });
  return joinReadings([
    { reading: language ? { language } : {}, unclear: new Set() },
    sender,
    roomMention,
    countReading("nights", nights.nights),
    countReading("roomCount", roomCountMention.count),
    party,
    stay,
  ]);
}

/** Leaves out a stay that is past, or of another number of nights than the text says. */
function withValidStay({ reading, unclear }: PartialReading, today: Day): PartialReading {
  const { checkIn, checkOut, ...others } = reading;
  const isPast = [checkIn, checkOut].some((day) => day !== undefined && day < today);
  const { nights } = others;
  const isOther =
    checkIn !== undefined &&
    checkOut !== undefined &&
    nights !== undefined &&
    nights !== nightsOf({ checkIn, checkOut });
  return isPast || isOther ? { reading: others, unclear } : { reading, unclear };
}

export function messageParser({ rooms, phrases }: ParserContent): MessageParser {
  const readOwn = ownSentenceReader(phrases, rooms);
  return (pasted, today) => {
    const { text, senders } = withoutChatPrefixes(pasted.slice(0, MAX_CHARACTERS));
    const own = readOwn(text);
    const guestReading = readFreely(own.rest, { rooms, senders, today });
    // Our own sentence is in the language in which the guest read the site.
    if (own.reading.language) delete guestReading.reading.language;
    const joined = withAllAges(joinReadings(withoutConflict(own, guestReading)));
    const valid = withValidStay(joined, today);
    return { ...valid.reading, unread: unreadOf(valid) };
  };
}

function unreadOf({ reading, unclear }: PartialReading): Field[] {
  const missing = REQUIRED_FIELDS.filter((field) => reading[field] === undefined);
  const { children = 0, childAges = [] } = reading;
  const isAgeMissing =
    children > 0 && Array.from({ length: children }, (_, at) => childAges[at]).includes(undefined);
  return [...new Set([...missing, ...unclear, ...(isAgeMissing ? ["childAges" as const] : [])])];
}

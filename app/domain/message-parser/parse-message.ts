/**
 * Parses a guest's message that the family pasted: name, contacts, and the sentences that this site wrote for the guest.
 * The guest's own words are not parsed. If the message has two different values for a field, the family chooses one.
 */
import type { Language } from "../languages.ts";
import { agesOf } from "../party.ts";
import type { Phrases } from "../phrasebook.ts";
import type { Day } from "../stay.ts";
import { siteSentenceReader, type RoomNames } from "./site-sentences.ts";
import { type MessageField, joinFields, type MessageFields } from "./message-fields.ts";
import { contactsIn, withoutChatPrefixes } from "./sender.ts";

export type ParsedMessage = MessageFields & {
  /** Fields that an offer needs but the message lacks, and fields with two different values in the message. */
  unreadFields: MessageField[];
};

type ParserContent = { rooms: RoomNames[]; phrases: Record<Language, Phrases> };

const MAX_CHARACTERS = 5_000;

export const REQUIRED_FIELDS: MessageField[] = ["checkIn", "checkOut", "adults", "children"];

export function messageParser({ rooms, phrases }: ParserContent) {
  const readSiteSentences = siteSentenceReader(phrases, rooms);
  return (pastedText: string, today: Day): ParsedMessage => {
    const { text, senders } = withoutChatPrefixes(pastedText.slice(0, MAX_CHARACTERS));
    const { readings, unreadText } = readSiteSentences(text);
    const { fields, unclearFields } = joinFields([...readings, ...contactsIn(unreadText, senders)]);
    const { checkIn, checkOut, childAges, ...otherFields } = fields;
    const { children = 0 } = otherFields;
    const isStayValid = checkIn && checkOut && checkIn >= today && checkIn < checkOut;
    const ages = agesOf({ children, ages: childAges });
    const validFields: MessageFields = {
      ...otherFields,
      ...(isStayValid && { checkIn, checkOut }),
      ...(childAges && childAges.length <= children && { childAges: ages }),
    };
    const missingFields = REQUIRED_FIELDS.filter((field) => validFields[field] === undefined);
    const isAgeMissing = children > 0 && (validFields.childAges ?? [undefined]).includes(undefined);
    const unreadFields = new Set([...missingFields, ...unclearFields]);
    if (isAgeMissing) unreadFields.add("childAges");
    return { ...validFields, unreadFields: [...unreadFields] };
  };
}

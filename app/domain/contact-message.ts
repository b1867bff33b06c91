/** Composes the text with which a guest sends a message by chat or e-mail if our server cannot store it (docs/departures.md). */
import type { Enquiry } from "./enquiry.ts";
import { normalizeText } from "./form-fields.ts";
import { interpolate } from "./interpolate.ts";
import type { MessagePhrases } from "./chat-message.ts";
import { type Phrases, sentencesFrom, withItalianBelow } from "./phrasebook.ts";

export type ContactMessage = {
  name: string;
  email: string;
  /** The room is undefined for a general question. */
  room?: string | undefined;
  message: string;
  phone?: string | undefined;
  /** The enquiry is undefined if the guest does not send it with the message. */
  enquiry?: Enquiry | undefined;
};

type RoomOption = { name: string; option: number };

/** Returns the room's value in the form's list, such as "option1"; it does not change when the family reorders the rooms. */
export function formValueOf({ option }: Pick<RoomOption, "option">): string {
  return `option${option}`;
}

export function roomNameOfValue(value: string, rooms: RoomOption[]): string | undefined {
  return rooms.find((room) => formValueOf(room) === value)?.name;
}

function contactOpening(
  phrases: MessagePhrases,
  { name, email, room, phone, enquiry }: ContactMessage,
): string {
  const words = phrases.contact;
  const choiceWords = enquiry && sentencesFrom(phrases).enquiryWords(enquiry);
  return [
    interpolate(words.opening, { nome: name.trim(), posta: email.trim() }),
    room && interpolate(words.room, { camera: room }),
    phone && interpolate(words.phone, { telefono: phone.trim() }),
    choiceWords && interpolate(words.enquiry, { scelta: choiceWords }),
  ]
    .filter(Boolean)
    .join("\n");
}

export function contactWriters(phrases: Phrases) {
  const { contact: words, family } = phrases;
  return {
    /** "Messaggio dal sito: Reading Room" */
    contactSubject: ({ room }: Pick<ContactMessage, "room">) =>
      room ? interpolate(words.subjectRoom, { camera: room }) : words.subject,
    contactMessage: (contact: ContactMessage) => {
      const message = `${contactOpening(phrases, contact)}\n\n${normalizeText(contact.message)}`;
      return family ? withItalianBelow(message, contactOpening(family, contact)) : message;
    },
  };
}

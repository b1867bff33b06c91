/**
 * The contact form's message as one text for chat or e-mail.
 *
 * Shapes: in, content's sentences and the form's fields; out, a text with line breaks, and a subject line.
 * Errors: none; the browser and server/forms/contact-fields.ts refuse empty fields.
 * Source: docs/departures.md (where our server cannot store a message, the guest sends it).
 */
import type { Enquiry } from "./enquiry.ts";
import { normalizeText } from "./form-fields.ts";
import { interpolate } from "./interpolate.ts";
import type { MessagePhrases } from "./chat-message.ts";
import { type Phrases, sentencesFrom, withItalianBelow } from "./phrasebook.ts";

export type Contact = {
  name: string;
  email: string;
  /** Undefined for a general question. */
  room?: string | undefined;
  message: string;
  phone?: string | undefined;
  /** Undefined where the guest does not send it with the message. */
  enquiry?: Enquiry | undefined;
};

/** A room with its number in the form's select. */
type Subject = { name: string; option: number };

/** A room's value in the form's select: "option1", independent of the order of rooms. */
export function subjectValue({ option }: Pick<Subject, "option">): string {
  return `option${option}`;
}

/** The room of a value; undefined for a general question or an unknown value. */
export function subjectRoom(value: string, rooms: Subject[]): string | undefined {
  return rooms.find((room) => subjectValue(room) === value)?.name;
}

/** The first lines: the writer, the room, the stay. */
function contactOpening(
  phrases: MessagePhrases,
  { name, email, room, phone, enquiry }: Contact,
): string {
  const words = phrases.contact;
  const choice = enquiry && sentencesFrom(phrases).enquiryWords(enquiry);
  return [
    interpolate(words.opening, { nome: name.trim(), posta: email.trim() }),
    room && interpolate(words.room, { camera: room }),
    phone && interpolate(words.phone, { telefono: phone.trim() }),
    choice && interpolate(words.enquiry, { scelta: choice }),
  ]
    .filter(Boolean)
    .join("\n");
}

export function contactMessages(phrases: Phrases) {
  const { contact: words, family } = phrases;
  return {
    /** "Messaggio dal sito: Reading Room" */
    contactSubject: ({ room }: Pick<Contact, "room">) =>
      room ? interpolate(words.subjectRoom, { camera: room }) : words.subject,
    /** The opening and the guest's own text; below them the opening in the family's language. */
    contactMessage: (contact: Contact) => {
      const ownMessage = `${contactOpening(phrases, contact)}\n\n${normalizeText(contact.message)}`;
      return family ? withItalianBelow(ownMessage, contactOpening(family, contact)) : ownMessage;
    },
  };
}

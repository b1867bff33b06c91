/**
 * The contact form's message as one text for chat or e-mail.
 *
 * Shapes: in, content's sentences and the form's fields; out, a text with line breaks, and a subject line.
 * Errors: none here; the browser and server/forms/contact-fields.ts let no empty field through.
 * Source: docs/departures.md (where our server cannot take a message, the guest sends it).
 */

import type { Enquiry } from "./enquiry.ts";
import { normalizeText } from "./form-fields.ts";
import { interpolate } from "./interpolate.ts";

export type Contact = {
  name: string;
  email: string;
  /** Undefined for a general question. */
  room?: string | undefined;
  message: string;
  phone?: string | undefined;
  /** Only where the guest sends it along. */
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

export type ContactWords = Record<
  "subject" | "subjectRoom" | "opening" | "room" | "phone" | "enquiry",
  string
>;

export type ContactMessages = {
  /** The first lines: the writer, the room, the stay. */
  contactOpening: (contact: Omit<Contact, "message">) => string;
  /** "Messaggio dal sito: Reading Room" */
  contactSubject: (contact: Pick<Contact, "room">) => string;
  /** The opening and the guest's own text. */
  contactMessage: (contact: Contact) => string;
};

export function contactMessagesIn(
  words: ContactWords,
  enquiryWords: (enquiry: Enquiry) => string,
): ContactMessages {
  const contactOpening: ContactMessages["contactOpening"] = (contact) => {
    const { name, email, room, phone, enquiry } = contact;
    const choice = enquiry && enquiryWords(enquiry);
    return [
      interpolate(words.opening, { nome: name.trim(), posta: email.trim() }),
      room && interpolate(words.room, { camera: room }),
      phone && interpolate(words.phone, { telefono: phone.trim() }),
      choice && interpolate(words.enquiry, { scelta: choice }),
    ]
      .filter(Boolean)
      .join("\n");
  };
  return {
    contactOpening,
    contactSubject: ({ room }) =>
      room ? interpolate(words.subjectRoom, { camera: room }) : words.subject,
    contactMessage: (contact) => `${contactOpening(contact)}\n\n${normalizeText(contact.message)}`,
  };
}

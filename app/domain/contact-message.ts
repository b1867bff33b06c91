/**
 * What a guest writes in the contact form, as one text that travels by chat or by e-mail.
 *
 * Shapes: in, content's sentences and the form's fields as the guest left them; out, a text with line breaks, and a subject line.
 * Errors: none here; the browser and server/forms/contact-fields.ts let no empty field through.
 * Source: docs/departures.md (a message that our server cannot take goes back to the guest).
 */

import type { Enquiry } from "./enquiry.ts";
import { tidied } from "./form-fields.ts";
import { interpolate } from "./interpolate.ts";

export type Contact = {
  name: string;
  email: string;
  /** The room the guest writes about, or nothing for a general question. */
  room?: string | undefined;
  message: string;
  /** As the guest wrote it. */
  phone?: string | undefined;
  /** What the guest has chosen on the site, where it travels along. */
  enquiry?: Enquiry | undefined;
};

/** A room one can write about, with the number that the form's select knows it by. */
export type Subject = { name: string; option: number };

/** The value of a room in the form's select: "option1", wherever the room stands in the list. */
export function subjectValue({ option }: Pick<Subject, "option">): string {
  return `option${option}`;
}

/** The room that a value of the select names; nothing for a general question or an unknown value. */
export function subjectRoom(value: string, rooms: Subject[]): string | undefined {
  return rooms.find((room) => subjectValue(room) === value)?.name;
}

export type ContactWords = Record<
  "subject" | "subjectRoom" | "opening" | "room" | "phone" | "enquiry",
  string
>;

export type ContactMessages = {
  /** Who writes, about which room and which stay: the family reads that first. */
  contactOpening: (contact: Omit<Contact, "message">) => string;
  /** "Messaggio dal sito: Reading Room" */
  contactSubject: (contact: Pick<Contact, "room">) => string;
  /** The message below its opening. */
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
    contactMessage: (contact) => `${contactOpening(contact)}\n\n${tidied(contact.message)}`,
  };
}

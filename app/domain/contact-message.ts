/**
 * What a guest writes in the contact form, as one text that travels by chat or by e-mail.
 *
 * Shapes: in, content's sentences and the form's fields as the guest left them; out, a text with line breaks, and a subject line.
 * Errors: none here; the browser and server/forms/contact-fields.ts let no empty field through.
 * Source: docs/departures.md (a message that our server cannot take goes back to the guest).
 */

import { tidied } from "./form-fields.ts";
import { worded } from "./worded.ts";

export type Contact = {
  name: string;
  email: string;
  /** The room the guest writes about, or nothing for a general question. */
  room?: string | undefined;
  message: string;
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

export type ContactWords = { subject: string; subjectRoom: string; opening: string; room: string };

export type ContactMessages = {
  /** Who writes, and about what: the family reads that first. */
  contactOpening: (contact: Omit<Contact, "message">) => string;
  /** "Messaggio dal sito: Reading Room" */
  contactSubject: (contact: Pick<Contact, "room">) => string;
  /** The message below its opening. */
  contactMessage: (contact: Contact) => string;
};

export function contactMessagesIn(words: ContactWords): ContactMessages {
  const contactOpening: ContactMessages["contactOpening"] = ({ name, email, room }) => {
    const opening = worded(words.opening, { nome: name.trim(), posta: email.trim() });
    return room ? `${opening}\n${worded(words.room, { camera: room })}` : opening;
  };
  return {
    contactOpening,
    contactSubject: ({ room }) =>
      room ? worded(words.subjectRoom, { camera: room }) : words.subject,
    contactMessage: (contact) => `${contactOpening(contact)}\n\n${tidied(contact.message)}`,
  };
}

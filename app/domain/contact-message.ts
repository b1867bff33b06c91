/**
 * What a guest writes in the contact form, as one text that travels by chat or by e-mail.
 *
 * Shapes: in, the form's fields as the guest left them; out, a text with line breaks, and a subject line.
 * Errors: none here; the browser and server/forms/contact-fields.ts let no empty field through.
 * Source: docs/departures.md (a message that our server cannot take goes back to the guest).
 */

import { tidied } from "./form-fields.ts";

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

/** "Messaggio dal sito: Reading Room" */
export function contactSubject({ room }: Pick<Contact, "room">): string {
  return room ? `Messaggio dal sito: ${room}` : "Messaggio dal sito";
}

/** The message, opened by who writes it and about what: the family reads that first. */
export function contactMessage({ name, email, room, message }: Contact): string {
  const about = room ? `\nScrivo per la ${room}.` : "";
  const text = tidied(message);
  return `Ciao, sono ${name.trim()} (${email.trim()}).${about}\n\n${text}`;
}

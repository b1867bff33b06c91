/** The contact form's fields, tidied and checked. */
import { type Contact, subjectRoom } from "#app/domain/contact-message.ts";
import type { Facts } from "../answer-pages.ts";
import { isEmail } from "../email-address.ts";
import { oneLine } from "../one-line.ts";

const MOST = { nome: 120, messaggio: 5000 } as const;

/** Signs that nobody types and no mail should carry: all control signs but tab and line break. */
const UNTYPED = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu;

function paragraphs(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(UNTYPED, "").trim();
}

/** Signs that show nothing; they may stand within a word, but are none. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu;

/** A text, or "" where there is nothing to see in it. */
function seen(text: string): string {
  return text.replaceAll(UNSEEN, "") && text;
}

/** What a guest wrote, and what is wrong with it. */
export type ContactInput = {
  contact: Contact;
  /** What is wrong, by the field's name; empty when nothing is. */
  wrong: Record<string, string>;
};

/** Reads the fields; whatever is wrong with them, all the guest wrote is kept in `contact`. */
export function readContact(fields: URLSearchParams, facts: Facts): ContactInput {
  const given = (name: string) => fields.get(name)?.toWellFormed() ?? "";
  const contact = {
    name: seen(oneLine(given("nome"))),
    email: given("email").trim(),
    room: subjectRoom(given("oggetto"), facts.rooms),
    message: seen(paragraphs(given("messaggio"))),
  };
  const { missing, tooLong, email } = facts.words.fields;
  const wrong: Record<string, string> = {};
  const say = (name: keyof Facts["labels"], reason: string) =>
    (wrong[name] = `${facts.labels[name]}: ${reason}`);
  if (!contact.name) say("nome", missing);
  else if (contact.name.length > MOST.nome) say("nome", tooLong);
  if (!contact.email) say("email", missing);
  else if (!isEmail(contact.email)) say("email", email);
  if (!contact.message) say("messaggio", missing);
  else if (contact.message.length > MOST.messaggio) say("messaggio", tooLong);
  return { contact, wrong };
}

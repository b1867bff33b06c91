/** The contact form's fields, tidied and checked. */
import { type Contact, subjectRoom } from "#app/domain/contact-message.ts";
import { enquiryFrom } from "#app/domain/enquiry.ts";
import { FORM_FIELDS, MAX_LENGTHS, normalizeText } from "#app/domain/form-fields.ts";
import { limitsOf } from "#app/domain/party.ts";
import { type Day, daysAfter } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import type { Facts } from "../facts.ts";
import { isEmail } from "../email-address.ts";
import { oneLine } from "../one-line.ts";

/** Signs that nobody types and no mail should carry: all control signs but tab and line break. */
const UNTYPED = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu;

function paragraphs(text: string): string {
  return normalizeText(text.replaceAll(/\r\n?/g, "\n").replaceAll(UNTYPED, ""));
}

/** Signs that show nothing; they may stand within a word, but are none. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu;

/** A number as people write it: "+39 0861 …", "(0861) 12-34-56". */
const PHONE = /^\+?[\d\s()./-]+$/;

/** Digits of a number with its area: the shortest, and the longest there is. */
const DIGITS = { least: 6, most: 15 };

function isPhone(text: string): boolean {
  const count = text.replaceAll(/\D/g, "").length;
  return PHONE.test(text) && count >= DIGITS.least && count <= DIGITS.most;
}

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

/**
 * Reads the fields; whatever is wrong with them, all the guest wrote is kept in `contact`. `today` is
 * the house's: what was chosen before its midnight may be sent after it.
 */
export function readContact(fields: URLSearchParams, facts: Facts, today: Day): ContactInput {
  const given = (field: keyof typeof FORM_FIELDS) =>
    fields.get(FORM_FIELDS[field])?.toWellFormed() ?? "";
  const contact = {
    name: seen(oneLine(given("name"))),
    email: given("email").trim(),
    room: subjectRoom(given("room"), facts.rooms),
    message: seen(paragraphs(given("message"))),
    phone: oneLine(given("phone")).trim(),
    ...(given("withEnquiry") && {
      enquiry: enquiryFrom(limitsOf(facts.rooms.length), fields, daysAfter(today, -1)),
    }),
  };
  const { missing, tooLong, email, phone } = facts.words.fields;
  const wrong: Record<string, string> = {};
  const say = (name: keyof Facts["labels"], reason: string) =>
    (wrong[FORM_FIELDS[name]] = `${facts.labels[name]}: ${reason}`);
  if (!contact.name) say("name", missing);
  else if (contact.name.length > MAX_LENGTHS.name)
    say("name", interpolate(tooLong, { massimo: String(MAX_LENGTHS.name) }));
  if (!contact.email) say("email", missing);
  else if (!isEmail(contact.email)) say("email", email);
  if (contact.phone && !isPhone(contact.phone)) say("phone", phone);
  if (!contact.message) say("message", missing);
  else if (contact.message.length > MAX_LENGTHS.message)
    say("message", interpolate(tooLong, { massimo: String(MAX_LENGTHS.message) }));
  return { contact, wrong };
}

import type { SiteContent } from "#app/content/site-content.ts";
import { roomNameOfValue } from "#app/domain/contact-message.ts";
import { enquiryFrom } from "#app/domain/enquiry.ts";
import { FORM_FIELDS, MAX_LENGTHS, normalizeText } from "#app/domain/form-fields.ts";
import { partyLimitsOf } from "#app/domain/party.ts";
import { type Day, daysAfter } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { asciiEmail, isEmail } from "#server/text/email-address.ts";
import { toOneLine } from "#server/text/one-line.ts";

/** All control characters except tab and line feed: nobody types them, and no mail should contain them. */
const CONTROL_CHARACTERS = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu;

function cleanMultilineText(text: string): string {
  return normalizeText(text.replaceAll(/\r\n?/g, "\n").replaceAll(CONTROL_CHARACTERS, ""));
}

/** A name or message may contain these characters, but not consist of them alone. */
const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu;

/** Six digits, with anything between and around them: people add words, extensions and typographic signs. */
const PHONE_PATTERN = /(?:\p{Nd}\P{Nd}*){6}/u;

function toVisibleText(text: string): string {
  return text.replaceAll(INVISIBLE_CHARACTERS, "") && text;
}

/** The stay may begin the day before `today`, because the guest may have chosen the dates before midnight. */
export function readContact(fields: URLSearchParams, content: SiteContent, today: Day) {
  const { rooms } = content.rooms;
  const valueOf = (field: keyof typeof FORM_FIELDS) =>
    fields.get(FORM_FIELDS[field])?.toWellFormed() ?? "";
  const contact = {
    name: toVisibleText(toOneLine(valueOf("name"))),
    email: asciiEmail(valueOf("email").trim()),
    room: roomNameOfValue(valueOf("room"), rooms),
    message: toVisibleText(cleanMultilineText(valueOf("message"))),
    phone: toOneLine(valueOf("phone")).trim(),
    ...(valueOf("withEnquiry") && {
      enquiry: enquiryFrom(partyLimitsOf(rooms.length), fields, daysAfter(today, -1)),
    }),
  };
  const { missing, tooLong, email, phone } = content.answers.fields;
  const lengthError = (field: keyof typeof MAX_LENGTHS) =>
    contact[field].length > MAX_LENGTHS[field] &&
    interpolate(tooLong, { massimo: String(MAX_LENGTHS[field]) });
  const errorReasons = {
    name: contact.name ? lengthError("name") : missing,
    email: contact.email ? !isEmail(contact.email) && email : missing,
    phone: contact.phone && (PHONE_PATTERN.test(contact.phone) ? lengthError("phone") : phone),
    message: contact.message ? lengthError("message") : missing,
  };
  const errors: Record<string, string> = {};
  for (const field of ["name", "email", "phone", "message"] as const)
    if (errorReasons[field])
      errors[FORM_FIELDS[field]] = `${content.contact.form[field]}: ${errorReasons[field]}`;
  return { contact, errors };
}

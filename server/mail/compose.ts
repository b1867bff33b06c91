import type { Contents, SiteContent } from "#app/content/site-content.ts";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { chatLink, toChatNumber } from "#app/domain/chat-link.ts";
import { contactWriters } from "#app/domain/contact-message.ts";
import { DEFAULT_LANGUAGE, languageName } from "#app/domain/languages.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { letterPath } from "#app/paths/paths.ts";
import { spacedCode } from "#server/auth/secrets.ts";
import { isEmail } from "#server/text/email-address.ts";
import { toOneLine } from "#server/text/one-line.ts";
import type { Letter } from "../store/letters.ts";
import type { StoredMessage } from "../store/messages.ts";
import type { Subscriber } from "../store/subscribers.ts";
import { type AvailabilityAt, stayReport } from "./stay-report.ts";

type MailAddress = { name: string; address: string };

/** Addresses are objects, because in a text that a guest typed nodemailer could find more than one address. */
export type Mail = {
  messageId: string;
  date: Date;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  headers: Record<string, string>;
};

export type MailContext = {
  contents: Contents;
  siteUrl: string;
  ownerEmail: string;
  senderEmail: string;
  keepSignUpDays: number;
};

/** Some servers refuse longer headers. */
const MAX_HEADER_CHARACTERS = 150;

/** Breaks up each "=?", because mail programs would decode a "=?utf-8?Q?…?=" (RFC 2047) that a guest wrote. */
export function headerText(text: string): string {
  const characters = [...toOneLine(text).replaceAll("=?", "= ?")];
  if (characters.length <= MAX_HEADER_CHARACTERS) return characters.join("");
  return `${characters.slice(0, MAX_HEADER_CHARACTERS).join("").trim()} …`;
}

function toBodyText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, "");
}

function mailAddressOf(name: string, address: string): MailAddress {
  return { name: headerText(name), address };
}

function idDateAndFrom({ id, createdAt }: Letter, { contents, senderEmail, siteUrl }: MailContext) {
  const { house } = contents[DEFAULT_LANGUAGE];
  return {
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    date: new Date(createdAt),
    from: mailAddressOf(house.name, senderEmail),
  };
}

export function familyMail(letter: Letter, context: MailContext, subject: string, text: string) {
  return {
    ...idDateAndFrom(letter, context),
    to: mailAddressOf(context.contents[DEFAULT_LANGUAGE].house.name, context.ownerEmail),
    subject,
    text: toBodyText(`${text}\n`),
    headers: {},
  };
}

function placeholderValuesOf({ reference, number }: StoredMessage) {
  return { riferimento: reference, numero: `${number}` };
}

/** Tells the family that a guest does not write in Italian. */
function languageNote({ language }: StoredMessage, contents: Contents): string {
  if (language === DEFAULT_LANGUAGE) return "";
  const { phrases, answers } = contents[DEFAULT_LANGUAGE];
  return interpolate(answers.toFamily.language, { lingua: languageName(language, phrases.locale) });
}

function chatLine({ phone = "" }: StoredMessage, { answers }: SiteContent): string {
  const chatPhone = toChatNumber(phone);
  return chatPhone
    ? interpolate(answers.toFamily.stay.chat, { indirizzo: chatLink(chatPhone) })
    : "";
}

/** Composes the mail with a guest's message. From is our own address, because servers may refuse mail in a guest's name. */
export function messageMail(
  letter: Letter,
  message: StoredMessage,
  context: MailContext,
  availability: AvailabilityAt,
): Mail {
  const content = context.contents[DEFAULT_LANGUAGE];
  const { phrases, answers } = content;
  const { contactMessage, contactSubject } = contactWriters(phrases);
  const report = message.enquiry
    ? stayReport(message.enquiry, message.room, content, availability)
    : [];
  const notes = [
    interpolate(answers.toFamily.foot, placeholderValuesOf(message)),
    languageNote(message, context.contents),
  ];
  const deskLine = interpolate(answers.toFamily.desk, {
    indirizzo: `${context.siteUrl}${DESK_PATHS.inbox}/${message.number}`,
  });
  const footer = [...report, deskLine, chatLine(message, content), notes.filter(Boolean).join(" ")];
  const subject = `${headerText(contactSubject(message))} (${message.reference})`;
  const text = `${contactMessage(message)}\n\n--\n${footer.filter(Boolean).join("\n\n")}`;
  return {
    ...familyMail(letter, context, subject, text),
    // The address is checked, because Nodemailer does not refuse a line break in it.
    ...(isEmail(message.email) && { replyTo: mailAddressOf(message.name, message.email) }),
  };
}

/** Composes one mail with an hour's suspicious messages. It has no Reply-To, because the senders may be anybody. */
export function suspectsMail(letter: Letter, messages: StoredMessage[], context: MailContext) {
  const { phrases, answers } = context.contents[DEFAULT_LANGUAGE];
  const { contactMessage } = contactWriters(phrases);
  const { suspects } = answers.toFamily;
  const texts = messages.map((message) => {
    const placeholderValues = { ...placeholderValuesOf(message), sospetto: message.suspicion };
    return `${interpolate(suspects.each, placeholderValues)}\n\n${contactMessage(message)}`;
  });
  const subject = headerText(interpolate(suspects.subject, { numero: `${messages.length}` }));
  return familyMail(letter, context, subject, [suspects.words, ...texts].join("\n\n— — —\n\n"));
}

/** The mail contains the link, and a code to type on another device. */
export function accessMail(
  letter: Letter,
  { token, code }: { token: string; code: string },
  context: MailContext,
): Mail {
  const { house, answers } = context.contents[DEFAULT_LANGUAGE];
  const { subject, words: text } = answers.toFamily.access;
  const placeholderValues = {
    casa: house.name,
    indirizzo: `${context.siteUrl}${DESK_PATHS.signIn}/${token}`,
    codice: spacedCode(code),
  };
  return familyMail(letter, context, headerText(subject), interpolate(text, placeholderValues));
}

/** The mail contains no text that was typed into the form: anybody may enter a stranger's address there. */
export function confirmMail(
  letter: Letter,
  { email, key, language }: Pick<Subscriber, "email" | "key" | "language">,
  context: MailContext,
): Mail {
  const { siteUrl, ownerEmail, keepSignUpDays } = context;
  const { house, answers } = context.contents[language];
  const unsubscribeUrl = siteUrl + letterPath("leave", key, language);
  const { subject, words } = answers.letter;
  const placeholderValues = {
    casa: house.name,
    conferma: siteUrl + letterPath("confirm", key, language),
    lascia: unsubscribeUrl,
    giorni: String(keepSignUpDays),
  };
  return {
    ...idDateAndFrom(letter, context),
    to: { name: "", address: email },
    replyTo: mailAddressOf(house.name, ownerEmail),
    subject: headerText(`${house.name}: ${subject}`),
    text: toBodyText(`${interpolate(words, placeholderValues)}\n`),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

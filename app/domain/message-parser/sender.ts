/** Finds a message's sender and contacts; a chat writes "[12/08, 14:05] Name: …" or "12/08/26, 14:05 - Name: …" before it. */
import type { MessageFields } from "./message-fields.ts";

/** Invisible characters that the chat puts around names and numbers. */
const INVISIBLE_CHARACTERS = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const DATE_SOURCE = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?\.?`;
const TIME_SOURCE = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const TIMESTAMP_SOURCE = String.raw`(?:${DATE_SOURCE},?\s+${TIME_SOURCE}|${TIME_SOURCE},?\s+${DATE_SOURCE})`;

const CHAT_PREFIX = new RegExp(
  String.raw`^\s*(?:\[${TIMESTAMP_SOURCE}\]|${TIMESTAMP_SOURCE}\s+[-\u2013])\s*(?:(?<sender>[^:\n]{1,60}):(?:\s|$))?`,
  "i",
);

/** The line above a signature in a mail; our own mails to the family have this line above their footer. */
const SIGNATURE_SEPARATOR = /^--\s*$/;

/** Removes the times, senders, ">" signs and signatures that a chat or a mail program adds; returns the senders separately. */
export function withoutChatPrefixes(pastedText: string): { text: string; senders: string[] } {
  const pastedLines = pastedText
    .normalize("NFC")
    .replaceAll(INVISIBLE_CHARACTERS, "")
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.replace(/^(?:\s*>)+\s?/, ""));
  const textEnd = pastedLines.findIndex((line) => SIGNATURE_SEPARATOR.test(line));
  const senders = new Set<string>();
  const textLines = pastedLines.slice(0, textEnd === -1 ? undefined : textEnd).map((line) => {
    const prefix = CHAT_PREFIX.exec(line);
    if (!prefix) return line;
    const sender = prefix.groups?.["sender"]?.replace(/^[\s~]+/, "").trim();
    // A line with a time but no sender is a note of the chat app, not a guest's words.
    if (!sender) return "";
    senders.add(sender);
    return line.slice(prefix[0].length);
  });
  return { text: textLines.join("\n"), senders: [...senders] };
}

const EMAIL_PATTERN = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE_PATTERN =
  /(?<![\d.,/-])(?:\+|00)\d[\d ()./-]{6,18}\d(?!\d)|(?<![\d.,/-])(?:3\d\d|0\d{1,4})[ ./-]?\d{2,4}[ ./-]?\d{2,4}(?:[ ./-]?\d{2,4})?(?![\d.,/-]*\d)/g;
const SELF_INTRODUCTION =
  /\b(?:[Mm]i chiamo|[Mm]y name is|[Mm]ein [Nn]ame ist|[Ii]ch hei(?:ß|ss)e)\s+(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/gu;

const PHONE_DIGIT_COUNT = { min: 8, max: 15 };

const isPhone = (text: string) => {
  const digitCount = text.replaceAll(/\D/g, "").length;
  const isDate = /^\d{1,2}[./-]\d{1,2}[./-]/.test(text);
  return (
    !isDate &&
    /^[+\d][\d\s()./-]*$/.test(text) &&
    digitCount >= PHONE_DIGIT_COUNT.min &&
    digitCount <= PHONE_DIGIT_COUNT.max
  );
};

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, "").replace(/^00/, "");

/** Finds e-mail addresses, phones and names in a text. Of several `senders` none is used, because any may be the house. */
export function contactsIn(text: string, senders: string[]): MessageFields[] {
  const [sender = ""] = senders.length === 1 ? senders : [];
  const withoutEmails = text.replaceAll(EMAIL_PATTERN, " ");
  const phoneCandidates = [...withoutEmails.matchAll(PHONE_PATTERN)].map(([phone]) => phone.trim());
  const introducedNames = [...text.matchAll(SELF_INTRODUCTION)].flatMap(
    ({ groups }) => groups?.["name"] ?? [],
  );
  const mentionedPhones = [...phoneCandidates, sender].filter(isPhone);
  const isFirstMention = (phone: string, index: number) =>
    mentionedPhones.findIndex((one) => digitsOf(one) === digitsOf(phone)) === index;
  return [
    ...[...text.matchAll(EMAIL_PATTERN)].map(([email]) => ({ email })),
    ...mentionedPhones.filter(isFirstMention).map((phone) => ({ phone })),
    ...introducedNames.map((name) => ({ name })),
    ...(introducedNames.length === 0 && sender && !isPhone(sender) ? [{ name: sender }] : []),
  ];
}

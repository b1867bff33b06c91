/**
 * Who writes: the name, the telephone and the e-mail address that a text names.
 *
 * Shapes: in, a text and the senders of the chat; out, a reading, and the text without them, in the
 *         same length.
 */
import { BLANK, extractMatches } from "./folded-text.ts";
import type { PartialReading, Reading } from "./reading.ts";

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE =
  /(?<![\d.,/-])(?:\+|00)\d[\d ()./-]{6,18}\d(?!\d)|(?<![\d.,/-])(?:3\d\d|0\d{1,4})[ ./-]?\d{2,4}[ ./-]?\d{2,4}(?:[ ./-]?\d{2,4})?(?![\d.,/-]*\d)/g;
const NAME =
  /\b(?:[Mm]i chiamo|[Mm]y name is|[Mm]ein [Nn]ame ist|[Ii]ch hei(?:ß|ss)e)\s+(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/gu;

const DIGITS = { least: 8, most: 15 };

const isPhone = (text: string) => {
  const digits = text.replaceAll(/\D/g, "").length;
  const isDate = /^\d{1,2}[./-]\d{1,2}[./-]/.test(text);
  return (
    !isDate && /^[+\d][\d\s()./-]*$/.test(text) && digits >= DIGITS.least && digits <= DIGITS.most
  );
};

const samePhone = (text: string) => text.replaceAll(/\D/g, "").replace(/^00/, "");

export function senderIn(text: string, senders: string[]): PartialReading & { rest: string } {
  const emails = extractMatches(text, EMAIL, (_, [email]) => email);
  const phones = extractMatches(emails.rest, PHONE, (_, [phone]) =>
    isPhone(phone) ? phone.trim() : undefined,
  );
  const names = extractMatches(phones.rest, NAME, ({ name }) => name);
  const [sender = "", ...others] = senders;
  const fromChat = others.length > 0 ? "" : sender;
  const values = (found: { value: string }[]) => [...new Set(found.map(({ value }) => value))];

  const reading: Reading = {};
  const unclear: PartialReading["unclear"] = new Set();
  const [name, ...otherNames] = values(names.found);
  if (otherNames.length > 0 || (others.length > 0 && !name)) unclear.add("name");
  else if (name) reading.name = name;
  else if (fromChat && !isPhone(fromChat)) reading.name = fromChat;
  const numbers = [...values(phones.found), ...(isPhone(fromChat) ? [fromChat] : [])];
  const [phone] = numbers;
  if (new Set(numbers.map(samePhone)).size > 1) unclear.add("phone");
  else if (phone) reading.phone = phone;
  const [email, ...otherEmails] = values(emails.found);
  if (otherEmails.length > 0) unclear.add("email");
  else if (email) reading.email = email;
  return { rest: names.rest.replaceAll(BLANK, " "), reading, unclear };
}

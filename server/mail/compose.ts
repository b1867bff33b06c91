/** A letter of the outbox as a mail. */
import { chatLink } from "#app/domain/chat-link.ts";
import { DEFAULT_LANGUAGE, languageName } from "#app/domain/languages.ts";
import { type Run, stayOfRun } from "#app/domain/nights.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { nightsOf } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { letterPath } from "#app/paths/paths.ts";
import type { AllFacts, Facts } from "../facts.ts";
import { isEmail } from "../email-address.ts";
import { oneLine } from "../one-line.ts";
import type { Letter } from "../store/letters.ts";
import type { KeptMessage } from "../store/messages.ts";
import type { Notice } from "../store/notices.ts";
import type { Subscriber } from "../store/subscribers.ts";
import { type KnownAt, stayReport } from "./stay-report.ts";

type Address = { name: string; address: string };

/** A mail as the library takes it; addresses are objects, never text to be parsed. */
export type Mail = {
  messageId: string;
  date: Date;
  from: Address;
  to: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  headers: Record<string, string>;
};

/** Who writes, for whom, and from where. */
export type Sender = {
  facts: AllFacts;
  siteUrl: string;
  owner: string;
  sender: string;
  keepSignUpDays: number;
};

/** As much of a text as a header carries, in letters: some servers refuse longer heads. */
const MOST_IN_HEADER = 150;

/**
 * A text for a header. The library encodes what is not ASCII and lets the rest through: "=?utf-8?Q?…?="
 * would be read as what it encodes (RFC 2047), line ends too.
 */
function headerText(text: string): string {
  const letters = [...oneLine(text).replaceAll("=?", "= ?")];
  if (letters.length <= MOST_IN_HEADER) return letters.join("");
  return `${letters.slice(0, MOST_IN_HEADER).join("").trim()} …`;
}

/** A text for a body: its lines end alike, and nothing in it steers a program that shows it. */
function bodyText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, "");
}

function addressOf(name: string, address: string): Address {
  return { name: headerText(name), address };
}

function envelope({ id, created }: Letter, { facts, sender, siteUrl }: Sender) {
  const { house } = facts[DEFAULT_LANGUAGE];
  return {
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    date: new Date(created),
    from: addressOf(house.name, sender),
  };
}

/** How a message is called, in the words of the mail to the family. */
function named({ reference, number }: KeptMessage) {
  return { riferimento: reference, numero: `${number}` };
}

/** Says in the family's language which other one a guest writes in; nothing where it is theirs. */
function speaks({ language }: KeptMessage, facts: AllFacts): string {
  if (language === DEFAULT_LANGUAGE) return "";
  const { phrases, words } = facts[DEFAULT_LANGUAGE];
  return interpolate(words.toFamily.language, { lingua: languageName(language, phrases.locale) });
}

/** Where one press answers a guest who left an international number; no other is sure to be theirs. */
function chatLine({ phone = "" }: KeptMessage, { words }: Facts): string {
  const international = phone.replace(/^00/, "+");
  return /^\+\D*\d/.test(international)
    ? interpolate(words.toFamily.stay.chat, { indirizzo: chatLink(international) })
    : "";
}

/** To the family: one guest's message; the guest stands in Reply-To and nowhere else in the head. */
export function messageMail(
  letter: Letter,
  message: KeptMessage,
  from: Sender,
  known: KnownAt,
): Mail {
  const facts = from.facts[DEFAULT_LANGUAGE];
  const { house, phrases, words } = facts;
  const { contactMessage, contactSubject } = phrasebook(phrases);
  const report = message.enquiry ? stayReport(message.enquiry, message.room, facts, known) : [];
  const foot = [interpolate(words.toFamily.foot, named(message)), speaks(message, from.facts)];
  const below = [...report, chatLine(message, facts), foot.filter(Boolean).join(" ")];
  return {
    ...envelope(letter, from),
    to: addressOf(house.name, from.owner),
    // The library lets a line break in an address through: what is no address goes into no header.
    ...(isEmail(message.email) && { replyTo: addressOf(message.name, message.email) }),
    subject: `${headerText(contactSubject(message))} (${message.reference})`,
    text: bodyText(`${contactMessage(message)}\n\n--\n${below.filter(Boolean).join("\n\n")}\n`),
    headers: {},
  };
}

/** To the family: the messages that wait in quarantine, together. No Reply-To: they may be anybody's. */
export function suspectsMail(letter: Letter, messages: KeptMessage[], from: Sender): Mail {
  const { house, phrases, words } = from.facts[DEFAULT_LANGUAGE];
  const { contactMessage } = phrasebook(phrases);
  const { suspects } = words.toFamily;
  const parts = messages.map((message) => {
    const names = { ...named(message), sospetto: message.suspicion };
    return `${interpolate(suspects.each, names)}\n\n${contactMessage(message)}`;
  });
  return {
    ...envelope(letter, from),
    to: addressOf(house.name, from.owner),
    subject: headerText(interpolate(suspects.subject, { numero: `${messages.length}` })),
    text: bodyText(`${[suspects.words, ...parts].join("\n\n— — —\n\n")}\n`),
    headers: {},
  };
}

/** To the family: what cannot wait of its calendars. */
export function noticeMail(letter: Letter, notice: Notice, from: Sender): Mail {
  const { house, rooms, words, phrases } = from.facts[DEFAULT_LANGUAGE];
  const { calendars } = words.toFamily;
  const { nights, shortDate } = phrasebook(phrases);
  const stay = (run: Run) => {
    const { checkIn, checkOut } = stayOfRun(run);
    return interpolate(calendars.stay, {
      arrivo: shortDate(checkIn),
      partenza: shortDate(checkOut),
      notti: nights(nightsOf({ checkIn, checkOut })),
    });
  };
  const names = {
    camera: rooms.find(({ slug }) => slug === notice.room)?.name ?? notice.room,
    calendario: notice.calendars.join(", "),
    calendari: notice.calendars.join(", "),
    notti: notice.nights.map(stay).join("\n"),
  };
  return {
    ...envelope(letter, from),
    to: addressOf(house.name, from.owner),
    subject: headerText(interpolate(calendars[notice.kind].subject, names)),
    text: bodyText(`${interpolate(calendars[notice.kind].words, names)}\n`),
    headers: {},
  };
}

/** To an address somebody has typed: it holds nothing that this somebody wrote. */
export function confirmMail(
  letter: Letter,
  { email, key, language }: Pick<Subscriber, "email" | "key" | "language">,
  from: Sender,
): Mail {
  const { siteUrl, owner, keepSignUpDays } = from;
  const facts = from.facts[language];
  const confirm = siteUrl + letterPath("confirm", key, language);
  const leave = siteUrl + letterPath("leave", key, language);
  const { subject, words } = facts.words.letter;
  return {
    ...envelope(letter, from),
    to: { name: "", address: email },
    replyTo: addressOf(facts.house.name, owner),
    subject: headerText(`${facts.house.name}: ${subject}`),
    text: bodyText(
      `${interpolate(words, {
        casa: facts.house.name,
        conferma: confirm,
        lascia: leave,
        giorni: String(keepSignUpDays),
      })}\n`,
    ),
    headers: {
      "List-Unsubscribe": `<${leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

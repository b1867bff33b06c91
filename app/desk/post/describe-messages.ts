import { timeAgoWords } from "#app/domain/age-words.ts";
import { toChatNumber, mailLink, phoneLink } from "#app/domain/chat-link.ts";
import type { Enquiry } from "#app/domain/enquiry.ts";
import { agesText, DEFAULT_PARTY } from "#app/domain/party.ts";
import type { Database } from "#server/store/database.ts";
import { allMessages, type StoredMessage } from "#server/store/messages.ts";
import { allSubscribers, type Subscriber } from "#server/store/subscribers.ts";
import { formatStay } from "../calendar/describe-nights.ts";
import type { DeskContext } from "../context.ts";
import { withCount, withoutControlCharacters } from "../format.ts";

const MAX_SUMMARY_LENGTH = 70;

/** Returns a text such as "12–15 ago 2027, 3 notti; 2 adulti, 1 bambino (età 4), 1 camera". */
function describeEnquiry({ stay, party = DEFAULT_PARTY }: Enquiry): string {
  const ages = agesText(party).replaceAll("x", "?").replaceAll("-", ", ");
  const childrenText = withCount(party.children, ["bambino", "bambini"]);
  const counts = [
    withCount(party.adults, ["adulto", "adulti"]),
    party.children && childrenText + (ages && ` (età ${ages})`),
    withCount(party.rooms, ["camera", "camere"]),
  ];
  return [stay && formatStay(stay), counts.filter(Boolean).join(", ")].filter(Boolean).join("; ");
}

export function messageEntryOf(message: StoredMessage, now: number) {
  const { number, name, receivedAt, enquiry, isOpened } = message;
  const messageText = message.message.replaceAll(/\s+/g, " ");
  const summary = enquiry ? describeEnquiry(enquiry) : messageText;
  return {
    number,
    name: withoutControlCharacters(name),
    age: timeAgoWords("it-IT", now - receivedAt),
    summary: withoutControlCharacters(
      summary.length > MAX_SUMMARY_LENGTH ? `${summary.slice(0, MAX_SUMMARY_LENGTH)}…` : summary,
    ),
    isNew: !isOpened,
  };
}

export function messageDetailOf(message: StoredMessage, now: number) {
  const { number, reference, receivedAt, email, room, phone = "", enquiry, suspicion } = message;
  const age = timeAgoWords("it-IT", now - receivedAt);
  // `dialledNumber` is undefined for a number whose country is not known.
  const dialledNumber = toChatNumber(phone);
  const facts: [label: string, value: string | undefined, href?: string | undefined][] = [
    ["Ha scritto", age],
    ["Ha scelto", enquiry && describeEnquiry(enquiry)],
    ["Camera", room],
    ["E-mail", email, mailLink(email)],
    ["Telefono", withoutControlCharacters(phone), dialledNumber && phoneLink(dialledNumber)],
    ["Riferimento", reference],
  ];
  return {
    number,
    age,
    suspicion,
    isAnswered: message.answeredAt > 0,
    facts: facts.filter(([, value]) => value),
  };
}

/** Returns the messages without an answer, except suspected spam. The oldest message is the first. */
export function unansweredOf(messages: StoredMessage[]): StoredMessage[] {
  return messages
    .filter(({ answeredAt, suspicion }) => answeredAt === 0 && suspicion === "")
    .toReversed();
}

export async function confirmedSubscribers(database: Database): Promise<Subscriber[]> {
  return (await allSubscribers(database)).filter(({ confirmedAt }) => confirmedAt);
}

export async function inboxProps({ database, now }: DeskContext) {
  const messages = await allMessages(database);
  const unanswered = unansweredOf(messages);
  const entryOf = (one: StoredMessage) => messageEntryOf(one, now);
  const subscribers = await confirmedSubscribers(database);
  return {
    status:
      unanswered.length === 0
        ? "Nessuno aspetta una risposta."
        : `${withCount(unanswered.length, ["persona aspetta", "persone aspettano"])} una risposta.`,
    unanswered: unanswered.map(entryOf),
    answered: messages.filter(({ answeredAt }) => answeredAt > 0).map(entryOf),
    suspects: messages
      .filter(({ suspicion, answeredAt }) => suspicion !== "" && answeredAt === 0)
      .map(entryOf),
    subscribers: `${withCount(subscribers.length, ["iscritto ha", "iscritti hanno"])} confermato.`,
  };
}

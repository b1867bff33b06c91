/** Posta: who waits for an answer, and all that is known of a person. */
import { DESK_PATHS } from "../paths.ts";
import type { MessageEntry } from "./screen.tsx";
import { ageWords } from "#app/domain/age-words.ts";
import { chatNumber, mailLink, phoneLink } from "#app/domain/chat-link.ts";
import type { Enquiry } from "#app/domain/enquiry.ts";
import { agesText, DEFAULT_PARTY } from "#app/domain/party.ts";
import type { Database } from "#server/store/database.ts";
import {
  allMessages,
  markAnswered,
  openMessage,
  type StoredMessage,
} from "#server/store/messages.ts";
import { countPerson, erasePerson } from "#server/store/retention.ts";
import { allSubscribers, type Subscriber } from "#server/store/subscribers.ts";
import { DeskError } from "../context.ts";
import { MESSAGE_NOUN, withCount, withoutControlCharacters } from "../format.ts";
import { stayWords } from "../calendar/night-words.ts";
import { subscribersCsv } from "./subscribers-csv.ts";
import type { PlaceRoutes, Visit } from "../web/visit.ts";

/** How much of a message stands in the list, in letters. */
const MAX_SUMMARY_LENGTH = 70;

export const MESSAGE_PATH = `${DESK_PATHS.post}/:numero`;

const isSuspect = ({ suspicion }: StoredMessage) => suspicion !== "";

export function messageEntry(message: StoredMessage, now: number): MessageEntry {
  const { number, name, receivedAt, enquiry, isOpened } = message;
  const words = message.message.replaceAll(/\s+/g, " ");
  const summary = enquiry ? describeEnquiry(enquiry) : words;
  return {
    number,
    name: withoutControlCharacters(name),
    age: ageWords("it-IT", now - receivedAt),
    summary: withoutControlCharacters(
      summary.length > MAX_SUMMARY_LENGTH ? `${summary.slice(0, MAX_SUMMARY_LENGTH)}…` : summary,
    ),
    isNew: !isOpened,
  };
}

/** A message of the form beside its answer. */
export function messageDetail(message: StoredMessage, now: number) {
  const { number, reference, receivedAt, email, room, phone, enquiry } = message;
  const dialled = chatNumber(phone ?? "");
  return {
    number,
    reference,
    email,
    mail: mailLink(email),
    phone: phone && withoutControlCharacters(phone),
    call: dialled && phoneLink(dialled),
    age: ageWords("it-IT", now - receivedAt),
    room,
    enquiry: enquiry && describeEnquiry(enquiry),
    suspicion: message.suspicion,
    isAnswered: message.answeredAt > 0,
  };
}

export async function openedMessage({ database, now, request }: Visit): Promise<StoredMessage> {
  const number = Number(request.param("numero"));
  const message = Number.isSafeInteger(number)
    ? await openMessage(database, number, now)
    : undefined;
  if (!message) throw new DeskError("Questo messaggio non c’è: forse è stato cancellato.");
  return message;
}

/** Unanswered messages, without suspected spam; who has waited longest stands first. */
export function unansweredOf(messages: StoredMessage[]): StoredMessage[] {
  return messages
    .filter(({ answeredAt, suspicion }) => answeredAt === 0 && suspicion === "")
    .toReversed();
}

async function confirmedSubscribers(database: Database): Promise<Subscriber[]> {
  return (await allSubscribers(database)).filter(({ confirmedAt }) => confirmedAt);
}

function fileResponse(name: string, type: string, text: string): Response {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${name}"`,
  };
  return new Response(text, { headers });
}

export const postRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.post]: async ({ database, now, page }) => {
      const all = await allMessages(database);
      const unanswered = unansweredOf(all);
      const entry = (one: StoredMessage) => messageEntry(one, now);
      const confirmed = await confirmedSubscribers(database);
      const status =
        unanswered.length === 0
          ? "Nessuno aspetta una risposta."
          : `${withCount(unanswered.length, ["persona aspetta", "persone aspettano"])} una risposta.`;
      const props = {
        status,
        unanswered: unanswered.map(entry),
        answered: all.filter(({ answeredAt }) => answeredAt > 0).map(entry),
        suspects: all.filter((one) => isSuspect(one) && one.answeredAt === 0).map(entry),
        subscribers: `${withCount(confirmed.length, ["iscritto ha", "iscritti hanno"])} confermato.`,
      };
      return page("post", props);
    },
    [`${DESK_PATHS.post}/iscritti.csv`]: async ({ database, settings }) => {
      const confirmed = await confirmedSubscribers(database);
      // Spreadsheets read accents only where the file begins with its mark.
      const text = `\ufeff${subscribersCsv(confirmed, settings.siteUrl).join("\r\n")}\r\n`;
      return fileResponse("iscritti.csv", "text/csv", text);
    },
    [`${MESSAGE_PATH}/dati.json`]: async (visit) => {
      const { email, number } = await openedMessage(visit);
      const data = await personalData(visit.database, email);
      return fileResponse(
        `persona-${number}.json`,
        "application/json",
        JSON.stringify(data, undefined, 2),
      );
    },
    [`${MESSAGE_PATH}/cancella`]: async (visit) => {
      const { email, number } = await openedMessage(visit);
      const { messages, subscriptions } = await countPerson(visit.database, email);
      const what = [
        withCount(messages, MESSAGE_NOUN),
        subscriptions > 0 && withCount(subscriptions, ["iscrizione", "iscrizioni"]),
      ];
      const props = { number, email, what: what.filter(Boolean).join(" e ") };
      return visit.page("erase", props);
    },
  },
  confirmed: { [`${MESSAGE_PATH}/cancella`]: () => true },
  forms: {
    [MESSAGE_PATH]: async (visit, fields) => {
      const { number } = await openedMessage(visit);
      const isAnswered = fields.get("risposto") === "sì";
      await visit.database.transaction((query) =>
        markAnswered(query, number, isAnswered ? visit.now : 0),
      );
      const notice = isAnswered ? "" : "Aspetta di nuovo una risposta.";
      return { location: `${DESK_PATHS.post}/${number}`, notice };
    },
    [`${MESSAGE_PATH}/cancella`]: async (visit) => {
      const { email } = await openedMessage(visit);
      const { messages, subscriptions } = await erasePerson(visit.database, email);
      await visit.database.scrub();
      // Without the address: the notice is stored for a day.
      const notice = `Cancellato tutto: ${withCount(messages + subscriptions, ["voce", "voci"])}.`;
      return { location: DESK_PATHS.post, notice };
    },
  },
};

/** "12–15 ago 2027, 3 notti; 2 adulti, 1 bambino (età 4), 1 camera" */
function describeEnquiry({ stay, party = DEFAULT_PARTY }: Enquiry): string {
  const ages = agesText(party).replaceAll("x", "?").replaceAll("-", ", ");
  const children = withCount(party.children, ["bambino", "bambini"]);
  const people = [
    withCount(party.adults, ["adulto", "adulti"]),
    party.children && children + (ages && ` (età ${ages})`),
    withCount(party.rooms, ["camera", "camere"]),
  ];
  return [stay && stayWords(stay), people.filter(Boolean).join(", ")].filter(Boolean).join("; ");
}

/** All that is stored of a person: their messages and their subscription. */
async function personalData(database: Database, email: string): Promise<object> {
  const isTheirs = (one: { email: string }) => one.email.toLowerCase() === email.toLowerCase();
  const messages = (await allMessages(database)).filter(isTheirs);
  const subscription = (await allSubscribers(database)).find(isTheirs);
  const isoTime = (at: number) => (at > 0 ? new Date(at).toISOString() : undefined);
  return {
    email,
    messages: messages.map((message) => ({
      ...message,
      // The family's own.
      isOpened: undefined,
      sentAt: undefined,
      receivedAt: isoTime(message.receivedAt),
      answeredAt: isoTime(message.answeredAt),
      suspicion: message.suspicion || undefined,
    })),
    subscription: subscription && {
      requestedAt: isoTime(subscription.requestedAt),
      confirmedAt: isoTime(subscription.confirmedAt ?? 0),
      consent: subscription.consent,
      language: subscription.language,
    },
  };
}

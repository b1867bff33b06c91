/** Posta: who waits for an answer, and all that is known of a person. */
import { DESK_PATHS } from "../paths.ts";
import type { Database } from "#server/store/database.ts";
import {
  allMessages,
  markAnswered,
  openMessage,
  type StoredMessage,
} from "#server/store/messages.ts";
import { countPerson, erasePerson } from "#server/store/retention.ts";
import { allSubscribers } from "#server/store/subscribers.ts";
import { DeskError } from "../context.ts";
import { MESSAGE_NOUN, withCount } from "../format.ts";
import { confirmedSubscribers, postProps } from "./describe-messages.ts";
import { subscribersCsv } from "./subscribers-csv.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";

export const MESSAGE_PATH = `${DESK_PATHS.post}/:numero`;

export async function openedMessage({ database, now, request }: Visit): Promise<StoredMessage> {
  const number = Number(request.param("numero"));
  const message = Number.isSafeInteger(number)
    ? await openMessage(database, number, now)
    : undefined;
  if (!message) throw new DeskError("Questo messaggio non c’è: forse è stato cancellato.");
  return message;
}

function fileResponse(name: string, type: string, text: string): Response {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${name}"`,
  };
  return new Response(text, { headers });
}

export const postRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.post]: async (visit) => visit.page("post", await postProps(visit)),
    [`${DESK_PATHS.post}/iscritti.csv`]: async ({ database, settings }) => {
      const confirmed = await confirmedSubscribers(database);
      // Spreadsheets read accents only in a file that begins with a byte order mark.
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
      const path = `${DESK_PATHS.post}/${number}`;
      return visit.page("question", {
        title: "Cancellare tutto?",
        lines: [
          `Di ${email} si cancella: ${what.filter(Boolean).join(" e ")}. Non si può rimettere.`,
          "Restano le e-mail già ricevute e le copie fatte con backup: cancellatele a mano.",
        ],
        answers: [{ label: "Cancella tutto", action: `${path}/cancella`, look: "cancel" }],
        back: { href: path, label: "No, torna indietro" },
      });
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
      // The notice is stored for a day, so it must not contain the erased address.
      const notice = `Cancellato tutto: ${withCount(messages + subscriptions, ["voce", "voci"])}.`;
      return { location: DESK_PATHS.post, notice };
    },
  },
};

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
      // These are about the family's work, and not about the person.
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

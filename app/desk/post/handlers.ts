/** The screen "Posta" (mail) shows guests' messages, writes replies, and downloads or erases all data about a person. */
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
import { MESSAGE_NOUN, withCount, withoutControlCharacters } from "../format.ts";
import { DESK_PATHS } from "../paths.ts";
import { confirmedSubscribers, inboxProps } from "./describe-messages.ts";
import {
  fieldsOfMessage,
  postedFields,
  REPLY_ACTIONS,
  unreadFieldLabels,
  withFormChoices,
} from "./reply-fields.ts";
import { replyProps } from "./reply-props.ts";
import { parseMessage } from "./reply.ts";
import { subscribersCsv } from "./subscribers-csv.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import { ReplyPage } from "./reply.tsx";
import { InboxPage } from "./screen.tsx";
import { QuestionPage } from "../problem.tsx";

const MESSAGE_PATH = `${DESK_PATHS.inbox}/:numero`;

async function openRequestedMessage({ database, now, request }: Visit): Promise<StoredMessage> {
  const messageNumber = Number(request.param("numero"));
  const message = Number.isSafeInteger(messageNumber)
    ? await openMessage(database, messageNumber, now)
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

async function readPersonalData(database: Database, email: string): Promise<object> {
  const isOfPerson = (one: { email: string }) => one.email.toLowerCase() === email.toLowerCase();
  const messages = (await allMessages(database)).filter(isOfPerson);
  const subscription = (await allSubscribers(database)).find(isOfPerson);
  const isoTime = (at: number) => (at > 0 ? new Date(at).toISOString() : undefined);
  return {
    email,
    messages: messages.map((message) => ({
      ...message,
      // Two fields are left out: they are about the family's work, not about the person who asks for the data.
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

async function showReply(visit: Visit, input: Parameters<typeof replyProps>[1]): Promise<Response> {
  const props = await replyProps(visit, input);
  return visit.page(ReplyPage, props, props.isRefused ? 422 : 200);
}

async function showPastedText(visit: Visit, text: string): Promise<Response> {
  const parsedMessage = parseMessage(visit, withoutControlCharacters(text));
  return showReply(visit, {
    fields: fieldsOfMessage(text, parsedMessage),
    unreadFields: unreadFieldLabels(parsedMessage),
  });
}

async function showStoredMessage(visit: Visit): Promise<Response> {
  const message = await openRequestedMessage(visit);
  const parsedMessage = parseMessage(visit, message.message);
  const merged = withFormChoices(parsedMessage, message, await visit.rooms());
  const fields = { ...fieldsOfMessage(message.message, merged), message: `${message.number}` };
  return showReply(visit, { fields, unreadFields: unreadFieldLabels(merged), message });
}

/** Handles a pasted text, or the fields of a reply. They are posted, because they are too long and too private for a URL. */
async function handleReplyForm(visit: Visit, posted: URLSearchParams): Promise<Response> {
  const fields = postedFields(posted);
  const action = posted.get("azione");
  // The share menu of a phone (manifest.ts, share_target) posts a text without a button's value.
  if (action === "leggi" || action === null) return showPastedText(visit, fields.text);
  const kind = REPLY_ACTIONS.find((one) => one.action === action)?.kind;
  const topics = posted.getAll("sapere");
  // A reply needs no stay. The button "aggiungi" (add topics) accepts adults without dates, as a question may mention adults.
  const isStayTyped =
    fields.checkIn !== "" ||
    fields.checkOut !== "" ||
    (fields.adults !== "" && action !== "aggiungi");
  const message = await openMessage(visit.database, Number(fields.message) || 0, visit.now);
  return showReply(visit, { fields, topics, isStayTyped, message, ...(kind && { kind }) });
}

export const inboxRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.inbox]: async (visit) => visit.page(InboxPage, await inboxProps(visit)),
    [`${DESK_PATHS.inbox}/iscritti.csv`]: async ({ database, settings }) => {
      const subscribers = await confirmedSubscribers(database);
      // Spreadsheets read accented letters correctly only in a file that begins with a byte order mark.
      const csvText = `\ufeff${subscribersCsv(subscribers, settings.siteUrl).join("\r\n")}\r\n`;
      return fileResponse("iscritti.csv", "text/csv", csvText);
    },
    [MESSAGE_PATH]: showStoredMessage,
    [`${MESSAGE_PATH}/dati.json`]: async (visit) => {
      const { email, number } = await openRequestedMessage(visit);
      const personalData = await readPersonalData(visit.database, email);
      return fileResponse(
        `persona-${number}.json`,
        "application/json",
        JSON.stringify(personalData, undefined, 2),
      );
    },
    [`${MESSAGE_PATH}/cancella`]: async (visit) => {
      const { email, number } = await openRequestedMessage(visit);
      const { messages, subscriptions } = await countPerson(visit.database, email);
      const deletedItems = [
        withCount(messages, MESSAGE_NOUN),
        subscriptions > 0 && withCount(subscriptions, ["iscrizione", "iscrizioni"]),
      ];
      const path = `${DESK_PATHS.inbox}/${number}`;
      return visit.page(QuestionPage, {
        title: "Cancellare tutto?",
        lines: [
          `Di ${email} si cancella: ${deletedItems.filter(Boolean).join(" e ")}. Non si può rimettere.`,
          "Restano le e-mail già ricevute e le copie fatte con backup: cancellatele a mano.",
        ],
        action: `${path}/cancella`,
        answers: { "Cancella tutto": {} },
        look: "cancel",
        back: { href: path, label: "No, torna indietro" },
      });
    },
  },
  confirmed: { [`${MESSAGE_PATH}/cancella`]: () => true },
  forms: {
    [DESK_PATHS.inbox]: handleReplyForm,
    [MESSAGE_PATH]: async (visit, fields) => {
      const { number } = await openRequestedMessage(visit);
      const isAnswered = fields.get("risposto") === "sì";
      await visit.database.transaction((query) =>
        markAnswered(query, number, isAnswered ? visit.now : 0),
      );
      const notice = isAnswered ? "" : "Aspetta di nuovo una risposta.";
      return { location: `${DESK_PATHS.inbox}/${number}`, notice };
    },
    [`${MESSAGE_PATH}/cancella`]: async (visit) => {
      const { email } = await openRequestedMessage(visit);
      const { messages, subscriptions } = await erasePerson(visit.database, email);
      await visit.database.scrub();
      // The notice is stored for a day, so it must not contain the erased e-mail address.
      const notice = `Cancellato tutto: ${withCount(messages + subscriptions, ["voce", "voci"])}.`;
      return { location: DESK_PATHS.inbox, notice };
    },
  },
};

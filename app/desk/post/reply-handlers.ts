/** Posta, the answer: parses a guest's message, and suggests a reply from the availability; stores nothing. */
import { openMessage } from "#server/store/messages.ts";
import { withoutControlCharacters } from "../format.ts";
import { DESK_PATHS } from "../paths.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import { MESSAGE_PATH, openedMessage } from "./handlers.ts";
import { parseMessage } from "./reply.ts";
import {
  fieldsOfMessage,
  fieldsOfReading,
  postedFields,
  REPLY_ACTIONS,
  unreadLabels,
} from "./reply-fields.ts";
import { replyProps } from "./reply-props.ts";

async function showReply(visit: Visit, state: Parameters<typeof replyProps>[1]): Promise<Response> {
  const props = await replyProps(visit, state);
  return visit.page("reply", props, props.isRefused ? 422 : 200);
}

async function readPastedText(visit: Visit, text: string): Promise<Response> {
  const reading = parseMessage(visit, withoutControlCharacters(text));
  const fields = fieldsOfReading(text, reading);
  return showReply(visit, { fields, unread: unreadLabels(reading, fields) });
}

async function readStoredMessage(visit: Visit): Promise<Response> {
  const message = await openedMessage(visit);
  const reading = parseMessage(visit, message.message);
  const slug = (await visit.rooms()).find(({ name }) => name === message.room)?.slug ?? "";
  const fields = fieldsOfMessage(message, reading, slug);
  return showReply(visit, { fields, unread: unreadLabels(reading, fields), message });
}

export const replyRoutes: DeskRoutes = {
  pages: { [MESSAGE_PATH]: readStoredMessage },
  forms: {
    // The fields are too long, and too private, for an address.
    [DESK_PATHS.post]: async (visit, posted) => {
      const fields = postedFields(posted);
      const action = posted.get("azione");
      // The share menu of a phone (manifest.ts, share_target) posts a text without a button's value.
      if (action === "leggi" || action === null) return readPastedText(visit, fields.text);
      const kind = REPLY_ACTIONS.find((one) => one.action === action)?.kind;
      const topics = posted.getAll("sapere");
      // A question about the house needs no dates.
      const isAsked =
        fields.checkIn !== "" ||
        fields.checkOut !== "" ||
        (fields.adults !== "" && action !== "aggiungi");
      const message = await openMessage(visit.database, Number(fields.message) || 0, visit.now);
      return showReply(visit, { fields, topics, isAsked, message, ...(kind && { kind }) });
    },
  },
};

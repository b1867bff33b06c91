/** Finds what a letter carries and writes the mail. */
import type { Database } from "../store/database.ts";
import type { Letter } from "../store/letters.ts";
import { messagesOf } from "../store/messages.ts";
import { subscriberAt } from "../store/subscribers.ts";
import { noticeOf } from "../store/notices.ts";
import {
  confirmMail,
  type Mail,
  messageMail,
  noticeMail,
  type Sender,
  suspectsMail,
} from "./compose.ts";
import type { KnownAt } from "./stay-report.ts";

/** Writes the mails of a store's letters, with the nights known then; nothing for a letter whose content has been deleted. */
export function letterWriter(
  database: Database,
  sender: () => Sender,
  availability: () => Promise<KnownAt>,
) {
  return async (letter: Letter): Promise<Mail | undefined> => {
    const from = sender();
    if (letter.kind === "confirm") {
      const subscriber = letter.recipient && (await subscriberAt(database, letter.recipient));
      // Confirmed or ended in the meantime: there is nothing left to ask.
      if (!subscriber || subscriber.state !== "asked") return undefined;
      return confirmMail(letter, subscriber, from);
    }
    const messages = await messagesOf(database, letter.id);
    const [first] = messages;
    const notice = first ? undefined : await noticeOf(database, letter.id);
    if (notice) return noticeMail(letter, notice, from);
    if (!first) return undefined;
    return letter.kind === "message"
      ? messageMail(letter, first, from, await availability())
      : suspectsMail(letter, messages, from);
  };
}

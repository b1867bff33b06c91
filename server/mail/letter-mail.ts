/** Loads what a letter carries and composes its mail. */
import type { Database } from "#server/store/database.ts";
import { alertOf } from "#server/store/alerts.ts";
import type { Letter } from "#server/store/letters.ts";
import { messagesOf } from "#server/store/messages.ts";
import { subscriberByEmail } from "#server/store/subscribers.ts";
import {
  alertMail,
  confirmMail,
  type Mail,
  type MailContext,
  messageMail,
  suspectsMail,
} from "./compose.ts";
import type { AvailabilityAt } from "./stay-report.ts";

/** Composes the mail of a letter; nothing where what it carried has been deleted. */
export function createComposer(
  database: Database,
  context: () => MailContext,
  availability: () => Promise<AvailabilityAt>,
) {
  return async (letter: Letter): Promise<Mail | undefined> => {
    if (letter.kind === "confirm") {
      const subscriber = letter.recipient && (await subscriberByEmail(database, letter.recipient));
      if (!subscriber || subscriber.state !== "asked") return undefined;
      return confirmMail(letter, subscriber, context());
    }
    const messages = await messagesOf(database, letter.id);
    const [first] = messages;
    const alert = first ? undefined : await alertOf(database, letter.id);
    if (alert) return alertMail(letter, alert, context());
    if (!first) return undefined;
    return letter.kind === "message"
      ? messageMail(letter, first, context(), await availability())
      : suspectsMail(letter, messages, context());
  };
}

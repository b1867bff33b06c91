import type { Contents } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import type { Settings } from "#server/settings/settings.ts";
import { createAccessLink, MAIL_DEVICE_NAME } from "#server/auth/access.ts";
import type { Database } from "#server/store/database.ts";
import type { Letter } from "#server/store/letters.ts";
import { messagesIn } from "#server/store/messages.ts";
import { subscriberByEmail } from "#server/store/subscribers.ts";
import { alertMail } from "./alert-mail.ts";
import {
  accessMail,
  confirmMail,
  type Mail,
  type MailContext,
  messageMail,
  suspectsMail,
} from "./compose.ts";
import { createMailer } from "./mailer.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import type { AvailabilityAt } from "./stay-report.ts";

export function createComposer(
  database: Database,
  currentContext: () => MailContext,
  readAvailability: () => Promise<AvailabilityAt>,
) {
  return async (letter: Letter): Promise<Mail | undefined> => {
    if (letter.kind === "confirm") {
      const subscriber = letter.recipient && (await subscriberByEmail(database, letter.recipient));
      if (!subscriber || subscriber.confirmedAt) return undefined;
      return confirmMail(letter, subscriber, currentContext());
    }
    const { alert } = letter;
    if (alert?.kind === "access") {
      // The link is made when its mail is sent, so that its secret is never stored and its lifetime begins then.
      const link = await createAccessLink(database, MAIL_DEVICE_NAME, Date.now());
      return accessMail(letter, link, currentContext());
    }
    if (alert) return alertMail(letter, alert, currentContext());
    const messages = await messagesIn(database, letter.id);
    const [firstMessage] = messages;
    if (!firstMessage) return undefined;
    return letter.kind === "message"
      ? messageMail(letter, firstMessage, currentContext(), await readAvailability())
      : suspectsMail(letter, messages, currentContext());
  };
}

function mailContext(settings: Settings, contents: Contents): MailContext {
  const ownerEmail = settings.ownerEmail ?? contents[DEFAULT_LANGUAGE].house.email;
  return { ...settings, contents, ownerEmail, senderEmail: settings.senderEmail ?? ownerEmail };
}

export async function startMail(
  settings: Settings,
  database: Database,
  currentContents: () => Contents,
  readAvailability: () => Promise<AvailabilityAt>,
): Promise<Pick<Outbox, "wake" | "stop">> {
  if (!settings.smtp) {
    console.log("SMTP_URL is not set: messages wait in the inbox, at the desk.");
    return { wake: () => {}, stop: async () => {} };
  }
  const currentContext = () => mailContext(settings, currentContents());
  const outbox = createOutbox({
    database,
    mailer: createMailer(settings.smtp),
    compose: createComposer(database, currentContext, readAvailability),
  });
  outbox.start();
  return outbox;
}

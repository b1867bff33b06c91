/** Starts the mail of a server, where there is a mail server to send it. */
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import type { AllFacts } from "../facts.ts";
import { logFault } from "../log.ts";
import type { Settings } from "../settings.ts";
import type { Database } from "../store/database.ts";
import { freeLetters } from "../store/letters.ts";
import type { Sender } from "./compose.ts";
import { letterWriter } from "./letter-mail.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import type { KnownAt } from "./stay-report.ts";

/** Who writes and who is written to. */
export function senderOf(settings: Settings, facts: AllFacts): Sender {
  const owner = settings.ownerEmail ?? facts[DEFAULT_LANGUAGE].house.email;
  return {
    facts,
    siteUrl: settings.siteUrl,
    owner,
    sender: settings.senderEmail ?? owner,
    keepSignUpDays: settings.keepSignUpDays,
  };
}

type Started = Pick<Outbox, "wake" | "stop" | "isLate">;

type Sources = {
  facts: () => AllFacts;
  /** Which rooms are free now, for messages with dates. */
  availability: () => Promise<KnownAt>;
};

/** Starts sending. Without `SMTP_URL` it says once that messages wait at the desk. */
export async function startMail(
  settings: Settings,
  database: Database,
  { facts, availability }: Sources,
): Promise<Started> {
  if (!settings.smtp) {
    console.log("SMTP_URL is not set: messages wait in the inbox (npm run desk -- messaggi).");
    return { wake: () => {}, stop: async () => {}, isLate: () => false };
  }
  const { createMailer } = await import("./mailer.ts");
  const outbox = createOutbox({
    database,
    mailer: createMailer(settings.smtp),
    compose: letterWriter(database, () => senderOf(settings, facts()), availability),
  });
  // A letter that was in hand when the last server was killed has its turn at once. Other servers of
  // a shared store have letters in hand now: there the claim simply runs out.
  if (!database.shared) await freeLetters(database).catch(logFault);
  outbox.start();
  return outbox;
}

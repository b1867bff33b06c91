import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import type { HouseInfoByLanguage } from "#server/text/house-info.ts";
import type { Settings } from "#server/settings/settings.ts";
import type { Database } from "#server/store/database.ts";
import { releaseClaims } from "#server/store/letters.ts";
import { logError } from "#server/system/log.ts";
import type { MailContext } from "./compose.ts";
import { createComposer } from "./letter-mail.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import type { AvailabilityAt } from "./stay-report.ts";

function mailContext(settings: Settings, info: HouseInfoByLanguage): MailContext {
  const owner = settings.ownerEmail ?? info[DEFAULT_LANGUAGE].house.email;
  return {
    info,
    siteUrl: settings.siteUrl,
    owner,
    sender: settings.senderEmail ?? owner,
    keepSignUpDays: settings.keepSignUpDays,
  };
}

type MailSources = {
  info: () => HouseInfoByLanguage;
  availability: () => Promise<AvailabilityAt>;
};

/** Starts sending; without `SMTP_URL` the messages wait in the store. */
export async function startMail(
  settings: Settings,
  database: Database,
  { info, availability }: MailSources,
): Promise<Pick<Outbox, "wake" | "stop" | "isLate">> {
  if (!settings.smtp) {
    console.log("SMTP_URL is not set: messages wait in the inbox (npm run desk -- messaggi).");
    return { wake: () => {}, stop: async () => {}, isLate: () => false };
  }
  const { createMailer } = await import("./mailer.ts");
  const outbox = createOutbox({
    database,
    mailer: createMailer(settings.smtp),
    compose: createComposer(database, () => mailContext(settings, info()), availability),
  });
  // Claims of a killed server end now; in a shared store they may be another server's, and expire.
  if (!database.isShared) await releaseClaims(database).catch(logError);
  outbox.start();
  return outbox;
}

import type { MailProblems } from "#server/store/letters.ts";
import { formatTime, withCount } from "./format.ts";

/** What is wrong with the mail to the family, a sentence each. */
export function mailWords(mail: MailProblems | undefined): string[] {
  return [
    mail?.lateSince && `La posta non parte dal ${formatTime(mail.lateSince)}.`,
    mail?.notSent &&
      `${withCount(mail.notSent, ["lettera non è partita", "lettere non sono partite"])}: abbiamo provato per una settimana.`,
  ].filter((text) => typeof text === "string");
}

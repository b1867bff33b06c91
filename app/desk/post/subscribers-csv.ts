import { letterPath } from "#app/paths/paths.ts";
import type { Subscriber } from "#server/store/subscribers.ts";

/** Returns a cell of a CSV file. The apostrophe prevents spreadsheets from running the text as a formula. */
function csvCell(text: string): string {
  const safeText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safeText.replaceAll('"', '""')}"`;
}

export function subscribersCsv(subscribers: Subscriber[], siteUrl: string): string[] {
  const header = ["email", "confermato", "lingua", "consenso", "cancellazione"];
  const rows = subscribers.map(({ email, confirmedAt, consent, key, language }) => {
    const unsubscribeUrl = siteUrl + letterPath("leave", key, language);
    return [email, new Date(confirmedAt ?? 0).toISOString(), language, consent, unsubscribeUrl];
  });
  return [header, ...rows].map((cells) => cells.map(csvCell).join(","));
}

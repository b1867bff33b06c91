import { slashedDate } from "#app/domain/day-words.ts";
import type { FeedFault } from "#server/calendar/record-sync.ts";

const TIME_FORMAT = new Intl.DateTimeFormat("it-IT", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Rome",
});

/** Returns a text such as "21/11/26, 16:20". */
export const formatTime = (milliseconds: number): string => TIME_FORMAT.format(milliseconds);

/** Replaces control characters by spaces: without this, a guest's or portal's text could control an operator's terminal. */
export const withoutControlCharacters = (text: string): string =>
  text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, " ");

type CountedNoun = [singular: string, plural: string];

export const MESSAGE_NOUN: CountedNoun = ["messaggio", "messaggi"];

/** Returns a text such as "1 messaggio" or "2 messaggi" (messages). */
export const withCount = (count: number, [singular, plural]: CountedNoun): string =>
  `${count} ${count === 1 ? singular : plural}`;

const FEED_FAULT_TEXTS: Record<string, string> = {
  address: "l’indirizzo non si può leggere da qui",
  private: "l’indirizzo porta dentro una rete privata",
  away: "non risponde",
  slow: "risponde troppo piano",
  large: "è più grande di 2 MB",
  redirects: "rimanda di indirizzo in indirizzo",
  encoded: "risponde in una forma compressa che qui non si legge",
  "no calendar": "risponde, ma non con un calendario: forse con una pagina d’accesso",
  part: "non si capisce tutto: le notti nuove contano, nessuna si libera",
  endless: "c’è una ripetizione che non finisce mai",
  doubt: "dà libere molte notti tutte insieme: aspetto che lo confermi",
} satisfies Partial<Record<FeedFault, string>>;

export function describeFault(fault: string): string {
  const [, status] = /^status (\d+)$/.exec(fault) ?? [];
  const [, day] = /^part (.*)$/.exec(fault) ?? [];
  if (day) return FEED_FAULT_TEXTS["part"]!.replace(":", ` (la voce del ${slashedDate(day)}):`);
  return status ? `risponde con un errore (${status})` : (FEED_FAULT_TEXTS[fault] ?? fault);
}

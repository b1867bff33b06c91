/** What is said of a calendar that is read. */
import type { FeedFault } from "#server/calendar/record-sync.ts";

const WORDS: Record<string, string> = {
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

/** A fault as it is kept, in a sentence. */
export function describeFault(fault: string): string {
  const [, status] = /^status (\d+)$/.exec(fault) ?? [];
  return status ? `risponde con un errore (${status})` : (WORDS[fault] ?? fault);
}

/** The alert about values of the family's documents that do not fit a new version. */
import type { Database } from "./database.ts";
import { readValue, writeValue } from "./key-values.ts";
import { addLetter, type UnfitValue } from "./letters.ts";

/** The key under which the version of the last alert is stored. */
const ALERTED_VERSION = "document alert";

/** Adds an alert about documents that do not fit, once for each version of the software. */
export async function addDocumentAlert(
  database: Database,
  version: string,
  values: UnfitValue[],
  now: number,
): Promise<void> {
  await database.transaction(async (query) => {
    if ((await readValue(query, ALERTED_VERSION)) === version) return;
    await writeValue(query, ALERTED_VERSION, version);
    await addLetter(query, { kind: "message", now, alert: { kind: "documents", values } });
  });
}

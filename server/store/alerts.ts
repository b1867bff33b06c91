import type { Database } from "./database.ts";
import { readValue, writeValue } from "./key-values.ts";
import { addLetter, type UnfitValue } from "./letters.ts";

const ALERTED_VERSION = "document alert";

/** One alert for each version of the software; `values` are those that it does not accept. */
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

/** Alerts to the family about values of its documents that do not fit a new version, each with its letter. */
import type { Place } from "#app/content/documents.ts";
import { type Database, insertRow, select } from "./database.ts";
import { readValue, writeValue } from "./key-values.ts";
import { addLetter } from "./letters.ts";

/** A value that does not fit, in JSON; `value` is undefined where a whole file is meant. */
export type UnfitValue = Place & { value: unknown };

/** The name of the version whose alert was written last. */
const ALERTED_VERSION = "document alert";

/** Writes to the family once for each version of the software. */
export async function addDocumentAlert(
  database: Database,
  version: string,
  values: UnfitValue[],
  now: number,
): Promise<void> {
  await database.transaction(async (query) => {
    if ((await readValue(query, ALERTED_VERSION)) === version) return;
    await writeValue(query, ALERTED_VERSION, version);
    const letter = await addLetter(query, { kind: "message", now });
    for (const { file, path, value } of values) {
      const row = { letter, file, path, value: value === undefined ? null : JSON.stringify(value) };
      await insertRow(query, "document_alerts", row);
    }
  });
}

export async function alertedValues(database: Database, letter: string): Promise<UnfitValue[]> {
  const rows = await select<{ file: string; path: string; value: string | null }>(
    database,
    "SELECT file, path, value FROM document_alerts WHERE letter = ? ORDER BY file, path",
    [letter],
  );
  return rows.map(({ value, ...place }) => ({
    ...place,
    value: value === null ? undefined : (JSON.parse(value) as unknown),
  }));
}

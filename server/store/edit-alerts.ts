/** Alerts to the family about edits that a new build left out, each with its letter. */
import type { Edit } from "#app/content/edits.ts";
import { type Database, insertRow, select } from "./database.ts";
import { editColumns, editOf } from "./edits.ts";
import { readValue, writeValue } from "./key-values.ts";
import { addLetter } from "./letters.ts";
import type { BuildId } from "./releases.ts";

/** The name of the build whose alert was written last. */
const ALERTED_BUILD = "edits alert";

/** Writes to the family once for each build, whichever server of the store is first. */
export async function addEditAlert(
  database: Database,
  { build, made }: BuildId,
  edits: Edit[],
  now: number,
): Promise<void> {
  const id = `${build} ${made}`;
  await database.transaction(async (query) => {
    if ((await readValue(query, ALERTED_BUILD)) === id) return;
    await writeValue(query, ALERTED_BUILD, id);
    const letter = await addLetter(query, { kind: "message", now });
    for (const edit of edits)
      await insertRow(query, "edit_alerts", { letter, ...editColumns(edit) });
  });
}

/** An edit that a letter is about; server/mail reads it without knowing content. */
export type AlertedEdit = Edit;

export async function alertedEdits(database: Database, letter: string): Promise<AlertedEdit[]> {
  const rows = await select<{ file: string; path: string; value: string | null }>(
    database,
    "SELECT file, path, value FROM edit_alerts WHERE letter = ? ORDER BY file, path",
    [letter],
  );
  return rows.map(editOf);
}

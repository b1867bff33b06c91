/** Alerts to the family about a folder without a new copy, each with its letter. */
import { type Database, insertRow, type Query, select } from "./database.ts";
import { addLetter } from "./letters.ts";

export async function addBackupAlert(query: Query, folder: string, now: number): Promise<void> {
  const letter = await addLetter(query, { kind: "message", now, at: now });
  const faults = JSON.stringify([{ folder }]);
  await insertRow(query, "backup_alerts", { letter, kind: "copy", faults });
}

/** The folders that a letter tells of; none where it is another letter. */
export async function alertedFolders(database: Database, letter: string): Promise<string[]> {
  const [row] = await select<{ faults: string }>(
    database,
    "SELECT faults FROM backup_alerts WHERE letter = ? AND kind = 'copy'",
    [letter],
  );
  const faults: { folder: string }[] = JSON.parse(row?.faults ?? "[]");
  return faults.map(({ folder }) => folder);
}

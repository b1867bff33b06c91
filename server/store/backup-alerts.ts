/** Alerts to the family about backups that fail, each with its letter. */
import { type Database, insertRow, type Query, select } from "./database.ts";
import { addLetter } from "./letters.ts";

/**
 * "folder": missing or not writable; "store": cannot be read; "damaged": the copy differs from the store;
 * "different": what is restored differs from the copy; "none": there is no copy; "failed": anything else.
 */
export type BackupFault = "full" | "folder" | "store" | "damaged" | "different" | "none" | "failed";

export type FolderFault = { folder: string; fault: BackupFault };

/** "copy": the nightly copy was not made; "drill": a copy could not be restored. */
export type BackupAlert = { kind: "copy" | "drill"; faults: FolderFault[] };

export async function addBackupAlert(
  query: Query,
  { kind, faults }: BackupAlert,
  now: number,
): Promise<void> {
  const letter = await addLetter(query, { kind: "message", now, at: now });
  await insertRow(query, "backup_alerts", { letter, kind, faults: JSON.stringify(faults) });
}

export async function backupAlertOf(
  database: Database,
  letter: string,
): Promise<BackupAlert | undefined> {
  const [row] = await select<{ kind: BackupAlert["kind"]; faults: string }>(
    database,
    "SELECT kind, faults FROM backup_alerts WHERE letter = ?",
    [letter],
  );
  return row && { kind: row.kind, faults: JSON.parse(row.faults) };
}

import { houseDayAt } from "#app/domain/availability.ts";
import type { Database, RunSql } from "./database.ts";
import { readValue, writeValue } from "./key-values.ts";
import { addLetter } from "./letters.ts";
import { HOUR } from "#server/system/durations.ts";

/** Half past three in the house's time zone. */
const DUE_TIME_OF_DAY = 3.5 * HOUR;

/** Copies are made every night. A folder is late if the copies of two nights in a row are missing. */
const MAX_BACKUP_AGE = 48 * HOUR;

/** `since` is the time of the folder's first check. `isAlerted` is true if the family was alerted after the last copy. */
type FolderState = { since: number; copiedAt?: number; isAlerted?: boolean };

const STATE_KEY = "backups";

async function readState(query: RunSql): Promise<Record<string, FolderState>> {
  return JSON.parse((await readValue(query, STATE_KEY)) || "{}");
}

const backupNightOf = (time: number) => houseDayAt(time - DUE_TIME_OF_DAY);

/** Returns the folders that need a copy now. A copy of a future date is ignored, because it was dated by a wrong clock. */
export async function dueBackupFolders(database: Database, folders: string[], now: number) {
  const folderStates = await database.read(readState);
  return folders.filter((folder) => {
    const { copiedAt = 0 } = folderStates[folder] ?? {};
    return copiedAt > now || backupNightOf(copiedAt) !== backupNightOf(now);
  });
}

const isBackupLateAt = ({ since, copiedAt = since }: FolderState, now: number) =>
  now - copiedAt > MAX_BACKUP_AGE;

/** Records whether a copy was made. Returns true if an alert was added, because the folder has had no copy for two days. */
export async function recordBackup(
  database: Database,
  { folder, isMade }: { folder: string; isMade: boolean },
  now: number,
): Promise<boolean> {
  return database.transaction(async (query) => {
    const folderStates = await readState(query);
    const { since = now, ...previousState } = folderStates[folder] ?? {};
    const newState: FolderState = { since, ...(isMade ? { copiedAt: now } : previousState) };
    const isNewlyLate = isBackupLateAt(newState, now) && !newState.isAlerted;
    if (isNewlyLate) {
      await addLetter(query, { kind: "message", now, alert: { kind: "backup", folder } });
      newState.isAlerted = true;
    }
    await writeValue(query, STATE_KEY, JSON.stringify({ ...folderStates, [folder]: newState }));
    return isNewlyLate;
  });
}

export type FolderStatus = Awaited<ReturnType<typeof backupStatus>>[number];

export async function backupStatus(database: Database, folders: string[], now: number) {
  const folderStates = await database.read(readState);
  return folders.map((folder) => {
    const folderState = folderStates[folder] ?? { since: now };
    return { folder, copiedAt: folderState.copiedAt, isLate: isBackupLateAt(folderState, now) };
  });
}

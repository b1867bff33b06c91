/** One run of the backups: a copy into each folder and, where it is due, a restore drill of each. */
import type { FolderFault } from "#server/store/backup-alerts.ts";
import type { BackupResult, BackupRun } from "#server/store/backup-state.ts";
import type { StoreLocation } from "#server/store/open.ts";
import { copiesIn, deleteExpiredCopies, backupFaultOf, makeCopy } from "./copies.ts";
import { drill, type DrillResult } from "./drill.ts";

export type BackupTask = BackupRun & { location: StoreLocation; build: string; now: number };

/** Tries a restore of the newest copy in a folder. */
export async function drillNewest(
  folder: string,
  place: { dataDir: string; build: string },
): Promise<DrillResult> {
  try {
    const [newest] = await copiesIn(folder);
    return newest ? await drill(newest.file, place) : { fault: "none" };
  } catch (error) {
    return { fault: backupFaultOf(error) };
  }
}

export async function runBackup(task: BackupTask): Promise<BackupResult> {
  const { folders, withDrill, location, build, now } = task;
  const copied: string[] = [];
  const copyFaults: FolderFault[] = [];
  for (const folder of folders)
    try {
      await makeCopy(location, folder, now);
      copied.push(folder);
      await deleteExpiredCopies(folder, now);
    } catch (error) {
      copyFaults.push({ folder, fault: backupFaultOf(error) });
    }
  if (!withDrill) return { copied, copyFaults };
  const drillFaults: FolderFault[] = [];
  for (const folder of copied) {
    const result = await drillNewest(folder, { dataDir: location.dataDir, build });
    if ("fault" in result) drillFaults.push({ folder, fault: result.fault });
  }
  // Without a copy nothing was tried.
  return { copied, copyFaults, ...(copied.length > 0 && { drillFaults }) };
}

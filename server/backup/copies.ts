import { existsSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { checkCopy, copyStore } from "#server/store/backup.ts";
import { StoreUnavailable } from "#server/store/database.ts";
import { storeFile, type StoreLocation } from "#server/store/open.ts";
import { assertFreeSpace, isDiskFull } from "#server/system/disk-space.ts";
import { DAY } from "#server/system/durations.ts";
import { logError } from "#server/system/log.ts";

const MAX_COPIES = 30;

const COPY_NAME_PATTERN = /^casa-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.db$/;

const UNFINISHED_SUFFIX = ".parte";
const UNFINISHED_NAME_PATTERN = /^casa-[\dT-]+\.db\.parte/;

/** An unfinished copy that is older was left behind by a process that was killed. It is deleted. */
const MAX_COPY_DURATION = DAY;

function copyNameAt(time: number): string {
  return `casa-${new Date(time).toISOString().slice(0, 19).replaceAll(":", "-")}.db`;
}

/** Returns the copies, the newest first; leaves out files whose names are not those of copies. */
export async function copiesIn(folder: string) {
  const fileNames = await readdir(folder);
  return fileNames
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = COPY_NAME_PATTERN.exec(name) ?? [];
      if (!day) return [];
      const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
      return Number.isNaN(madeAt) ? [] : [{ file: join(folder, name), madeAt }];
    })
    .toSorted((one, other) => other.madeAt - one.madeAt);
}

class DamagedCopy extends Error {
  override name = "DamagedCopy";
}

/** The copy gets its final name after it has been checked; a failure leaves no file. */
export async function makeCopy(location: StoreLocation, folder: string, now: number) {
  const finalFile = join(folder, copyNameAt(now));
  const unfinishedFile = finalFile + UNFINISHED_SUFFIX;
  try {
    const storeStats = await stat(storeFile(location.dataDir)).catch(() => undefined);
    await assertFreeSpace(folder, storeStats?.size ?? 0);
    await copyStore(location, unfinishedFile);
    const copyInfo = checkCopy(unfinishedFile);
    if (!copyInfo) throw new DamagedCopy();
    await rename(unfinishedFile, finalFile);
    return { file: finalFile, messageCount: copyInfo.messageCount };
  } catch (error) {
    for (const suffix of ["", "-journal", "-wal", "-shm"])
      if (existsSync(unfinishedFile + suffix)) await rm(unfinishedFile + suffix);
    throw error;
  }
}

/** Deletes old copies, finished and unfinished. Does not delete copies of a future date, as the clock may be wrong. */
async function deleteOldCopies(folder: string, now: number): Promise<void> {
  const copies = (await copiesIn(folder)).filter(({ madeAt }) => madeAt <= now);
  for (const { file } of copies.slice(MAX_COPIES)) await rm(file, { force: true });
  for (const name of await readdir(folder)) {
    if (!UNFINISHED_NAME_PATTERN.test(name)) continue;
    const file = join(folder, name);
    if (now - (await stat(file)).mtimeMs > MAX_COPY_DURATION) await rm(file, { force: true });
  }
}

export const BACKUP_FAULTS = {
  full: "the disk is full",
  folder: "the folder is missing or cannot be written",
  store: "the store cannot be read",
  damaged: "the copy is damaged",
  failed: "the process failed",
};

export type BackupFault = keyof typeof BACKUP_FAULTS;

/** SQLite's errors READONLY, IOERR and CANTOPEN are faults of the folder; CORRUPT and NOTADB are faults of the database. */
const FAULTS_BY_SQLITE_CODE: Record<number, BackupFault> = {
  8: "folder",
  10: "folder",
  14: "folder",
  11: "store",
  26: "store",
};

export function backupFaultOf(error: unknown): BackupFault {
  if (isDiskFull(error)) return "full";
  if (error instanceof StoreUnavailable) return "store";
  if (error instanceof DamagedCopy) return "damaged";
  const { errno, errcode } = Object(error) as { errno?: unknown; errcode?: number };
  const fault = FAULTS_BY_SQLITE_CODE[(errcode ?? 0) & 0xff];
  if (fault) return fault;
  if (typeof errno === "number") return "folder";
  logError(error);
  return "failed";
}

export type BackupTask = StoreLocation & { folder: string; now: number };

export async function runBackup(task: BackupTask): Promise<BackupFault | undefined> {
  try {
    await makeCopy(task, task.folder, task.now);
    await deleteOldCopies(task.folder, task.now);
    return undefined;
  } catch (error) {
    return backupFaultOf(error);
  }
}

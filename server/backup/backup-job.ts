/** Makes copies of the store while the server runs: every night, or as soon as it runs again. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Settings } from "#server/settings/settings.ts";
import { dueBackups, recordBackup } from "#server/store/backup-state.ts";
import type { Database } from "#server/store/database.ts";
import { logError, logLine } from "#server/system/log.ts";
import { createWorkerLoop } from "#server/system/worker-loop.ts";
import type { BackupFault, BackupTask } from "./copies.ts";

/** The pause before the first look whether a copy is due: a start has other work. In milliseconds, as all here. */
const FIRST_PAUSE = 10_000;

const LOOK_INTERVAL = 60_000;

/** The pause before a copy that failed is tried again; no try takes longer. */
const RETRY_PAUSE = 3_600_000;

const BACKUP_PROCESS_FILE = join(import.meta.dirname, "backup-process.ts");

const FAULT_WORDS: Record<BackupFault, string> = {
  full: "the disk is full",
  folder: "the folder is missing or cannot be written",
  store: "the store cannot be read",
  damaged: "the copy is damaged",
  failed: "the process failed",
};

type BackupJobOptions = {
  database: Database;
  settings: Pick<Settings, "dataDir" | "backupFolders">;
  /** A letter was written. */
  onAlert: () => void;
  now?: () => number;
  log?: (line: string) => void;
  run?: (task: BackupTask) => Promise<BackupFault | undefined>;
};

async function runInProcess(task: BackupTask): Promise<BackupFault | undefined> {
  try {
    const child = spawn(process.execPath, [BACKUP_PROCESS_FILE, JSON.stringify(task)], {
      stdio: ["ignore", "pipe", "inherit"],
      timeout: RETRY_PAUSE * 0.9,
      killSignal: "SIGKILL",
    });
    const [fault, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
    return code === 0 ? (fault as BackupFault) || undefined : "failed";
  } catch (error) {
    logError(error);
    return "failed";
  }
}

export function createBackupJob(options: BackupJobOptions) {
  const { database, onAlert, now = Date.now, log = logLine, run = runInProcess } = options;
  const { dataDir, backupFolders } = options.settings;
  const failedAt = new Map<string, number>();

  /** Makes the copies that are due. */
  const passOverFolders = async () => {
    for (const folder of await dueBackups(database, backupFolders, now())) {
      const sinceFailure = now() - (failedAt.get(folder) ?? -Infinity);
      if (sinceFailure >= 0 && sinceFailure < RETRY_PAUSE) continue;
      // Our own folder; one that is named may be a disk that is away.
      if (folder === backupFolders[0])
        await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {});
      const fault = await run({ dataDir, folder, now: now() });
      if (fault) {
        failedAt.set(folder, now());
        log(`ALARM, no backup in ${folder}: ${FAULT_WORDS[fault]}.`);
      } else if (failedAt.delete(folder)) log(`Backups are made again in ${folder}.`);
      if (await recordBackup(database, { folder, isMade: !fault }, now())) onAlert();
    }
    return LOOK_INTERVAL;
  };

  const workerLoop = createWorkerLoop({ pass: passOverFolders, errorPause: LOOK_INTERVAL, log });
  let firstPassTimer: NodeJS.Timeout | undefined;
  return {
    pass: passOverFolders,
    start() {
      firstPassTimer = setTimeout(() => workerLoop.start(), FIRST_PAUSE).unref();
    },
    async stop() {
      clearTimeout(firstPassTimer);
      await workerLoop.stop();
    },
  };
}

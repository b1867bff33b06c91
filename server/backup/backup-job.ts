/** Copies the database every night, or at the server's next start if the server was off at night. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Settings } from "#server/settings/settings.ts";
import { dueBackupFolders, recordBackup } from "#server/store/backup-state.ts";
import type { Database } from "#server/store/database.ts";
import { HOUR, MINUTE } from "#server/system/durations.ts";
import { logError, logLine } from "#server/system/log.ts";
import { createWorkerLoop } from "#server/system/worker-loop.ts";
import { BACKUP_FAULTS, type BackupFault, type BackupTask } from "./copies.ts";

const FIRST_CHECK_DELAY_MS = 10_000;

const CHECK_INTERVAL_MS = MINUTE;

/** The pause after a failed backup, before another attempt. A backup that takes nearly this long is stopped. */
const RETRY_PAUSE_MS = HOUR;

const BACKUP_PROCESS_FILE = join(import.meta.dirname, "backup-process.ts");

type BackupJobOptions = {
  database: Database;
  settings: Pick<Settings, "dataDir" | "backupFolders">;
  /** Called after an alert to the family was added to the outbox. */
  onAlert: () => void;
  now?: () => number;
  log?: (line: string) => void;
  runTask?: (task: BackupTask) => Promise<BackupFault | undefined>;
};

async function runInChildProcess(task: BackupTask): Promise<BackupFault | undefined> {
  try {
    const child = spawn(process.execPath, [BACKUP_PROCESS_FILE, JSON.stringify(task)], {
      stdio: ["ignore", "pipe", "inherit"],
      timeout: RETRY_PAUSE_MS * 0.9,
      killSignal: "SIGKILL",
    });
    const [fault, [exitCode]] = await Promise.all([text(child.stdout), once(child, "close")]);
    return exitCode === 0 ? (fault as BackupFault) || undefined : "failed";
  } catch (error) {
    logError(error);
    return "failed";
  }
}

export function createBackupJob(options: BackupJobOptions) {
  const { database, onAlert, now = Date.now, log = logLine, runTask = runInChildProcess } = options;
  const { dataDir, backupFolders } = options.settings;
  const failedAtByFolder = new Map<string, number>();

  const backUpDueFolders = async () => {
    for (const folder of await dueBackupFolders(database, backupFolders, now())) {
      const timeSinceFailure = now() - (failedAtByFolder.get(folder) ?? -Infinity);
      if (timeSinceFailure >= 0 && timeSinceFailure < RETRY_PAUSE_MS) continue;
      // Only the folder in DATA_DIR is created: if BACKUP_DIR is missing, its disk may not be mounted.
      if (folder === backupFolders[0])
        await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {});
      const fault = await runTask({ dataDir, folder, now: now() });
      if (fault) {
        failedAtByFolder.set(folder, now());
        log(`ALARM, no backup in ${folder}: ${BACKUP_FAULTS[fault]}.`);
      } else if (failedAtByFolder.delete(folder)) log(`Backups are made again in ${folder}.`);
      if (await recordBackup(database, { folder, isMade: !fault }, now())) onAlert();
    }
    return CHECK_INTERVAL_MS;
  };

  const workerLoop = createWorkerLoop({
    pass: backUpDueFolders,
    retryMs: CHECK_INTERVAL_MS,
    log,
  });
  return {
    pass: backUpDueFolders,
    start: () => workerLoop.start(FIRST_CHECK_DELAY_MS),
    stop: workerLoop.stop,
  };
}

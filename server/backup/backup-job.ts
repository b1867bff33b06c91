/** Makes backups while the server runs: every night, or as soon as it runs again. */
import { join } from "node:path";
import type { Settings } from "#server/settings/settings.ts";
import type { BackupAlert, BackupFault } from "#server/store/backup-alerts.ts";
import {
  type BackupResult,
  claimBackup,
  recordBackupRun,
  BACKUP_RETRY_PAUSE,
} from "#server/store/backup-state.ts";
import type { Database } from "#server/store/database.ts";
import { runTask } from "#server/system/child-task.ts";
import { logError } from "#server/system/log.ts";
import { logLine } from "#server/system/log.ts";
import { createWorkerLoop } from "#server/system/worker-loop.ts";
import type { BackupTask } from "./backup-run.ts";

/** The pause between two looks whether a backup is due, in milliseconds. */
const CHECK_INTERVAL = 60_000;

const BACKUP_PROCESS_FILE = join(import.meta.dirname, "backup-process.ts");

const FAULT_WORDS: Record<BackupFault, string> = {
  full: "the disk is full",
  folder: "the folder is missing or cannot be written",
  store: "the store cannot be read",
  damaged: "the copy is damaged",
  different: "what was restored is not what was copied",
  none: "there is no copy",
  failed: "the process failed",
};

function alertLogLines({ kind, faults }: BackupAlert): string[] {
  const what = kind === "copy" ? "no backup in" : "no restore of the backup in";
  if (faults.length === 0)
    return [
      kind === "copy" ? "Backups are made again." : "A backup was restored again, as a drill.",
    ];
  return faults.map(({ folder, fault }) => `ALARM, ${what} ${folder}: ${FAULT_WORDS[fault]}.`);
}

type BackupJobOptions = {
  database: Database;
  settings: Pick<Settings, "dataDir" | "backupDirs">;
  /** The folder of the build. */
  build: string;
  /** A letter was written. */
  onAlert: () => void;
  now?: () => number;
  log?: (line: string) => void;
  run?: (task: BackupTask) => Promise<BackupResult>;
};

/** A process that ends early, or takes too long, fails in all folders. */
async function runInProcess(task: BackupTask): Promise<BackupResult> {
  try {
    return await runTask<BackupResult>(BACKUP_PROCESS_FILE, task, {
      timeout: BACKUP_RETRY_PAUSE * 0.9,
    });
  } catch (error) {
    logError(error);
    const copyFaults = task.folders.map((folder) => ({ folder, fault: "failed" as const }));
    return { copied: [], copyFaults };
  }
}

export function createBackupJob(options: BackupJobOptions) {
  const { database, build, onAlert, now = Date.now, log = logLine } = options;
  const { run = runInProcess } = options;
  const { dataDir, backupDirs } = options.settings;
  const location = { dataDir };

  /** Makes the backup that is due. */
  const pass = async () => {
    const due = await claimBackup(database, backupDirs, now());
    if (!due) return CHECK_INTERVAL;
    const result = await run({ ...due, location, build, now: now() });
    const alerts = await recordBackupRun(database, result, now());
    for (const line of alerts.flatMap(alertLogLines)) log(line);
    if (alerts.length > 0) onAlert();
    return CHECK_INTERVAL;
  };

  const loop = createWorkerLoop({ pass, errorPause: CHECK_INTERVAL, log });
  return {
    pass,
    start() {
      if (backupDirs.length > 0) loop.start();
    },
    stop: loop.stop,
  };
}

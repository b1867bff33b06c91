/** A child process that makes one run of backups and exits. */
import "#server/system/compile-cache.ts";
import { answerTask } from "#server/system/child-task.ts";
import type { BackupTask } from "./backup-run.ts";

answerTask(async (task: BackupTask) => {
  const { runBackup } = await import("./backup-run.ts");
  return runBackup(task);
});

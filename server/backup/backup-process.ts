/** A child process that makes one copy of the store and exits. */
import "#server/system/compile-cache.ts";
import { answerTask } from "#server/system/child-task.ts";
import type { BackupTask } from "./copies.ts";

answerTask(async (task: BackupTask) => {
  const { runBackup } = await import("./copies.ts");
  return runBackup(task);
});

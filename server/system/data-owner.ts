/**
 * Runs a command that root has started as the owner of DATA_DIR: the server's user may put links into its own
 * folder, which root would follow. This module is imported before all others.
 */
import { statSync } from "node:fs";

const { uid, gid } = statSync(process.env["DATA_DIR"] ?? ".", { throwIfNoEntry: false }) ?? {};
if (process.getuid?.() === 0 && uid && gid !== undefined) {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

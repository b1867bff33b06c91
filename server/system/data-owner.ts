/**
 * Makes a command of root's run as the owner of DATA_DIR: the server's user may put links into its own
 * folder, and root would follow them. Imported before all else.
 */
import { statSync } from "node:fs";

const { uid, gid } = statSync(process.env["DATA_DIR"] ?? ".", { throwIfNoEntry: false }) ?? {};
if (process.getuid?.() === 0 && uid && gid !== undefined) {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

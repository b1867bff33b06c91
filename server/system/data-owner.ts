/**
 * Imported first by commands that root may start: they go on as the owner of DATA_DIR, because the
 * server's user may put links into its folder, which root would follow.
 */
import { statSync } from "node:fs";

const { uid, gid } = statSync(process.env["DATA_DIR"] ?? ".", { throwIfNoEntry: false }) ?? {};
if (process.getuid?.() === 0 && uid && gid !== undefined) {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

/**
 * Commands that root may start import this file first: they then run as the owner of DATA_DIR. The server's
 * user could put links into that folder, and root would follow the links to any file.
 */
import { statSync } from "node:fs";

const { uid, gid } = statSync(process.env["DATA_DIR"] ?? ".", { throwIfNoEntry: false }) ?? {};
if (process.getuid?.() === 0 && uid && gid !== undefined) {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

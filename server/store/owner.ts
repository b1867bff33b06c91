/** Whose the store's files are. */
import { chownSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Gives a file that the system's administrator has made to whom its folder belongs: the server must write it. */
export function likeItsFolder(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}

import { chownSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Gives a file that root created to the owner of its folder, so that the server can write it. */
export function matchFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}

import { chownSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Makes the owner of the folder also the owner of a file that root created, so that the server can write the file. */
export function matchFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}

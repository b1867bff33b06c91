/** Writes files atomically: a crash or a full disk leaves the old text or the new one. */
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { matchFolderOwner } from "./file-owner.ts";

/** Replaces a file, readable by its owner only. */
export async function writeAtomically(file: string, text: string | Buffer): Promise<void> {
  const next = `${file}.${process.pid}.next`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const handle = await open(next, "w", 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    matchFolderOwner(next);
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true }).catch(() => {});
    throw error;
  }
}

import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { matchFolderOwner } from "./file-owner.ts";

/** Writes a file that only its owner can read. After a crash or on a full disk, the file has either its old or new text. */
export async function writeAtomically(file: string, text: string | Buffer): Promise<void> {
  // The name is random, so that nobody can create a link under it beforehand.
  const temporaryFile = `${file}.${randomBytes(8).toString("hex")}.next`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const fileHandle = await open(temporaryFile, "wx", 0o600);
    try {
      await fileHandle.writeFile(text);
      await fileHandle.sync();
    } finally {
      await fileHandle.close();
    }
    matchFolderOwner(temporaryFile);
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true }).catch(() => {});
    throw error;
  }
}

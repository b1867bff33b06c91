/** Files that a crash or a full disk leaves as they were, or as they shall be. */
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { likeItsFolder } from "./store/owner.ts";

/** Replaces a file, readable by its owner alone. */
export async function writeWhole(file: string, text: string): Promise<void> {
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
    likeItsFolder(next);
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true }).catch(() => {});
    throw error;
  }
}

/** Stores that were set aside: before their tables were changed, by a rollback, or by a restore. */
import { readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { storeFile } from "./open.ts";

/** How long they are kept, in milliseconds: the privacy notice gives copies of guests' messages six months. */
const MAX_RETENTION = 155 * 24 * 3_600_000;

/** What follows the store's name in the name of such a file; SQLite's own files have -wal or -shm first. */
const FILE_SUFFIX = /^(-wal|-shm)?\./;

/** Deletes those beside the store that have not been written to for so long. */
export async function deleteSetAside(dataDir: string, now: number): Promise<void> {
  const store = basename(storeFile(dataDir));
  for (const name of await readdir(dataDir).catch(() => [])) {
    const file = join(dataDir, name);
    const isSetAside = name.startsWith(store) && FILE_SUFFIX.test(name.slice(store.length));
    if (isSetAside && now - (await stat(file)).mtimeMs > MAX_RETENTION) await rm(file);
  }
}

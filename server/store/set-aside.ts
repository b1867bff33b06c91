/** Stores that were set aside: before their tables were changed, by a rollback, or because they were damaged. */
import { readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { storeFile } from "./open.ts";

/** Guests' messages are in them, and the privacy notice gives copies six months; in milliseconds. */
const MAX_RETENTION = 155 * 24 * 3_600_000;

/** After the store's name, or after that of a file which SQLite has beside it. */
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

/** Deletes old stores that were set aside by a migration, a rollback or a restore. */
import { readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { storeFile } from "./open.ts";

/** How long stores set aside are kept, in milliseconds: the privacy notice promises at most six months. */
const MAX_RETENTION = 155 * 24 * 3_600_000;

/** Matches the rest of the name of a store that was set aside, after the store's name; SQLite's side files have -wal or -shm first. */
const FILE_SUFFIX = /^(-wal|-shm)?\./;

/** Deletes stores set aside that were last written before the retention. */
export async function deleteSetAside(dataDir: string, now: number): Promise<void> {
  const store = basename(storeFile(dataDir));
  for (const name of await readdir(dataDir).catch(() => [])) {
    const file = join(dataDir, name);
    const isSetAside = name.startsWith(store) && FILE_SUFFIX.test(name.slice(store.length));
    if (isSetAside && now - (await stat(file)).mtimeMs > MAX_RETENTION) await rm(file);
  }
}

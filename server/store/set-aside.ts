/** A migration, a rollback or a restore sets the old store aside, as a file beside the new one. */
import { readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { DAY } from "#server/system/durations.ts";
import { storeFile } from "./open.ts";

/** Shorter than six months, for which backups may contain deleted data according to the privacy notice. */
const MAX_RETENTION = 155 * DAY;

/** Matches the end of the name of a store that was set aside, or of its -wal or -shm file, after the store's name. */
const SET_ASIDE_SUFFIX = /^(-wal|-shm)?\./;

export async function deleteOldStores(dataDir: string, now: number): Promise<void> {
  const store = basename(storeFile(dataDir));
  for (const name of await readdir(dataDir).catch(() => [])) {
    const file = join(dataDir, name);
    const isSetAside = name.startsWith(store) && SET_ASIDE_SUFFIX.test(name.slice(store.length));
    if (isSetAside && now - (await stat(file)).mtimeMs > MAX_RETENTION) await rm(file);
  }
}

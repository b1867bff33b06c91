/** Deletes stores that were set aside: a migration, rollback or restore leaves the old store as a file beside the new one. */
import { readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { DAY } from "#server/system/durations.ts";
import { storeFile } from "./open.ts";

/** The privacy notice promises that no copy contains deleted data for longer than six months; this is a month less. */
const MAX_RETENTION = 155 * DAY;

/** Matches what follows the database's name in the name of a database that was set aside: "guesthouse.db.before-upgrade". */
const SET_ASIDE_SUFFIX = /^(-wal|-shm)?\./;

export async function deleteOldStores(dataDir: string, now: number): Promise<void> {
  const storeName = basename(storeFile(dataDir));
  for (const fileName of await readdir(dataDir).catch(() => [])) {
    const file = join(dataDir, fileName);
    const isSetAside =
      fileName.startsWith(storeName) && SET_ASIDE_SUFFIX.test(fileName.slice(storeName.length));
    if (isSetAside && now - (await stat(file)).mtimeMs > MAX_RETENTION) await rm(file);
  }
}

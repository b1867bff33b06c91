import { existsSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { matchFolderOwner } from "#server/system/file-owner.ts";
import { StoreUnavailable } from "./database.ts";
import { storeFile, type StoreLocation } from "./open.ts";
import { openFile } from "./sqlite.ts";

/** Reads a whole copy. Returns undefined if the copy is damaged or is no store. */
export function checkCopy(file: string) {
  try {
    using copy = new DatabaseSync(file, { readOnly: true });
    const valueOf = (sql: string) => Object.values(copy.prepare(sql).get() ?? {})[0];
    if (valueOf("PRAGMA integrity_check") !== "ok") return undefined;
    const version = Number(valueOf("PRAGMA user_version"));
    if (version === 0) return undefined;
    return { version, messageCount: Number(valueOf("SELECT count(*) FROM messages")) };
  } catch {
    return undefined;
  }
}

async function openStoreToCopy(file: string): Promise<DatabaseSync> {
  // Opening a missing store would create an empty one, whose copy would replace good copies.
  if (!existsSync(file)) throw new StoreUnavailable("There is no store");
  try {
    const store = await openFile(file);
    // This process may block while it waits for a lock, because it serves nobody.
    store.exec("PRAGMA busy_timeout = 5000");
    return store;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable("The store cannot be read", { cause: error });
  }
}

/** Copies the state of one moment even if the server writes. Uses VACUUM, because SQLite's backup restarts at each write. */
export async function copyStore({ dataDir }: StoreLocation, copyFile: string): Promise<void> {
  // The empty file gets its mode before the content is written, because other users may be able to read the folder.
  writeFileSync(copyFile, "", { mode: 0o600 });
  matchFolderOwner(copyFile);
  using store = await openStoreToCopy(storeFile(dataDir));
  store.prepare("VACUUM INTO ?").run(copyFile);
}

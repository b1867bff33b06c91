/** Copies of the SQLite store, each a file that stands alone. */
import { writeFileSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import type { Database } from "./database.ts";
import { readValue, writeValue } from "./key-values.ts";
import { openFile } from "./sqlite.ts";

/** The messages of a store's file; nothing where the file is damaged or no store. */
export function countMessages(file: string): number | undefined {
  try {
    const copy = new DatabaseSync(file, { readOnly: true });
    try {
      const sound = copy.prepare("PRAGMA integrity_check").get()?.["integrity_check"] === "ok";
      return sound
        ? Number(copy.prepare("SELECT count(*) AS n FROM messages").get()?.["n"])
        : undefined;
    } finally {
      copy.close();
    }
  } catch {
    return undefined;
  }
}

/** Opens the store that a server uses; unlike the server, a copy may wait for the lock. */
export function openLiveStore(file: string): DatabaseSync {
  const store = openFile(file);
  store.exec("PRAGMA busy_timeout = 5000");
  return store;
}

/** Copies a store while the server works, into a file that only its owner can read. */
export async function copyStore(from: string, to: string): Promise<void> {
  const store = openLiveStore(from);
  // Created with its mode before it has any content: others may read the folder.
  writeFileSync(to, "", { mode: 0o600 });
  try {
    await backup(store, to);
  } finally {
    store.close();
  }
  const copy = new DatabaseSync(to);
  copy.exec("PRAGMA journal_mode = DELETE");
  copy.close();
}

const LAST_BACKUP = "backup";

export async function recordBackup(database: Database, now: number): Promise<void> {
  await database.transaction((query) => writeValue(query, LAST_BACKUP, String(now)));
}

/** When the desk last made a backup, in milliseconds; nothing where there was none. */
export async function lastBackup(database: Database): Promise<number | undefined> {
  return Number(await database.read((query) => readValue(query, LAST_BACKUP))) || undefined;
}

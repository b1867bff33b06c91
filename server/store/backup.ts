/** Copies of the store: SQLite files, each complete and with a record of what it holds. */
import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { matchFolderOwner } from "#server/system/file-owner.ts";
import { type Database, StoreUnavailable } from "./database.ts";
import { readValue, writeValue } from "./key-values.ts";
import { storeFile, type StoreLocation } from "./open.ts";
import { openFile } from "./sqlite.ts";

/** The rows of each table, and a hash of all of them. */
type StoreContent = { rows: Record<string, number>; hash: string };

/** The name of the record, a value of the copy's own. */
const COPY_RECORD_KEY = "copy record";

/** Reads every row, one at a time: a store may be larger than the memory. */
function contentOf(store: DatabaseSync): StoreContent {
  const tables = store
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all();
  const hash = createHash("sha256");
  const rows: StoreContent["rows"] = {};
  for (const table of tables) {
    const name = String(table["name"]);
    let count = 0;
    // The order of rows is not defined without ORDER BY.
    for (const row of store.prepare(`SELECT * FROM ${name} ORDER BY rowid`).iterate()) {
      if (name === "kept" && row["name"] === COPY_RECORD_KEY) continue;
      hash.update(`${name} ${JSON.stringify(row)}\n`);
      count++;
    }
    rows[name] = count;
  }
  return { rows, hash: hash.digest("hex") };
}

type CheckedCopy = {
  messages: number;
  content: StoreContent;
  /** False where a row differs from what was copied. */
  isAsRecorded: boolean;
};

/** Reads a copy completely; nothing where the file is damaged or no store. */
export function checkCopy(file: string): CheckedCopy | undefined {
  try {
    using copy = new DatabaseSync(file, { readOnly: true });
    if (copy.prepare("PRAGMA integrity_check").get()?.["integrity_check"] !== "ok")
      return undefined;
    const content = contentOf(copy);
    const messages = content.rows["messages"];
    if (messages === undefined) return undefined;
    const record = copy.prepare("SELECT value FROM kept WHERE name = ?").get(COPY_RECORD_KEY);
    // Copies of earlier versions have none.
    const isAsRecorded = !record || record["value"] === JSON.stringify(content);
    return { messages, content, isAsRecorded };
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

function openSource(file: string): DatabaseSync {
  // Opening would make an empty store, and its copy would replace good ones.
  if (!existsSync(file)) throw new StoreUnavailable("There is no store");
  try {
    return openLiveStore(file);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable("The store cannot be read", { cause: error });
  }
}

/**
 * Copies a store while servers write to it, as it was at one moment, into a file that only its owner can
 * read. SQLite's backup function would begin anew at each write of another process.
 */
export function copyStore({ dataDir }: StoreLocation, to: string): void {
  // Created with its mode before it has any content: others may read the folder.
  writeFileSync(to, "", { mode: 0o600 });
  matchFolderOwner(to);
  using store = openSource(storeFile(dataDir));
  store.prepare("VACUUM INTO ?").run(to);
  using copy = new DatabaseSync(to);
  copy.exec("PRAGMA journal_mode = DELETE");
  copy
    .prepare(
      "INSERT INTO kept VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .run(COPY_RECORD_KEY, JSON.stringify(contentOf(copy)));
}

/** The name of the time of the last backup. */
export const LAST_BACKUP_KEY = "backup";

export async function recordBackup(database: Database, now: number): Promise<void> {
  await database.transaction((query) => writeValue(query, LAST_BACKUP_KEY, String(now)));
}

/** When a backup was last made, in milliseconds; nothing where there was none. */
export async function lastBackup(database: Database): Promise<number | undefined> {
  return Number(await database.read((query) => readValue(query, LAST_BACKUP_KEY))) || undefined;
}

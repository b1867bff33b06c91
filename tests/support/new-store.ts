/** Copies a new store that is made once for all tests of a process, because making one takes as long as a test. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "#server/store/database.ts";
import { createTables } from "#server/store/migration.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";

let migratedBytes: Buffer | undefined;

function migratedFile(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "migrated-"));
  const file = join(folder, "store.db");
  const store = new DatabaseSync(file);
  createTables(store);
  store.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

export function newStore(folder: string): Database {
  migratedBytes ??= migratedFile();
  const file = join(folder, "store.db");
  writeFileSync(file, migratedBytes);
  return sqliteDatabase(file);
}

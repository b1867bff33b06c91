import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Database, IN_MEMORY } from "#server/store/database.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";

/** A temporary folder for one test, or with `afterAll` for all tests of a file. */
export function scratch(end: (work: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "guesthouse-"));
  // Deletion is retried, because children of a killed server may still write.
  end(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

export function memoryStore(): Database {
  const database = sqliteDatabase(IN_MEMORY);
  onTestFinished(() => database.close());
  return database;
}

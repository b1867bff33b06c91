import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { matchFolderOwner } from "#server/system/file-owner.ts";
import { IN_MEMORY, StoreUnavailable } from "./database.ts";
import { convertEdits } from "./edits-to-documents.ts";

export const OLDEST_VERSION = 16;

/** `17.sql` turns a database of version 16 into a database of version 17. */
const UPGRADES_FOLDER = join(import.meta.dirname, "upgrades");

const UPGRADE_FILES = readdirSync(UPGRADES_FOLDER).filter((name) => /^\d+\.sql$/.test(name));

export const SCHEMA_VERSION = OLDEST_VERSION + UPGRADE_FILES.length;

/** The upgrade after which convertEdits runs, because SQL alone cannot convert the edits. */
const EDITS_CONVERSION_VERSION = 18;

/** Copies the database for a rollback. If this fails, as on a full disk, the migration goes on, as forms need the database. */
function copyBeforeMigration(database: DatabaseSync, file: string): void {
  const copyFile = `${file}.before-upgrade`;
  try {
    rmSync(copyFile, { force: true });
    writeFileSync(copyFile, "", { mode: 0o600 });
    matchFolderOwner(copyFile);
    database.prepare("VACUUM INTO ?").run(copyFile);
  } catch {
    rmSync(copyFile, { force: true });
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}

/** Returns the version of the schema; 0 for a new file. Throws `StoreUnavailable` if the database is not ours, or too old. */
export function checkedVersionOf(database: DatabaseSync, file: string): number {
  const version = versionOf(database);
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const isOurStore = version > 0 && tables.some(({ name }) => name === "messages");
  if (tables.length > 0 && !isOurStore)
    throw new StoreUnavailable(`The store ${file} is no store of this site.`);
  if (version > 0 && version < OLDEST_VERSION)
    throw new StoreUnavailable(`The store ${file} is of a version that this one does not read.`);
  return version;
}

/** Compares a database's version with the software's. A "newer" database cannot be used; opening an "older" one migrates it. */
export function schemaState(file: string) {
  if (!existsSync(file)) return "none";
  using store = new DatabaseSync(file, { readOnly: true });
  const version = checkedVersionOf(store, file);
  if (version === 0) return "none";
  if (version === SCHEMA_VERSION) return "same";
  return version < SCHEMA_VERSION ? "older" : "newer";
}

export function createTables(database: DatabaseSync): void {
  database.exec(readFileSync(join(import.meta.dirname, "schema.sql"), "utf8"));
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

export function migrate(database: DatabaseSync, file: string): void {
  const versionBefore = versionOf(database);
  if (versionBefore === SCHEMA_VERSION) return;
  if (versionBefore > 0 && file !== IN_MEMORY) copyBeforeMigration(database, file);
  database.exec("BEGIN IMMEDIATE");
  try {
    // The version is read again under the lock, because another process may have just migrated the store.
    const version = versionOf(database);
    if (version === 0) createTables(database);
    else
      for (let nextVersion = version + 1; nextVersion <= SCHEMA_VERSION; nextVersion++) {
        database.exec(readFileSync(join(UPGRADES_FOLDER, `${nextVersion}.sql`), "utf8"));
        if (nextVersion === EDITS_CONVERSION_VERSION) convertEdits(database);
      }
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
  } catch (error) {
    // If the disk was full, SQLite has rolled back already, and ROLLBACK would fail.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** A store of an earlier version becomes one of this version, whole or not at all. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { scratch } from "#tests/support/scratch.ts";
import { StoreTooNew } from "./database.ts";
import { schemaState } from "./migration.ts";
import { storeFile } from "./open.ts";
import { restoreCopy } from "./restore.ts";
import { CREATION } from "./schema.ts";
import { sqliteDatabase } from "./sqlite.ts";
import { schemaVersion, UPGRADE_STEPS } from "./upgrade-steps.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = scratch();
  file = storeFile(folder);
  using store = new DatabaseSync(file);
  store.exec(`${CREATION.join(";")}; INSERT INTO settings VALUES ('a', 'b')`);
  store.exec(`PRAGMA user_version = ${schemaVersion()}`);
  // A version to come.
  UPGRADE_STEPS.push(["CREATE TABLE later (name TEXT)"]);
});
afterEach(() => void UPGRADE_STEPS.pop());

function setVersion(version: number): void {
  using store = new DatabaseSync(file);
  store.exec(`PRAGMA user_version = ${version}`);
}

/** All rows of a store's tables, and its version. */
function contentOf(name: string): Record<string, unknown> {
  using store = new DatabaseSync(name, { readOnly: true });
  const tables = store.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const rows = tables.map((table) => [
    table["name"],
    store.prepare(`SELECT * FROM ${table["name"]}`).all(),
  ]);
  return { ...store.prepare("PRAGMA user_version").get(), ...Object.fromEntries(rows) };
}

async function upgrade(): Promise<void> {
  const database = sqliteDatabase(file);
  await database.transaction(async () => {}).finally(() => database.close());
}

test("no store, an older one, its own and a newer one are told apart, and none is changed", async () => {
  expect(schemaState(join(folder, "none.db"))).toBe("none");
  expect(readdirSync(folder)).not.toContain("none.db");
  expect(schemaState(file)).toBe("older");
  expect(schemaState(file)).toBe("older");
  await upgrade();
  expect(schemaState(file)).toBe("same");
  setVersion(99);
  expect(schemaState(file)).toBe("newer");
  await expect(upgrade()).rejects.toThrow(StoreTooNew);
  setVersion(1);
  await expect(upgrade()).rejects.toThrow("is of a version that this one does not read");
});

test("a store whose tables are changed keeps its rows, and stays as it was in a copy; a new one has none", async () => {
  const before = contentOf(file);
  await upgrade();
  expect(contentOf(file)).toEqual({ ...before, user_version: schemaVersion(), later: [] });
  expect(contentOf(`${file}.before-upgrade`)).toEqual(before);
  file = join(folder, "new.db");
  await upgrade();
  expect(readdirSync(folder)).not.toContain("new.db.before-upgrade");
});

test("a copy of an older version is brought up to date", async () => {
  const dataDir = scratch();
  await restoreCopy({ dataDir }, file, Date.now());
  expect(contentOf(storeFile(dataDir))).toEqual({
    ...contentOf(file),
    user_version: schemaVersion(),
    later: [],
  });
});

test("an upgrade that fails half-way leaves the store as it was", async () => {
  const before = contentOf(file);
  UPGRADE_STEPS.at(-1)!.push("SELECT no_such_function()");
  await expect(upgrade()).rejects.toThrow(/no_such_function/);
  expect(contentOf(file)).toEqual(before);
});

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { StoreTooNew } from "./database.ts";
import { openStore, storeFile, type StoreLocation } from "./open.ts";
import { schemaState } from "./schema-state.ts";
import { MIGRATION_STEPS } from "./schema.ts";

const VERSION = MIGRATION_STEPS.length;

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "schema-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function openOnce(location: StoreLocation): Promise<void> {
  const database = await openStore(location);
  await database.transaction(async () => {}).finally(() => database.close());
}

/** The tables of an earlier version, with one row. */
function olderStore(dataDir: string): void {
  using store = new DatabaseSync(storeFile(dataDir));
  for (const statement of MIGRATION_STEPS.slice(0, -1).flat()) store.exec(statement);
  store.exec(`PRAGMA user_version = ${VERSION - 1}; INSERT INTO kept VALUES ('name', 'value')`);
}

test("an upgrade is told whether it finds no store, an older, its own or a newer one, and changes none", async () => {
  const dataDir = scratch();
  expect(await schemaState({ dataDir })).toBe("none");
  expect(readdirSync(dataDir)).toEqual([]);
  olderStore(dataDir);
  expect(await schemaState({ dataDir })).toBe("older");
  expect(await schemaState({ dataDir })).toBe("older");
  await openOnce({ dataDir });
  expect(await schemaState({ dataDir })).toBe("same");
  using store = new DatabaseSync(storeFile(dataDir));
  store.exec(`PRAGMA user_version = ${VERSION + 1}`);
  expect(await schemaState({ dataDir })).toBe("newer");
  await expect(openOnce({ dataDir })).rejects.toThrow(StoreTooNew);
});

test("a store whose tables are changed stays as it was in a copy", async () => {
  const dataDir = scratch();
  olderStore(dataDir);
  await openOnce({ dataDir });
  const copy = `${storeFile(dataDir)}.before-upgrade`;
  using store = new DatabaseSync(copy, { readOnly: true });
  expect(store.prepare("PRAGMA user_version").get()).toEqual({ user_version: VERSION - 1 });
  expect(store.prepare("SELECT name, value FROM kept").all()).toEqual([
    { name: "name", value: "value" },
  ]);
});

test("a new store has no copy", async () => {
  const dataDir = scratch();
  await openOnce({ dataDir });
  expect(readdirSync(dataDir)).toEqual(["guesthouse.db"]);
});

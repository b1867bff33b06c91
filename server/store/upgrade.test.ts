import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { valueAt, valuesOf } from "#app/content/documents.ts";
import { photographOf } from "#app/content/photographs.ts";
import { OLDER_ROWS, OLDER_TABLES } from "#tests/support/older-tables.ts";
import { newStore } from "#tests/support/new-store.ts";
import { StoreTooNew } from "./database.ts";
import { allRevisions, documentState } from "./documents.ts";
import { OLDEST_VERSION, SCHEMA_VERSION, schemaState } from "./migration.ts";
import { sqliteDatabase } from "./sqlite.ts";
import { scratch } from "#tests/support/scratch.ts";

/** Tables whose contents are converted or dropped. */
const CONVERTED_TABLES = new Set(["edits", "releases", "release_pictures", "push_subscriptions"]);

/** Tables whose rows become the alerts of their letters. */
const ALERT_TABLES = new Set(["notices", "edit_alerts", "access_letters", "backup_alerts"]);

const RENAMED_TABLES: Record<string, string> = {
  kept: "settings",
  confirmations: "suppressions",
};

/** Columns whose values are dropped or changed. */
const CHANGED_COLUMNS: Record<string, string[]> = {
  letters: ["turn_set", "pushed", "tries", "claimed_until"],
  subscribers: ["state", "ended"],
  feeds: ["ignored", "claimed_until"],
  closures: ["kind"],
};

const RATE_PATH = "rates.elegant_room.base";

function setVersion(version: number): void {
  using store = new DatabaseSync(file);
  store.exec(`PRAGMA user_version = ${version}`);
}

type TableRows = Record<string, SQLOutputValue>[];

let folder: string;
let file: string;
beforeEach(() => {
  folder = scratch();
  file = join(folder, "guesthouse.db");
  using store = new DatabaseSync(file);
  store.exec(`PRAGMA journal_mode = WAL; BEGIN; ${OLDER_TABLES} ${OLDER_ROWS} COMMIT`);
});

const tablesOf = (store: DatabaseSync) =>
  store
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all()
    .map(({ name }) => String(name));

function readTables(): Record<string, TableRows> {
  using store = new DatabaseSync(file);
  const rowsOf = (name: string) => store.prepare(`SELECT * FROM ${name} ORDER BY rowid`).all();
  return Object.fromEntries(tablesOf(store).map((name) => [name, rowsOf(name)]));
}

async function upgrade(): Promise<void> {
  const database = sqliteDatabase(file);
  await database.transaction(async () => {}).finally(() => database.close());
}

test("an upgrade loses no messages, letters, subscribers, calendars, closures or accesses", async () => {
  const tablesBefore = readTables();
  await upgrade();
  const upgradedTables = readTables();
  for (const [table, rows] of Object.entries(tablesBefore)) {
    if (CONVERTED_TABLES.has(table) || ALERT_TABLES.has(table)) continue;
    const upgradedRows = upgradedTables[RENAMED_TABLES[table] ?? table]!.filter(
      ({ name }) => name !== "draft",
    );
    if (table === "kept") rows.pop();
    expect([table, upgradedRows.length]).toEqual([table, rows.length]);
    for (const [at, row] of rows.entries()) {
      for (const column of CHANGED_COLUMNS[table] ?? []) delete row[column];
      expect(Object.values(upgradedRows[at]!)).toEqual(expect.arrayContaining(Object.values(row)));
    }
  }
  // The last row of `kept`, which was a removed calendar, is now a row of its own table.
  expect(upgradedTables["removed_feeds"]).toEqual([
    {
      room: "natural_room",
      portal: "booking.com",
      name: "Booking.com",
      address: "https://portale.example/b.ics",
      removedAt: 5,
    },
  ]);
  expect(upgradedTables["closures"]!.map(({ kind }) => kind)).toEqual(["closed", "stay", "note"]);
  const alerts = upgradedTables["letters"]!.map(({ alert }) => JSON.parse(String(alert)));
  expect(alerts.slice(0, 3)).toEqual([null, null, null]);
  expect(alerts.slice(3)).toMatchObject([
    { kind: "silent", room: "elegant_room", calendars: "Vrbo" },
    { kind: "twice", calendars: "Vrbo, Airbnb", nights: ["2027-08-12/3", "2027-09-01/1"] },
    {
      kind: "documents",
      values: [
        { file: "it/home", path: "gone.title" },
        { file: "prices", path: "rates.gone.base", value: "90,00" },
        { file: "prices", path: "seasons", value: ["a"] },
      ],
    },
    { kind: "backup", folder: "/mnt/disk" },
    { kind: "access" },
  ]);
});

test("an upgraded store has the tables of a new one", async () => {
  await upgrade();
  await newStore(folder).close();
  const columnsOf = (store: DatabaseSync) =>
    tablesOf(store).map((table) => {
      const columns = store.prepare(`PRAGMA table_info(${table})`).all();
      return [table, columns.map(({ name, type, pk }) => `${name} ${type} ${pk}`).toSorted()];
    });
  using upgradedStore = new DatabaseSync(file);
  using freshStore = new DatabaseSync(join(folder, "store.db"));
  expect(new Map(columnsOf(upgradedStore) as [])).toEqual(new Map(columnsOf(freshStore) as []));
});

test("an upgraded store has the family's published texts, draft, history and photographs", async () => {
  const database = sqliteDatabase(file);
  const { published, draft } = await documentState(database);
  const revisions = await allRevisions(database);
  await database.close();
  expect(revisions.map(({ number, author }) => [number, author])).toEqual([
    [3, "berta"],
    [1, "anna"],
  ]);
  expect(valueAt(valuesOf("prices", revisions[1]!.documents), RATE_PATH)).toBe("90,00");
  expect(valueAt(valuesOf("prices", published), RATE_PATH)).toBe("92,00");
  for (const documents of [published, draft])
    expect(Object.keys(documents)).not.toContain("template/about");
  expect(published["it/home"]!.changes).toEqual({ title: { author: "berta", at: 7 } });
  expect(photographOf(published, "elegant-wide")).toEqual({ upload: "u", focus: [0.5, 0.5] });
  expect(draft["it/home"]).toBe(published["it/home"]);
  expect(valuesOf("prices", draft)).toEqual({
    ...(valuesOf("prices", {}) as object),
    seasons: [{ name: "Ferragosto", from: "08-08", to: "08-23", base: "120,00" }],
  });
});

test("a missing store, an older one, a current one and a newer one are recognised, and none is changed", async () => {
  expect(schemaState(join(folder, "none.db"))).toBe("none");
  expect(readdirSync(folder)).not.toContain("none.db");
  expect(schemaState(file)).toBe("older");
  expect(schemaState(file)).toBe("older");
  await upgrade();
  expect(schemaState(file)).toBe("same");
  setVersion(SCHEMA_VERSION + 1);
  expect(schemaState(file)).toBe("newer");
  await expect(upgrade()).rejects.toThrow(StoreTooNew);
  setVersion(OLDEST_VERSION - 1);
  await expect(upgrade()).rejects.toThrow("is of a version that this one does not read");
});

test("an upgraded store leaves a copy of its former state, and a new store leaves none", async () => {
  const tablesBefore = readTables();
  await upgrade();
  const upgradedFile = file;
  file = `${upgradedFile}.before-upgrade`;
  expect(readTables()).toEqual(tablesBefore);
  file = join(folder, "new.db");
  await upgrade();
  expect(readdirSync(folder)).not.toContain("new.db.before-upgrade");
});

test("an upgrade that fails half-way leaves the store as it was", async () => {
  const store = new DatabaseSync(file);
  store.exec("DROP TABLE form_results");
  store.close();
  const tablesBefore = readTables();
  await expect(upgrade()).rejects.toThrow(/form_results/);
  expect(readTables()).toEqual(tablesBefore);
});

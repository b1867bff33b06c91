/** Migrations of a store of the previous version to this one, complete or not at all. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { valueAt, valuesOf } from "#app/content/documents.ts";
import { photographOf } from "#app/content/photographs.ts";
import { OLDER_TABLES } from "#tests/support/older-tables.ts";
import { newStore } from "#tests/support/new-store.ts";
import { StoreTooNew } from "./database.ts";
import { allRevisions, documentState } from "./documents.ts";
import { OLDEST_VERSION, SCHEMA_VERSION, schemaState } from "./migration.ts";
import { sqliteDatabase } from "./sqlite.ts";
import { scratch } from "#tests/support/scratch.ts";

/** Sample values for columns with a constraint or a reference; `n` is the row's number. */
const SAMPLE_VALUES: Record<string, (n: number) => string | null> = {
  "letters.kind": (n) => ["message", "suspects", "confirm"][n] ?? "message",
  "subscribers.state": (n) => ["asked", "confirmed", "confirmed"][n]!,
  "closures.kind": (n) => ["closed", "stay", "stay"][n]!,
  "closures.portal": (n) => ["", "", "booking"][n]!,
  "closures.origin": (n) => ["house", "room", "room"][n]!,
  "notices.letter": (n) => `letters id ${n + 3}`,
  "notices.kind": (n) => ["silent", "twice", "twice"][n]!,
  "notices.calendars": (n) => ["Vrbo", "Vrbo\nAirbnb", "Vrbo"][n]!,
  "notices.runs": (n) => ["", "2027-08-12/3\n2027-09-01/1", "2027-08-12/3"][n]!,
  "edit_alerts.letter": () => "letters id 6",
  "edit_alerts.value": (n) => ['"90,00"', '["a"]', null][n]!,
  "access_letters.letter": (n) => `letters id ${n + 7}`,
  "backup_alerts.letter": (n) => `letters id ${n + 10}`,
  "backup_alerts.kind": () => "copy",
  "backup_alerts.faults": (n) => JSON.stringify([{ folder: `folder ${n}` }]),
  "kept.name": (n) => `name ${n}`,
  letter: (n) => `letters id ${n}`,
  room: (n) => `room ${n}`,
  portal: (n) => `portal ${n}`,
};

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

const priceEdit = (value: string, at: number) => ({
  file: "prices",
  path: RATE_PATH,
  value,
  author: "anna",
  editedAt: at,
});

const WORDS = {
  file: "it/home",
  path: "title",
  value: "Il nostro titolo",
  author: "berta",
  editedAt: 7,
};

const SEASONS_VALUE = [{ name: "Ferragosto", from: "08-08", to: "08-23", base: "120,00" }];

const PHOTOGRAPH = {
  file: "photographs",
  path: "elegant-wide",
  value: { upload: "u", focus: [0.5, 0.5] },
  author: "anna",
  editedAt: 8,
};

/** An edit of the demonstration, which the family no longer edits. */
const DEMO = { file: "template/about", path: "title", value: "Us", author: "anna", editedAt: 6 };

/** The edits of each release; one was taken back, one was made by an upgrade. */
const OLDER_RELEASES: [edits: object[], author: string, isTakenBack?: true][] = [
  [[priceEdit("90,00", 1)], "anna"],
  [[priceEdit("91,00", 2)], "anna", true],
  [[priceEdit("92,00", 3), WORDS, PHOTOGRAPH, DEMO], "berta"],
  [[priceEdit("92,00", 3)], "aggiornamento"],
];

/** The edits of the draft: a price is reset to the software's own, the seasons are new. */
const DRAFT_EDITS = [
  { ...DEMO, value: "All of us" },
  WORDS,
  PHOTOGRAPH,
  { file: "prices", path: "seasons", value: SEASONS_VALUE, author: "anna", editedAt: 9 },
];

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
  olderStore();
});

const tablesOf = (store: DatabaseSync) =>
  store
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all()
    .map(({ name }) => String(name));

/** A store of the oldest version with three rows in each table, and a letter more for each alert. */
function olderStore(): void {
  using store = new DatabaseSync(file);
  store.exec(`PRAGMA journal_mode = WAL; BEGIN; ${OLDER_TABLES}`);
  for (const table of tablesOf(store).filter((name) => !CONVERTED_TABLES.has(name))) {
    const columns = store.prepare(`PRAGMA table_info(${table})`).all();
    for (let n = 0; n < (table === "letters" ? 13 : 3); n++) {
      const sampleRow = columns.map(({ name, type }) => {
        const value = SAMPLE_VALUES[`${table}.${name}`] ?? SAMPLE_VALUES[String(name)];
        if (value) return value(n);
        return type === "INTEGER" ? n : `${table} ${name} ${n}`;
      });
      store.prepare(`INSERT INTO ${table} VALUES (${sampleRow.map(() => "?")})`).run(...sampleRow);
    }
  }
  store.exec("INSERT INTO uploads VALUES ('u', 'x')");
  for (const [at, [edits, author, isTakenBack]] of OLDER_RELEASES.entries())
    store
      .prepare(
        "INSERT INTO releases (number, build, made, taken_back, body, edits, author) VALUES (?, 'b', ?, ?, 'x', ?, ?)",
      )
      .run(at + 1, at, isTakenBack ? 1 : 0, JSON.stringify(edits), author);
  for (const { file: name, path, value, author, editedAt } of DRAFT_EDITS)
    store
      .prepare("INSERT INTO edits VALUES (?, ?, ?, ?, ?)")
      .run(name, path, JSON.stringify(value), author, editedAt);
  store.exec("COMMIT");
}

function content(): Record<string, TableRows> {
  using store = new DatabaseSync(file);
  const rowsOf = (name: string) => store.prepare(`SELECT * FROM ${name} ORDER BY rowid`).all();
  return Object.fromEntries(tablesOf(store).map((name) => [name, rowsOf(name)]));
}

async function upgrade(): Promise<void> {
  const database = sqliteDatabase(file);
  await database.transaction(async () => {}).finally(() => database.close());
}

test("nothing is lost of messages, letters, subscribers, calendars, closures and accesses", async () => {
  const tablesBefore = content();
  await upgrade();
  const upgradedTables = content();
  for (const [table, rows] of Object.entries(tablesBefore)) {
    if (CONVERTED_TABLES.has(table) || ALERT_TABLES.has(table)) continue;
    const upgradedRows = upgradedTables[RENAMED_TABLES[table] ?? table]!;
    expect([table, upgradedRows.length]).toEqual([table, rows.length]);
    for (const [at, row] of rows.entries()) {
      for (const column of CHANGED_COLUMNS[table] ?? []) delete row[column];
      expect(Object.values(upgradedRows[at]!)).toEqual(expect.arrayContaining(Object.values(row)));
    }
  }
  expect(upgradedTables["closures"]!.map(({ kind }) => kind)).toEqual(["closed", "stay", "note"]);
  const alerts = upgradedTables["letters"]!.map(({ alert }) => JSON.parse(String(alert)));
  const places = [0, 1, 2].map((n) => ({
    file: `edit_alerts file ${n}`,
    path: `edit_alerts path ${n}`,
  }));
  expect(alerts).toMatchObject([
    null,
    null,
    null,
    { kind: "silent", room: "room 0", calendars: "Vrbo" },
    { kind: "twice", calendars: "Vrbo, Airbnb", nights: ["2027-08-12/3", "2027-09-01/1"] },
    { kind: "twice", calendars: "Vrbo", nights: ["2027-08-12/3"] },
    {
      kind: "documents",
      values: [{ ...places[0], value: "90,00" }, { ...places[1], value: ["a"] }, places[2]],
    },
    ...[0, 1, 2].map(() => ({ kind: "access" })),
    ...[0, 1, 2].map((n) => ({ kind: "backup", folder: `folder ${n}` })),
  ]);
});

test("its tables are those of a new store", async () => {
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

test("words, draft, history and photographs are those that the family has published and written", async () => {
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
  expect(photographOf(published, "elegant-wide")).toEqual(PHOTOGRAPH.value);
  expect(draft["it/home"]).toBe(published["it/home"]);
  expect(valuesOf("prices", draft)).toEqual({
    ...(valuesOf("prices", {}) as object),
    seasons: SEASONS_VALUE,
  });
});

test("no store, an older one, its own and a newer one are told apart, and none is changed", async () => {
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

test("a store whose tables are changed stays as it was in a copy; a new one has none", async () => {
  const tablesBefore = content();
  await upgrade();
  const upgradedFile = file;
  file = `${upgradedFile}.before-upgrade`;
  expect(content()).toEqual(tablesBefore);
  file = join(folder, "new.db");
  await upgrade();
  expect(readdirSync(folder)).not.toContain("new.db.before-upgrade");
});

test("an upgrade that fails half-way leaves the store as it was", async () => {
  const store = new DatabaseSync(file);
  store.exec("DROP TABLE form_results");
  store.close();
  const tablesBefore = content();
  await expect(upgrade()).rejects.toThrow(/form_results/);
  expect(content()).toEqual(tablesBefore);
});

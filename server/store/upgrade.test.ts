/** A store of the version before becomes one of this version, whole or not at all. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { valueAt, valuesOf } from "#app/content/documents.ts";
import { photographOf } from "#app/content/photographs.ts";
import { allRevisions, documentState } from "./documents.ts";
import { CONVERT_EDITS, MIGRATION_STEPS } from "./schema.ts";
import { isBusy, sqliteDatabase } from "./sqlite.ts";
import { TABLES } from "./tables.ts";

/** The steps of the version whose changes were patches of values. */
const OLDER_STEPS = MIGRATION_STEPS.slice(
  0,
  MIGRATION_STEPS.findIndex((step) => step.includes(CONVERT_EDITS)),
);

/** Values that are checked or name another row; `n` is the row's number. */
const VALUES: Record<string, (n: number) => string> = {
  "letters.kind": (n) => ["message", "suspects", "confirm"][n]!,
  "subscribers.state": (n) => ["asked", "confirmed", "left"][n]!,
  "closures.kind": (n) => ["closed", "stay", "stay"][n]!,
  "closures.origin": (n) => ["house", "room", "room"][n]!,
  "notices.kind": (n) => ["silent", "twice", "twice"][n]!,
  "backup_alerts.kind": () => "copy",
  "kept.name": (n) => ["secret", "publication", "edits alert"][n]!,
  letter: (n) => `letters id ${n}`,
  room: (n) => `room ${n}`,
  portal: (n) => `portal ${n}`,
};

const BASE = "rates.elegant_room.base";

const price = (value: string, at: number) => ({
  file: "prices",
  path: BASE,
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

const SEASONS = [{ name: "Ferragosto", from: "08-08", to: "08-23", base: "120,00" }];

const PHOTOGRAPH = {
  file: "photographs",
  path: "elegant-wide",
  value: { upload: "u", focus: [0.5, 0.5] },
  author: "anna",
  editedAt: 8,
};

/** The edits of each release; one was taken back, one was made by an upgrade. */
const RELEASES: [edits: object[], author: string, isTakenBack?: true][] = [
  [[price("90,00", 1)], "anna"],
  [[price("91,00", 2)], "anna", true],
  [[price("92,00", 3), WORDS, PHOTOGRAPH], "berta"],
  [[price("92,00", 3)], "aggiornamento"],
];

/** The draft: a price is the software's own again, the seasons are new. */
const EDITS = [
  WORDS,
  PHOTOGRAPH,
  { file: "prices", path: "seasons", value: SEASONS, author: "anna", editedAt: 9 },
];

type Rows = Record<string, SQLOutputValue>[];

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "upgrade-"));
  file = join(folder, "guesthouse.db");
  olderStore();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A store of the version before with three rows in each table. */
function olderStore(): void {
  using store = new DatabaseSync(file);
  const steps = OLDER_STEPS.flat().join(";");
  store.exec(
    `PRAGMA journal_mode = WAL; BEGIN; ${steps}; PRAGMA user_version = ${OLDER_STEPS.length}`,
  );
  const changed = new Set(["documents", "revisions", "draft", "document_alerts", "uploads"]);
  for (const table of [...TABLES.filter((name) => !changed.has(name)), "edit_alerts"]) {
    const columns = store.prepare(`PRAGMA table_info(${table})`).all();
    for (const n of [0, 1, 2]) {
      const values = columns.map(({ name, type }) => {
        const value = VALUES[`${table}.${name}`] ?? VALUES[String(name)];
        return value?.(n) ?? (type === "INTEGER" ? n : `${table} ${name} ${n}`);
      });
      store.prepare(`INSERT INTO ${table} VALUES (${values.map(() => "?")})`).run(...values);
    }
  }
  store.exec("INSERT INTO uploads VALUES ('u', 'x')");
  for (const [at, [edits, author, isTakenBack]] of RELEASES.entries())
    store
      .prepare(
        "INSERT INTO releases (number, build, made, taken_back, body, edits, author) VALUES (?, 'b', ?, ?, 'x', ?, ?)",
      )
      .run(at + 1, at, isTakenBack ? 1 : 0, JSON.stringify(edits), author);
  for (const { file: name, path, value, author, editedAt } of EDITS)
    store
      .prepare("INSERT INTO edits VALUES (?, ?, ?, ?, ?)")
      .run(name, path, JSON.stringify(value), author, editedAt);
  store.exec("COMMIT");
}

function content(): Record<string, Rows> {
  using store = new DatabaseSync(file);
  const tables = store
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => [name, store.prepare(`SELECT * FROM ${name} ORDER BY rowid`).all()]),
  );
}

test("nothing is lost: words, draft, history, photographs and all else", async () => {
  const {
    edit_alerts: alerts,
    edits: _,
    releases: __,
    release_pictures: ___,
    ...before
  } = content();
  const database = sqliteDatabase(file);
  const { published, draft } = await documentState(database);
  const revisions = await allRevisions(database);
  await database.close();
  const { document_alerts: alertsNow, documents: _a, revisions: _b, draft: _c, ...now } = content();
  expect({ ...now, kept: now["kept"]?.slice(0, 1) }).toEqual({
    ...before,
    closures: before["closures"]?.map((row) => ({ ...row, adults: "", children: "", sold_by: "" })),
    kept: before["kept"]?.slice(0, 1),
  });
  expect(now["kept"]).toHaveLength(1);
  expect(alertsNow).toEqual(alerts);
  expect(revisions.map(({ number, author }) => [number, author])).toEqual([
    [3, "berta"],
    [1, "anna"],
  ]);
  expect(valueAt(valuesOf("prices", revisions[1]!.documents), BASE)).toBe("90,00");
  expect(valueAt(valuesOf("prices", published), BASE)).toBe("92,00");
  expect(published["it/home"]!.changes).toEqual({ title: { author: "berta", at: 7 } });
  expect(photographOf(published, "elegant-wide")).toEqual(PHOTOGRAPH.value);
  expect(draft["it/home"]).toBe(published["it/home"]);
  expect(valuesOf("prices", draft)).toEqual({
    ...(valuesOf("prices", {}) as object),
    seasons: SEASONS,
  });
});

test("an upgrade that fails half-way leaves the store as it was", async () => {
  const before = content();
  MIGRATION_STEPS.at(-1)!.push("SELECT no_such_function()");
  try {
    await expect(sqliteDatabase(file).read(async () => {})).rejects.toThrow(/no_such_function/);
  } finally {
    MIGRATION_STEPS.at(-1)!.pop();
  }
  expect(content()).toEqual(before);
});

test("an upgrade that is killed half-way leaves the store as it was, and the next one succeeds", async () => {
  const before = content();
  const endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT max(i) FROM n";
  const upgrade = `
    const { MIGRATION_STEPS } = await import("${import.meta.dirname}/schema.ts");
    MIGRATION_STEPS.at(-1).push(${JSON.stringify(endless)});
    const { isBusy, openFile } = await import("${import.meta.dirname}/sqlite.ts");
    for (;;) try { await openFile(${JSON.stringify(file)}); } catch (error) { if (!isBusy(error)) throw error; }`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", upgrade]);
  const ended = new Promise((resolve) => child.on("exit", resolve));
  const isLocked = () => {
    using store = new DatabaseSync(file, { timeout: 0 });
    try {
      store.exec("BEGIN IMMEDIATE; ROLLBACK");
      return false;
    } catch (error) {
      return isBusy(error);
    }
  };
  await vi.waitFor(() => expect(isLocked()).toBe(true), { timeout: 20_000, interval: 20 });
  child.kill("SIGKILL");
  await ended;
  expect(content()).toEqual(before);
  const database = sqliteDatabase(file);
  await database.transaction(async () => {});
  await database.close();
  expect(content()).not.toHaveProperty("edits");
});

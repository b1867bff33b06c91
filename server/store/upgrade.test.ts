/** A store of the version before becomes one of this version, whole or not at all. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MIGRATION_STEPS } from "./schema.ts";
import { isBusy, sqliteDatabase } from "./sqlite.ts";
import { TABLES } from "./tables.ts";

/** The steps of the version whose phones rang. */
const OLDER_STEPS = MIGRATION_STEPS.slice(
  0,
  MIGRATION_STEPS.findIndex((step) => step.includes("DROP TABLE push_subscriptions")),
);

/** Values that are checked or name another row; `n` is the row's number. */
const VALUES: Record<string, (n: number) => string> = {
  "letters.kind": (n) => ["message", "suspects", "confirm"][n]!,
  "subscribers.state": (n) => ["asked", "confirmed", "left"][n]!,
  "closures.kind": (n) => ["closed", "stay", "stay"][n]!,
  "closures.origin": (n) => ["house", "room", "room"][n]!,
  "notices.kind": (n) => ["silent", "twice", "twice"][n]!,
  "backup_alerts.kind": (n) => ["copy", "drill", "drill"][n]!,
  "kept.name": (n) => ["secret", "quiet hours", "vapid key"][n]!,
  letter: (n) => `letters id ${n}`,
  room: (n) => `room ${n}`,
  portal: (n) => `portal ${n}`,
};

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
  for (const table of [...TABLES, "push_subscriptions"]) {
    const columns = store.prepare(`PRAGMA table_info(${table})`).all();
    for (const n of [0, 1, 2]) {
      const values = columns.map(({ name, type }) => {
        const value = VALUES[`${table}.${name}`] ?? VALUES[String(name)];
        return value?.(n) ?? (type === "INTEGER" ? n : `${table} ${name} ${n}`);
      });
      store.prepare(`INSERT INTO ${table} VALUES (${values.map(() => "?")})`).run(...values);
    }
  }
  store.exec("UPDATE letters SET sent = NULL WHERE tries < 2; COMMIT");
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

test("nothing is lost but what rang phones and tried copies, and letters that wait begin their tries anew", async () => {
  const { push_subscriptions: phones, ...before } = content();
  expect(phones).toHaveLength(3);
  const database = sqliteDatabase(file);
  await database.transaction(async () => {});
  await database.close();
  const { letters, kept, backup_alerts: alerts, ...rest } = content();
  const { letters: lettersBefore, kept: keptBefore, backup_alerts: copies, ...restBefore } = before;
  expect(rest).toEqual(restBefore);
  expect(Object.values(rest).every((rows) => rows.length === 3)).toBe(true);
  expect(kept).toEqual(keptBefore?.slice(0, 1));
  expect(alerts).toEqual(copies?.slice(0, 1));
  expect(letters).toEqual(
    lettersBefore?.map((letter) => {
      const begunAnew = letter["sent"] === null ? { ...letter, tries: 0 } : letter;
      const columns = Object.entries(begunAnew);
      return Object.fromEntries(columns.filter(([name]) => !/^(pushed|turn_set)$/.test(name)));
    }),
  );
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
    for (;;) try { openFile(${JSON.stringify(file)}); } catch (error) { if (!isBusy(error)) throw error; }`;
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
  expect(content()).not.toHaveProperty("push_subscriptions");
});

import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StoreUnavailable } from "./database.ts";
import { IN_MEMORY, sqliteDatabase } from "./sqlite.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["deleted", (file: string) => rmSync(file)],
  ["moved", (file: string) => renameSync(file, `${file}.old`)],
])("a store that was %s is noticed before anybody is thanked", async (_, act) => {
  const file = join(folder, "casa.db");
  const database = sqliteDatabase(file);
  const keep = () =>
    database.transaction((query) =>
      query("INSERT INTO kept VALUES (?, ?)", [crypto.randomUUID(), "x"]),
    );
  await keep();
  act(file);
  await expect(keep()).rejects.toThrow(StoreUnavailable);
  // The next one finds a new store in its place, and keeps in it.
  await keep();
  const kept = await database.transaction((query) => query("SELECT name FROM kept"));
  expect(kept).toHaveLength(1);
  await database.close();
});

test("a slip in SQL is told as a slip, and the store goes on", async () => {
  const database = sqliteDatabase(join(folder, "casa.db"));
  const slip = database.transaction((query) => query("SELEC 1"));
  await expect(slip).rejects.not.toBeInstanceOf(StoreUnavailable);
  await expect(slip).rejects.toThrow(/syntax/);
  expect(await database.transaction((query) => query("SELECT 1 AS one"))).toEqual([{ one: 1 }]);
  await database.close();
});

test("a store in memory leaves no file behind", async () => {
  const before = readdirSync(".");
  const database = sqliteDatabase(IN_MEMORY);
  await database.transaction((query) => query("SELECT 1"));
  await database.close();
  expect(readdirSync(".")).toEqual(before);
});

import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { StoreUnavailable } from "./database.ts";
import { sqliteDatabase } from "./sqlite.ts";
import { scratch } from "#tests/support/scratch.ts";

let folder: string;
beforeEach(() => void (folder = scratch()));

test.each([
  ["deleted", (file: string) => rmSync(file)],
  ["moved", (file: string) => renameSync(file, `${file}.old`)],
])("a store that was %s fails the next write, before a guest gets thanks", async (_, act) => {
  const file = join(folder, "casa.db");
  const database = sqliteDatabase(file);
  const addSetting = () =>
    database.transaction((query) =>
      query("INSERT INTO settings VALUES (?, ?)", [crypto.randomUUID(), "x"]),
    );
  await addSetting();
  act(file);
  await expect(addSetting()).rejects.toThrow(StoreUnavailable);
  // This setting is written to the new store that has replaced the old file.
  await addSetting();
  const storedSettings = await database.transaction((query) => query("SELECT name FROM settings"));
  expect(storedSettings).toHaveLength(1);
  await database.close();
});

async function closedStore(): Promise<string> {
  const file = join(folder, "casa.db");
  const database = sqliteDatabase(file);
  await database.transaction((query) =>
    query("INSERT INTO settings VALUES ('a', ?)", ["x".repeat(50_000)]),
  );
  await database.close();
  return file;
}

const executeSql = (file: string, sql: string) => {
  using store = new DatabaseSync(file);
  store.exec(sql);
};

const replace = (file: string, sql: string) => {
  rmSync(file);
  executeSql(file, sql);
};

test.each<[string, act: (file: string) => void, sentence: string]>([
  [
    "of a newer version",
    (file) => executeSql(file, "PRAGMA user_version = 99"),
    "The store is of a newer version of this site, and stays as it is.",
  ],
  [
    "cut off",
    (file) => truncateSync(file, 20_000),
    "The store FILE is cut off or damaged: put a copy in its place.",
  ],
  [
    "no database",
    (file) => writeFileSync(file, "Gentile famiglia, ".repeat(1_000)),
    "The store FILE is no store of this site.",
  ],
  [
    "another program's database",
    (file) => replace(file, "CREATE TABLE songs (title)"),
    "The store FILE is no store of this site.",
  ],
  [
    "another program's database with a version",
    (file) => replace(file, "CREATE TABLE songs (title); PRAGMA user_version = 3"),
    "The store FILE is no store of this site.",
  ],
  [
    "a folder",
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
    "The store FILE cannot be opened: its folder is missing, closed or read-only.",
  ],
])("a store that is %s gives a sentence, and stays as it is", async (_, act, sentence) => {
  const file = await closedStore();
  act(file);
  const content = () =>
    readdirSync(folder).map((name) => [name, statSync(file).isFile() && readFileSync(file)]);
  const contentBefore = content();
  const database = sqliteDatabase(file);
  await expect(database.read(async () => {})).rejects.toThrow(sentence.replace("FILE", file));
  await expect(database.transaction(async () => {})).rejects.toThrow(StoreUnavailable);
  await database.close();
  expect(content()).toEqual(contentBefore);
});

test("a stored message survives a power cut, because each transaction waits for the disk", async () => {
  const database = sqliteDatabase(join(folder, "casa.db"));
  const FULL_SYNC = 2;
  expect(await database.transaction((query) => query("PRAGMA synchronous"))).toEqual([
    { synchronous: FULL_SYNC },
  ]);
  await database.close();
});

test("a mistake in SQL is not reported as a store that is away, and the store goes on", async () => {
  const database = sqliteDatabase(join(folder, "casa.db"));
  const wrongQuery = database.transaction((query) => query("SELEC 1"));
  await expect(wrongQuery).rejects.not.toBeInstanceOf(StoreUnavailable);
  await expect(wrongQuery).rejects.toThrow(/syntax/);
  expect(await database.transaction((query) => query("SELECT 1 AS one"))).toEqual([{ one: 1 }]);
  await database.close();
});

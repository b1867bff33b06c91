/** Two who change the same value. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "#server/settings/settings.ts";
import type { Database } from "#server/store/database.ts";
import { allEdits } from "#server/store/edits.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import type { DeskContext } from "./context.ts";
import { changeValue } from "./edits.ts";

let folder: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "edits-"));
  database = sqliteDatabase(join(folder, "store.db"));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const contextOf = (author: string, own = database): DeskContext => ({
  database: own,
  settings: readSettings({ DATA_DIR: folder }),
  author,
  now: 1,
  rooms: async () => [],
});

const TITLE = { file: "it/home", path: "title" };

/** The store, in which `meanwhile` happens between the reading of a command and its writing. */
function withDelay(meanwhile: () => Promise<unknown>): Database {
  return {
    ...database,
    read: (work) => database.read(work),
    transaction: async (work) => {
      await meanwhile();
      return database.transaction(work);
    },
  };
}

test("the second is told what the first has written, and changes nothing", async () => {
  const first = () => changeValue(contextOf("anna"), { ...TITLE, value: "Di Anna" });
  const second = { ...TITLE, value: "Di Bea" };
  expect(await changeValue(contextOf("bea", withDelay(first)), second)).toEqual({
    conflict: "Di Anna",
  });
  expect(await database.read(allEdits)).toEqual([
    { ...TITLE, value: "Di Anna", author: "anna", editedAt: 1 },
  ]);
});

test("two of different values both stand, and the same value twice is no conflict", async () => {
  const other = () =>
    changeValue(contextOf("anna"), { file: "it/home", path: "description", value: "Una casa" });
  await changeValue(contextOf("bea", withDelay(other)), { ...TITLE, value: "Di Bea" });
  const same = () => changeValue(contextOf("anna"), { ...TITLE, value: "Di tutte" });
  const again = { ...TITLE, value: "Di tutte" };
  expect(await changeValue(contextOf("bea", withDelay(same)), again)).toHaveProperty("value");
  expect(await database.read(allEdits)).toHaveLength(2);
});

test("a value that is wrong is told, and one that the file has already needs no edit", async () => {
  const phone = await changeValue(contextOf("anna"), {
    file: "house",
    path: "phone",
    value: "pippo",
  });
  expect(phone).toMatchObject({ slips: [{ file: "content/house.yaml", path: "phone" }, {}] });
  await changeValue(contextOf("anna"), { ...TITLE, value: "Di Anna" });
  await changeValue(contextOf("anna"), { ...TITLE, value: "Hotel Booking" });
  expect(await database.read(allEdits)).toEqual([]);
});

/** Edits as files. */
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "#server/settings/settings.ts";
import type { Database } from "#server/store/database.ts";
import { allEdits, changeEdits } from "#server/store/edits.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { contentText } from "#tests/support/slips.ts";
import type { DeskContext } from "./context.ts";
import { exportEdits, importEdits } from "./edit-files.ts";
import { withEdit } from "#app/content/edits.ts";

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

const anna = (): DeskContext => ({
  database,
  settings: readSettings({ DATA_DIR: folder }),
  author: "anna",
  now: 1,
  rooms: async () => [],
});

const put = (edit: { file: string; path: string; value: string }) =>
  changeEdits(database, (stored) => withEdit(stored, { ...edit, author: "anna", editedAt: 1 }));

const TITLE = { file: "it/home", path: "title" };

describe("as files", () => {
  const target = () => join(folder, "content");
  const written = (file: string) => readFileSync(join(target(), `${file}.yaml`), "utf8");

  test("only touched lines differ, and what is read back is nothing new", async () => {
    await put({ ...TITLE, value: "Di Anna" });
    await put({ file: "prices", path: "rates.elegant_room.base", value: "90,00" });
    await changeEdits(database, (edits) => [
      ...edits,
      { file: "it/home", path: "title.gone", value: "x", author: "", editedAt: 1 },
    ]);
    expect((await exportEdits(anna(), target())).toSorted()).toEqual([
      join(target(), "it/home.yaml"),
      join(target(), "prices.yaml"),
    ]);
    await changeEdits(database, (edits) => edits.filter(({ path }) => path !== "title.gone"));
    const [before, after] = [contentText("prices"), written("prices")].map((text) =>
      text.split("\n"),
    );
    expect(after!.filter((line, at) => line !== before![at])).toEqual([
      '  elegant_room: { base: "90,00" }',
    ]);
    expect(await importEdits(anna(), target(), false)).toEqual({ changed: [] });
    expect(await database.read(allEdits)).toHaveLength(2);
  });

  test("what a folder says otherwise becomes edits, unless the store has later ones", async () => {
    await put({ ...TITLE, value: "Di Anna" });
    await exportEdits(anna(), target());
    const file = join(target(), "it/home.yaml");
    writeFileSync(
      file,
      written("it/home")
        .replace("Di Anna", "Di Bea")
        .replace(/^description: .*/m, "description: Casa"),
    );
    utimesSync(file, 0, 0);
    expect(await importEdits(anna(), target(), false)).toEqual({ older: ["it/home"] });
    expect(await importEdits(anna(), target(), true)).toMatchObject({
      changed: [{ value: "Di Bea" }, { value: "Casa" }],
    });
    expect((await database.read(allEdits)).map(({ value }) => value)).toEqual(["Casa", "Di Bea"]);
    writeFileSync(file, written("it/home").replace("Di Bea", '""'));
    expect(await importEdits(anna(), target(), true)).toMatchObject({ slips: [{ path: "title" }] });
  });

  test("a file that cannot be read is told with its line", async () => {
    await put({ ...TITLE, value: "Di Anna" });
    await exportEdits(anna(), target());
    writeFileSync(join(target(), "it/home.yaml"), 'title: "Casa\n');
    await expect(importEdits(anna(), target(), true)).rejects.toThrow(/home\.yaml:\d+ /);
    expect(await database.read(allEdits)).toHaveLength(1);
  });

  test("a folder without our files is told", async () => {
    await expect(importEdits(anna(), folder, false)).rejects.toThrow("prices.yaml");
  });
});

import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { changeValues, draftOf, draftValues } from "#tests/support/draft.ts";
import { openSignedOutDesk } from "#tests/support/signed-out-desk.ts";
import { contentText } from "#tests/support/issues.ts";
import { exportDocuments, importFolder } from "./content-folder.ts";
import type { DeskContext } from "../context.ts";

const HOME = "it/home";

let context: DeskContext;
let folder: string;
beforeEach(() => {
  const desk = openSignedOutDesk();
  ({ context } = desk);
  folder = join(desk.folder, "content");
});

const fileOf = (file: string) => join(folder, `${file}.yaml`);
const exportedText = (file: string) => readFileSync(fileOf(file), "utf8");
const draft = () => draftOf(context.database);

/** Changes the home page's title, and exports the draft into the folder. */
async function exportTitle() {
  await changeValues(context.database, { file: HOME, path: "title", value: "Di Anna" });
  return exportDocuments(context, folder);
}

test("an export changes only edited lines, and importing it again changes nothing", async () => {
  const price = { file: "prices", path: "rates.elegant_room.base", value: "90,00" };
  await changeValues(context.database, price);
  const before = await draft();
  expect((await exportTitle()).toSorted()).toEqual([fileOf(HOME), fileOf("prices")]);
  const softwareLines = contentText("prices").split("\n");
  expect(
    exportedText("prices")
      .split("\n")
      .filter((line, at) => line !== softwareLines[at]),
  ).toEqual(['  elegant_room: { base: "90,00" }']);
  expect(await importFolder(context, folder, false)).toEqual({ changed: [] });
  expect(await draft()).toMatchObject(before);
});

test("an import puts a folder's changes into the draft, unless the store has later ones", async () => {
  await exportTitle();
  const words = exportedText(HOME)
    .replace("Di Anna", "Di Bea")
    .replace(/^description: .*/m, "description: Casa");
  writeFileSync(fileOf(HOME), words);
  utimesSync(fileOf(HOME), 0, 0);
  expect(await importFolder(context, folder, false)).toEqual({ newer: [HOME] });
  expect(await importFolder(context, folder, true)).toMatchObject({
    changed: [{ value: "Di Bea" }, { value: "Casa" }],
  });
  expect(await draftValues(context.database, HOME)).toMatchObject({
    title: "Di Bea",
    description: "Casa",
  });
});

test.each<[what: string, break_: () => void, issue: object]>([
  [
    "an empty title",
    () => writeFileSync(fileOf(HOME), exportedText(HOME).replace("Di Anna", '""')),
    { path: "title" },
  ],
  [
    "half a line",
    () => writeFileSync(fileOf(HOME), 'title: "Casa\n'),
    { line: expect.any(Number) },
  ],
])("an import reports %s with its place, and changes nothing", async (_, break_, issue) => {
  await exportTitle();
  const before = await draft();
  break_();
  expect(await importFolder(context, folder, true)).toMatchObject({ issues: [issue] });
  expect(await draft()).toEqual(before);
});

test("an import refuses a folder without our files", async () => {
  await expect(importFolder(context, folder, false)).rejects.toThrow("prices.yaml");
});

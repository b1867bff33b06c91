import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { changeEdits } from "./edits.ts";
import {
  currentNumber,
  pastReleases,
  publish,
  publishedRelease,
  storedPictures,
} from "./releases.ts";
import { readUpload, uploadId } from "./uploads.ts";
import { sqliteDatabase } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "releases-"));
afterAll(() => rmSync(folder, { recursive: true }));

const BUILD = { build: "a", made: 1_000 };

const open = () => sqliteDatabase(join(folder, "store.db"));

let database: Database;
let other: Database;
beforeAll(async () => {
  database = open();
  other = open();
  await database.transaction(async (query) => {
    for (const table of ["releases", "release_pictures"]) await query(`DELETE FROM ${table}`);
  });
});
afterAll(async () => {
  await database.close();
  await other.close();
});

const put = (body: string, more = {}) =>
  currentNumber(database, BUILD).then((number) =>
    publish(
      database,
      { ...BUILD, made: 2_000, body, pictures: new Map(), edits: [], author: "", ...more },
      { number, build: BUILD },
    ),
  );
const current = async () => {
  const number = await currentNumber(other, BUILD);
  return number > 0 ? (await publishedRelease(other, number))?.body : undefined;
};
const pictures = async () =>
  [...((await publishedRelease(other, await currentNumber(other, BUILD)))?.pictures ?? [])].map(
    ([address, body]) => `${address} ${String(body)}`,
  );

test("every server sees what was published last, without what an earlier version took back", async () => {
  expect(await current()).toBeUndefined();
  await put("one");
  await put("two");
  expect(await current()).toBe("two");
  await database.transaction((query) =>
    query("UPDATE releases SET taken_back = 1 WHERE body = 'two'"),
  );
  expect(await current()).toBe("one");
  await put("three");
  expect(await current()).toBe("three");
});

test("of two who publish after the same release one is told to look again", async () => {
  const number = await currentNumber(database, BUILD);
  const one = { ...BUILD, made: 4_000, body: "same", pictures: new Map(), edits: [], author: "" };
  const after = { number, build: BUILD };
  const both = await Promise.all([publish(database, one, after), publish(other, one, after)]);
  expect(both.toSorted()).toEqual([false, true]);
  expect(await current()).toBe("same");
  expect(await currentNumber(other, BUILD)).toBe(number + 1);
  await database.transaction((query) => query("DELETE FROM releases"));
});

test.each([
  ["another build", { build: "b", made: 3_000 }],
  ["a build that was made since", { build: "a", made: 2_000 }],
])("%s shows its own release", async (__, build) => {
  await put("one");
  expect(await currentNumber(database, build)).toBe(0);
});

test("a picture stands as long as the text of a release that shows it", async () => {
  const picture = new Map([["/pictures/a.avif", Buffer.from("a")]]);
  await put("with", { pictures: picture });
  for (let more = 1; more < 3; more++) await put(`without ${more}`);
  expect(await pictures()).toEqual(["/pictures/a.avif a"]);
  await put("one too many");
  expect(await pictures()).toEqual([]);
});

test("a picture that the store has stays for each release that shows it, without its bytes", async () => {
  const address = "/pictures/b.avif";
  await put("first", { pictures: new Map([[address, Buffer.from("b")]]) });
  for (let more = 1; more < 5; more++) await put(`more ${more}`, { storedPictures: [address] });
  expect(await storedPictures(other)).toEqual([address]);
  for (let less = 1; less < 4; less++) await put(`less ${less}`);
  expect(await storedPictures(other)).toEqual([]);
  expect(await put("with one that is gone", { storedPictures: [address] })).toBe(false);
});

test("an upload stays as long as an edit or a release names it", async () => {
  const bytes = Buffer.from("a photograph");
  const id = uploadId(bytes);
  const value = { upload: id, focus: [0.5, 0.5] };
  const edit = { file: "photographs", path: "hero", value, author: "", editedAt: 1 };
  await changeEdits(database, () => [edit], bytes);
  await changeEdits(database, () => [{ ...edit, path: "card" }], bytes);
  expect((await readUpload(other, id))?.equals(bytes)).toBe(true);
  await put("with", { edits: [edit] });
  await changeEdits(database, () => []);
  expect(await readUpload(other, id)).toBeDefined();
  await database.transaction((query) => query("DELETE FROM releases WHERE body = 'with'"));
  await changeEdits(database, () => []);
  expect(await readUpload(other, id)).toBeUndefined();
});

const DAY = 24 * 3_600_000;

test.each([
  ["all of a month", DAY, 31],
  ["twenty of a longer time", 5 * DAY, 20],
])("%s stay in the history, the last three with their text", async (__, pause, count) => {
  const edits = [{ file: "it/home", path: "title", value: "x", author: "anna", editedAt: 1 }];
  for (let at = 1; at <= 40; at++)
    await put(`release ${at}`, { made: 2_000 + at * pause, edits, author: "anna" });
  const past = await pastReleases(other);
  expect(past).toHaveLength(count);
  expect(past.map(({ isRendered }) => isRendered)).toEqual(past.map((_, at) => at < 3));
  expect(past.at(-1)).toMatchObject({ edits, author: "anna", isTakenBack: false });
  await database.transaction((query) => query("DELETE FROM releases"));
});

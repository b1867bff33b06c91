import { beforeEach, expect, test } from "vitest";
import type { Documents } from "#app/content/documents.ts";
import type { Value } from "#app/content/rows.ts";
import type { Database } from "./database.ts";
import {
  addRevision,
  allRevisions,
  documentState,
  lastRevisionNumber,
  replaceDraft,
} from "./documents.ts";
import { readUpload, uploadId } from "./uploads.ts";
import { memoryStore } from "#tests/support/scratch.ts";

let database: Database;
beforeEach(() => void (database = memoryStore()));

const documentOf = (values: Value) => ({ version: 0, values, changes: {} });

const pricesOf = (base: string): Documents => ({ prices: documentOf({ base }) });

const keyNow = async () => (await documentState(database)).key;

const saveDraft = async (documents: Documents, upload?: Buffer) =>
  replaceDraft(database, await keyNow(), documents, upload);

const publishNext = async (documents: Documents, after = documents) =>
  addRevision(database, await keyNow(), { documents, draft: after, made: 1, author: "anna" });

const countOf = async (table: string) => {
  const documentRows = await database.read((query) =>
    query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`),
  );
  return documentRows[0]!.n;
};

test("a draft may have more documents than the last revision, or none", async () => {
  const both = { ...pricesOf("90,00"), "it/home": documentOf({ title: "Casa" }) };
  await saveDraft(both);
  await publishNext(pricesOf("90,00"), both);
  const state = await documentState(database);
  expect(Object.keys(state.published)).toEqual(["prices"]);
  expect(Object.keys(state.draft).toSorted()).toEqual(["it/home", "prices"]);
  await saveDraft({});
  expect((await documentState(database)).draft).toEqual({});
  expect((await documentState(database)).published).toEqual(pricesOf("90,00"));
});

test("a save or a publication of an older state is refused and changes nothing", async () => {
  const stateKeyBefore = await keyNow();
  await saveDraft(pricesOf("90,00"));
  expect(await replaceDraft(database, stateKeyBefore, pricesOf("95,00"))).toBe(false);
  const lateRevision = { documents: {}, draft: {}, made: 1, author: "" };
  expect(await addRevision(database, stateKeyBefore, lateRevision)).toBe(false);
  expect((await documentState(database)).draft).toEqual(pricesOf("90,00"));
  expect(await lastRevisionNumber(database)).toBe(0);
});

test("the store keeps the last hundred revisions, and deletes documents that no revision names", async () => {
  for (let turn = 1; turn <= 103; turn++) await publishNext(pricesOf(`${turn},00`));
  const revisions = await allRevisions(database);
  expect([revisions.length, revisions[0]!.number, revisions.at(-1)!.number]).toEqual([100, 103, 4]);
  expect(revisions.at(-1)!.documents).toEqual(pricesOf("4,00"));
  expect(await countOf("documents")).toBe(100);
});

test("a photograph stays while the draft or a stored revision names it", async () => {
  const bytes = Buffer.from("a photograph");
  const upload = uploadId(bytes);
  const photographs = { photographs: documentOf({ hero: { upload, focus: [0.5, 0.5] } }) };
  await saveDraft(photographs, bytes);
  await publishNext(photographs);
  await saveDraft({});
  await publishNext({});
  expect(await readUpload(database, upload)).toEqual(bytes);
  for (let turn = 1; turn <= 100; turn++) await publishNext(pricesOf(`${turn},00`));
  expect(await readUpload(database, upload)).toBeUndefined();
});

test.each(["", "{", "[]", '{"values":1}', '{"version":0,"values":"x","changes":{}}'])(
  "a document that somebody broke by hand (%j) is marked as broken, and the others are read",
  async (body) => {
    const goodDocument = JSON.stringify(documentOf({ title: "Casa" }));
    const brokenRow = JSON.stringify({ prices: `broken ${body}`, "it/home": "good" });
    await database.transaction(async (query) => {
      await query("INSERT INTO documents VALUES (?, 'prices', ?)", [`broken ${body}`, body]);
      await query("INSERT INTO documents VALUES ('good', 'it/home', ?)", [goodDocument]);
      await query("INSERT INTO revisions VALUES (1, 1, 'anna', ?)", [brokenRow]);
    });
    const { published } = await documentState(database);
    expect(published["prices"]!.values).toBeNull();
    expect(published["it/home"]!.values).toEqual({ title: "Casa" });
  },
);

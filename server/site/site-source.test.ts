import { expect, onTestFinished, test } from "vitest";
import { addRevision, documentState } from "#server/store/documents.ts";
import { newStore } from "#tests/support/new-store.ts";
import { scratch } from "#tests/support/scratch.ts";
import { loadPublishedSite } from "./site-source.ts";

test("a published file that this version does not have is reported with all its values", async () => {
  const database = newStore(scratch());
  onTestFinished(() => database.close());
  const values = { title: "Parole di casa" };
  const documents = { "it/gone": { version: 0, values, changes: {} } };
  const { key } = await documentState(database);
  await addRevision(database, key, { documents, draft: documents, author: "anna", made: 1 });
  expect((await loadPublishedSite(database)).unfitValues).toEqual([
    { file: "it/gone", path: "", value: values },
  ]);
});

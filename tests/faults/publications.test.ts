import { beforeEach, expect, test, vi } from "vitest";
import { changesBetween, digestOfChanges } from "#app/content/changes.ts";
import type { Documents } from "#app/content/documents.ts";
import type { DeskContext } from "#app/desk/context.ts";
import { publish } from "#app/desk/publish/publish.ts";
import { documentState } from "#server/store/documents.ts";
import { changeValues, draftOf, publishDraft } from "#tests/support/draft.ts";
import { openSignedOutDesk } from "#tests/support/signed-out-desk.ts";

const ELEGANT = { file: "prices", path: "rates.elegant_room.base" };
const NATURAL = { file: "prices", path: "rates.natural_room.base" };
const TITLE_EDIT = { file: "it/home", path: "title", value: "Una casa sul colle" };

let context: DeskContext;
beforeEach(() => {
  ({ context } = openSignedOutDesk());
});

const putChanges = (...changes: Parameters<typeof changeValues>[1][]) =>
  changeValues(context.database, ...changes);
const isConfirmed = true;

const valuesIn = (documents: Documents) =>
  changesBetween({}, documents).map(({ path, value }) => `${path} ${String(value)}`);
const publishedValues = async () => valuesIn((await documentState(context.database)).published);
const drafted = async () => valuesIn(await draftOf(context.database));

test("publishing one subject's changes leaves the others as they are online", async () => {
  await putChanges({ ...ELEGANT, value: "91,00" }, TITLE_EDIT);
  await publish(context, { isConfirmed, subject: "prices" });
  expect(await publishedValues()).toEqual([`${ELEGANT.path} 91,00`]);
  expect(await drafted()).toEqual([`title ${TITLE_EDIT.value}`, `${ELEGANT.path} 91,00`]);
  expect(await publish(context, { isConfirmed, subject: "prices" })).toBe("unchanged");
});

test("changes that somebody saves meanwhile are published as well", async () => {
  await putChanges({ ...ELEGANT, value: "91,00" });
  const { transaction } = context.database;
  const saving = vi.spyOn(context.database, "transaction").mockImplementationOnce(async (work) => {
    await putChanges({ ...NATURAL, value: "92,00" });
    return transaction(work);
  });
  await publish(context, { isConfirmed });
  expect(saving).toHaveBeenCalledTimes(3);
  expect(await publishedValues()).toEqual(await drafted());
});

test.each<[what: string, digestOf: (digest: string) => string | undefined, waiting: string[]]>([
  ["a draft that is not discarded stays", () => undefined, [`${NATURAL.path} 92,00`]],
  ["a discarded draft is gone", (digest) => digest, []],
  ["a draft with later changes stays", () => "other", [`${NATURAL.path} 92,00`]],
])("after going back to an earlier revision %s", async (_, digestOf, waiting) => {
  await putChanges({ ...ELEGANT, value: "91,00" });
  await publishDraft(context.database);
  await putChanges({ ...ELEGANT, value: "95,00" }, TITLE_EDIT);
  await publishDraft(context.database);
  const draftAfter = await draftOf(context.database);
  await putChanges({ ...NATURAL, value: "92,00" });
  const digest = digestOfChanges(changesBetween(draftAfter, await draftOf(context.database)));
  await publish(context, { isConfirmed, number: 1, discardedDigest: digestOf(digest) });
  expect(await publishedValues()).toEqual([`${ELEGANT.path} 91,00`]);
  expect(await drafted()).toEqual([`${ELEGANT.path} 91,00`, ...waiting]);
});

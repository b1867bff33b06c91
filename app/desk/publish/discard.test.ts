import { beforeEach, expect, test } from "vitest";
import { changeValues, draftOf, publishDraft } from "#tests/support/draft.ts";
import { openSignedOutDesk } from "#tests/support/signed-out-desk.ts";
import type { DeskContext } from "../context.ts";
import { discard, readUnpublishedChanges } from "./draft-changes.ts";

const PRICE = { file: "prices", path: "rates.elegant_room.base" };
const SEASON = { name: "Ferragosto", from: "08-08", to: "08-23", base: "110,00" };

let context: DeskContext;
beforeEach(() => {
  ({ context } = openSignedOutDesk());
});

test("discarding restores the published values with their authors, also of removed entries", async () => {
  const { database } = context;
  const seasons = { file: "prices", path: "seasons" };
  const piero = { author: "piero", at: 1 };
  await changeValues(
    database,
    { ...PRICE, value: "91,00", ...piero },
    { ...seasons, value: [SEASON, { ...SEASON, name: "Fiera" }], ...piero },
  );
  await publishDraft(database);
  const published = await draftOf(database);
  await changeValues(
    database,
    { ...PRICE, value: "95,00" },
    { ...seasons, value: [{ ...SEASON, name: "Fiera" }] },
  );
  expect(await discard(context, {})).toBe(2);
  expect(await draftOf(database)).toEqual(published);
  expect(await readUnpublishedChanges(context)).toEqual([]);
});

test("a file that the software no longer has can be discarded with its changes", async () => {
  const { database } = context;
  await changeValues(database, { file: "it/gone", path: "title", value: "Casa" });
  await changeValues(database, { ...PRICE, value: "91,00" });
  expect(await discard(context, { subject: "gone", path: "title" })).toBe(1);
  expect(Object.keys(await draftOf(database))).toEqual(["prices"]);
});

import { expect, test } from "vitest";
import { WHOLE_HOUSE, allClosures } from "#server/store/closures.ts";
import { openForm } from "#tests/support/desk-form.ts";
import { draftValues } from "#tests/support/draft.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";

const desk = eachTestDesk();

test("a notice is saved with its last day, and refused without one", async () => {
  const save = async (fields: Record<string, string>) => {
    const { values } = await openForm(desk, "/banco/avviso");
    return desk.send("/banco/avviso", { ...values, ...fields });
  };
  const refusal = await save({ it: "Siamo chiusi." });
  expect(refusal.status).toBe(422);
  expect(refusal.props["errors"]).toMatchObject([{ path: "until" }]);
  expect((await save({ it: "Siamo chiusi.", until: "2027-01-31" })).status).toBe(303);
  const storedNotice = async () => draftValues(desk.database, "notice");
  expect(await storedNotice()).toEqual({ it: "Siamo chiusi.", until: "2027-01-31" });
  // An empty form removes the notice.
  await save({ it: "", until: "" });
  expect(await storedNotice()).toEqual({});
});

test("closing the house closes every night, and writes a notice in every language", async () => {
  const close = (chiusi_dal: string, chiusi_al: string) =>
    desk.send("/banco/avviso", { azione: "chiusi", chiusi_dal, chiusi_al });
  expect((await close("2027-01-31", "2027-01-07")).props["closing"]).toMatchObject({
    error: expect.stringMatching(/viene dopo/),
  });
  await close("2027-01-07", "2027-01-31");
  expect(await desk.database.read(allClosures)).toMatchObject([
    { room: WHOLE_HOUSE, first: "2027-01-07", last: "2027-01-31", kind: "closed" },
  ]);
  expect(await draftValues(desk.database, "notice")).toMatchObject({
    it: "Siamo chiusi dal 7 gennaio 2027 al 31 gennaio 2027.",
    en: "We are closed from 7 January 2027 to 31 January 2027.",
    de: "Vom 7. Januar 2027 bis 31. Januar 2027 haben wir geschlossen.",
    until: "2027-01-31",
  });
});

import { expect, test } from "vitest";
import { draftValues } from "#tests/support/draft.ts";
import { openTestDesk } from "#tests/support/test-desk.ts";

test("a notice is saved with its last day, and without one it is refused", async () => {
  const desk = await openTestDesk();
  const save = async (fields: Record<string, string>) => {
    const { props } = await desk.read("/banco/avviso");
    return desk.send("/banco/avviso", { letto: props["read"] as string, ...fields });
  };
  const refusal = await save({ it: "Siamo chiusi." });
  expect(refusal.status).toBe(422);
  expect(refusal.props["errors"]).toMatchObject([{ path: "until" }]);
  expect((await save({ it: "Siamo chiusi.", until: "2027-01-31" })).status).toBe(303);
  const stored = async () => draftValues(desk.database, "notice");
  expect(await stored()).toEqual({ it: "Siamo chiusi.", until: "2027-01-31" });
  // Emptied, it is gone.
  await save({ it: "", until: "" });
  expect(await stored()).toEqual({});
});

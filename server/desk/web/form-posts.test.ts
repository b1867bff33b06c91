import { expect, test } from "vitest";
import { openTestDesk } from "#tests/support/test-desk.ts";
import { handleOnce, LEASE_MS, UPLOAD_LEASE_MS } from "./form-posts.ts";

const MINUTE = 60_000;
const SAVED = { location: "/banco/prezzi", notice: "Salvato." };

const handled = async () => SAVED;
/** As where the server ends while it handles the form. */
const neverHandled = () => new Promise<never>(() => {});

test.each([
  ["a form, a minute", LEASE_MS, MINUTE],
  ["a photograph, ten minutes", UPLOAD_LEASE_MS, 10 * MINUTE],
])("what was in hand when the server ended is handled again: %s later", async (_, lease, later) => {
  const { database, now } = await openTestDesk();
  const form = { id: "form", now: now(), lease };
  void handleOnce(database, form, neverHandled);
  const again = await handleOnce(database, { ...form, now: now() + later }, handled);
  expect(again).toBe("/banco/prezzi?esito=form");
  // Sent once more, it is not.
  expect(await handleOnce(database, { ...form, now: now() + later }, neverHandled)).toBe(again);
});

import { expect, test } from "vitest";
import { claimForm, saveFormResult } from "./form-results.ts";
import { IN_MEMORY, sqliteDatabase } from "./sqlite.ts";

const NOW = Date.UTC(2026, 10, 25, 9);
const MINUTE = 60_000;

test("a form that nobody finished is handled again a minute later", async () => {
  const database = sqliteDatabase(IN_MEMORY);
  const claim = (now: number) =>
    database.transaction((query) => claimForm(query, "form", { now, lease: MINUTE }));
  expect(await claim(NOW)).toBe(true);
  expect(await claim(NOW + MINUTE - 1)).toBe(false);
  expect(await claim(NOW + MINUTE)).toBe(true);
  // The new claim has a lease of its own.
  expect(await claim(NOW + MINUTE + 1)).toBe(false);
  const result = { location: "/banco", notice: "Salvato." };
  await database.transaction((query) => saveFormResult(query, "form", result));
  expect(await claim(NOW + 60 * MINUTE)).toBe(false);
  await database.close();
});

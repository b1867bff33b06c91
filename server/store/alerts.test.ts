import { beforeEach, expect, test } from "vitest";
import { mailsDue } from "#tests/support/mails.ts";
import type { Database } from "./database.ts";
import { addDocumentAlert } from "./letters.ts";
import { deleteExpired } from "./retention.ts";
import { memoryStore } from "#tests/support/scratch.ts";
import { HOUR } from "#server/system/durations.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const UNFIT_VALUE = { file: "prices", path: "rates.gone.base", value: "90,00" };
const RETENTION_TERMS = { keepMonths: 24, keepSignUpDays: 7 };

let database: Database;
beforeEach(() => void (database = memoryStore()));

const dueTexts = async (now = NOW) => (await mailsDue(database, now)).map(({ text }) => text);

test("a second start of a version writes no second mail, and the next version writes another", async () => {
  await Promise.all([1, 2].map(() => addDocumentAlert(database, "1", [UNFIT_VALUE], NOW)));
  await addDocumentAlert(database, "1", [UNFIT_VALUE], NOW);
  expect(await dueTexts()).toEqual([expect.stringContaining("rates.gone.base: «90,00»")]);
  await addDocumentAlert(database, "2", [UNFIT_VALUE], NOW);
  expect(await dueTexts()).toHaveLength(1);
});

test("the mail waits for a mail server for any time, and is deleted a month after it was sent", async () => {
  await addDocumentAlert(database, "1", [UNFIT_VALUE], NOW);
  const laterTime = NOW + 40 * 24 * HOUR;
  await deleteExpired(database, RETENTION_TERMS, laterTime);
  expect(await dueTexts(laterTime)).toHaveLength(1);
  await deleteExpired(database, RETENTION_TERMS, laterTime + 31 * 24 * HOUR);
  expect(await database.read((query) => query("SELECT id FROM letters"))).toEqual([]);
});

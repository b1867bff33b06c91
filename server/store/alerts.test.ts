import { beforeEach, expect, test } from "vitest";
import { mailsDue } from "#tests/support/mails.ts";
import type { Database } from "./database.ts";
import { addDocumentAlert } from "./alerts.ts";
import { deleteExpired } from "./retention.ts";
import { memoryStore } from "#tests/support/scratch.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const HOUR = 3_600_000;
const UNFIT = { file: "prices", path: "rates.gone.base", value: "90,00" };
const TERMS = { keepMonths: 24, keepSignUpDays: 7 };

let database: Database;
beforeEach(() => void (database = memoryStore()));

const dueTexts = async (now = NOW) => (await mailsDue(database, now)).map(({ text }) => text);

test("a second start of a version writes no second mail, the next version another", async () => {
  await Promise.all([1, 2].map(() => addDocumentAlert(database, "1", [UNFIT], NOW)));
  await addDocumentAlert(database, "1", [UNFIT], NOW);
  expect(await dueTexts()).toEqual([expect.stringContaining("rates.gone.base: «90,00»")]);
  await addDocumentAlert(database, "2", [UNFIT], NOW);
  expect(await dueTexts()).toHaveLength(1);
});

test("the mail waits for a mail server as long as it takes, and is deleted a month after it was sent", async () => {
  await addDocumentAlert(database, "1", [UNFIT], NOW);
  const laterTime = NOW + 40 * 24 * HOUR;
  await deleteExpired(database, TERMS, laterTime);
  expect(await dueTexts(laterTime)).toHaveLength(1);
  await deleteExpired(database, TERMS, laterTime + 31 * 24 * HOUR);
  for (const table of ["document_alerts", "letters"])
    expect(await database.read((query) => query(`SELECT 1 AS found FROM ${table}`))).toEqual([]);
});

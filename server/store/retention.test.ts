import { beforeEach, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { allMessages, saveMessage, openMessage } from "./messages.ts";
import { deleteExpired, purgeExpired } from "./retention.ts";
import { memoryStore } from "#tests/support/scratch.ts";
import { DAY, HOUR } from "#server/system/durations.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const IN_3_YEARS = NOW + 3 * 366 * DAY;
const RETENTION_TERMS = { keepMonths: 24, keepSignUpDays: 7 };

let database: Database;

beforeEach(async () => {
  database = memoryStore();
  const anna = { name: "Anna", email: "anna@posta.example", message: "C’è posto?" };
  await saveMessage(database, { ...anna, key: "a", suspicion: "" }, NOW);
  await openMessage(database, 1, NOW);
  await purgeExpired(database, RETENTION_TERMS, NOW);
});

const countStored = async () => (await allMessages(database)).length;

test("a clock that is years ahead deletes nothing, and deletion goes on once the clock is right", async () => {
  expect(await purgeExpired(database, RETENTION_TERMS, IN_3_YEARS)).toBe(false);
  expect(await purgeExpired(database, RETENTION_TERMS, IN_3_YEARS + DAY)).toBe(false);
  expect(await purgeExpired(database, RETENTION_TERMS, NOW + 2 * DAY)).toBe(true);
  expect(await countStored()).toBe(1);
});

test("a server that was off for years deletes old messages a week after it is back", async () => {
  for (let hours = 0; hours < 7 * 24; hours += 12)
    expect(await purgeExpired(database, RETENTION_TERMS, IN_3_YEARS + hours * HOUR)).toBe(false);
  expect(await countStored()).toBe(1);
  expect(await purgeExpired(database, RETENTION_TERMS, IN_3_YEARS + 7 * DAY)).toBe(true);
  expect(await countStored()).toBe(0);
});

test.each([
  ["2027-08-31", 6, "2027-03-02", true],
  ["2027-08-31", 6, "2027-02-28", true],
  ["2027-08-31", 6, "2027-02-27", false],
  ["2028-03-31", 1, "2028-02-29", true],
  ["2028-03-31", 1, "2028-02-28", false],
  ["2027-03-15", 24, "2025-03-15", true],
  ["2027-03-15", 24, "2025-03-14", false],
])("on %s a %i-month term keeps a message of %s: %s", async (today, keepMonths, day, isKept) => {
  const [now, received] = [today, day].map((one) => Date.parse(`${one}T12:00:00Z`)) as [
    number,
    number,
  ];
  const message = { name: "Eva", email: "eva@posta.example", message: "Grazie" };
  await saveMessage(database, { ...message, key: "b", suspicion: "" }, received);
  await openMessage(database, 2, received);
  await deleteExpired(database, { keepMonths, keepSignUpDays: 7 }, now);
  const messagesAfter = await allMessages(database);
  expect(messagesAfter.some(({ name }) => name === "Eva")).toBe(isKept);
});

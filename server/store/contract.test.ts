import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { addLetter, markSent, nextDueLetter, outboxStatus } from "./letters.ts";
import { allMessages, saveMessage, messagesIn, MAX_SUSPECTS, openMessage } from "./messages.ts";
import { secretOf } from "./key-values.ts";
import { sqliteDatabase } from "./sqlite.ts";
import {
  allSubscribers,
  requestSubscription,
  confirmSubscriber,
  endSubscription,
  MAX_CONFIRMATIONS_PER_HOUR,
  subscriberByEmail,
} from "./subscribers.ts";
import { erasePerson, deleteExpired } from "./retention.ts";
import { lettersDue } from "#tests/support/mails.ts";
import { scratch } from "#tests/support/scratch.ts";
import { DAY, HOUR } from "#server/system/durations.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const RETENTION_TERMS = { keepMonths: 24, keepSignUpDays: 7 };
const ANNA = {
  name: "Anna",
  email: "Anna@posta.example",
  room: "Reading Room",
  message: "C’è posto?",
};

const folder = scratch(afterAll);

const GUESTS_TABLES = ["messages", "letters", "subscribers", "suppressions"];

const openTestStore = () => sqliteDatabase(join(folder, "store.db"));

let database: Database;
let otherServer: Database;
const storeMessage = (key: string, more = {}) =>
  saveMessage(database, { ...ANNA, key, suspicion: "", ...more }, NOW);

beforeAll(() => {
  database = openTestStore();
  otherServer = openTestStore();
});
beforeEach(() =>
  database.transaction(async (query) => {
    for (const table of GUESTS_TABLES) await query(`DELETE FROM ${table}`);
  }),
);
afterAll(async () => {
  await database.close();
  await otherServer.close();
});

test("a reader waits for no writer, sees no unfinished change, and can write nothing", async () => {
  await secretOf(database);
  const countQuery = "SELECT count(*) AS n FROM settings";
  const countBefore = await database.read((query) => query(countQuery));
  const insert = "INSERT INTO settings (name, value) VALUES ('half', '')";
  await otherServer.transaction(async (query) => {
    await query(insert);
    expect(await database.read((reading) => reading(countQuery))).toEqual(countBefore);
    await query("DELETE FROM settings WHERE name = 'half'");
  });
  await expect(database.read((query) => query(insert))).rejects.toThrow(/cannot/);
  expect(await database.read((query) => query(countQuery))).toEqual(countBefore);
  await database.transaction((query) => query("DELETE FROM settings WHERE name = 'half'"));
});

test("a message is stored with its letter, and its words come back as they were", async () => {
  const message = "«Ciao» & 'addio' -- \\ ; ? $1 🚲\nà";
  const reference = await storeMessage("one", { message });
  expect(reference).toMatch(/^[A-Z\d]{3}-[A-Z\d]{3}$/);
  const [storedMessage] = await allMessages(otherServer);
  expect(storedMessage).toMatchObject({
    ...ANNA,
    message,
    reference,
    receivedAt: NOW,
    isOpened: false,
    sentAt: 0,
  });
  const letter = await nextDueLetter(database, NOW);
  expect(letter?.kind).toBe("message");
  expect(await messagesIn(database, letter?.id ?? "")).toHaveLength(1);
  await markSent(database, letter?.id ?? "", NOW + 1);
  expect((await openMessage(database, storedMessage?.number ?? 0, NOW))?.sentAt).toBe(NOW + 1);
  expect((await allMessages(database))[0]?.isOpened).toBe(true);
});

test("the store has the guest's language, and Italian where the guest's is not given", async () => {
  await storeMessage("one", { language: "de" });
  await storeMessage("two");
  expect((await allMessages(otherServer)).map(({ language }) => language)).toEqual(["it", "de"]);
  const signUp = { email: "g@posta.example", consent: "", isSuspect: false };
  await requestSubscription(database, { ...signUp, language: "en" }, NOW);
  expect(await subscriberByEmail(otherServer, signUp.email)).toMatchObject({ language: "en" });
  await requestSubscription(database, { ...signUp, language: "de" }, NOW + 25 * HOUR);
  expect(await subscriberByEmail(otherServer, signUp.email)).toMatchObject({ language: "de" });
});

test("the same key gives the same message, also from two servers at once", async () => {
  const savedReferences = Array.from({ length: 20 }, (_, index) =>
    saveMessage(index % 2 ? database : otherServer, { ...ANNA, key: "same", suspicion: "" }, NOW),
  );
  expect(new Set(await Promise.all(savedReferences)).size).toBe(1);
  expect(await allMessages(database)).toHaveLength(1);
  expect((await outboxStatus(database)).letterCount).toBe(1);
});

test("a message and its letter are written together or not at all", async () => {
  await expect(
    database.transaction(async (query) => {
      await addLetter(query, { kind: "message", now: NOW });
      throw new RangeError("in the middle");
    }),
  ).rejects.toThrow("in the middle");
  expect((await outboxStatus(database)).letterCount).toBe(0);
  await expect(
    database.transaction((query) =>
      query(
        `INSERT INTO messages (key, reference, receivedAt, name, email, message, suspicion, letter)
           VALUES ('a', 'b', 1, 'c', 'd', 'e', '', 'no such letter')`,
      ),
    ),
  ).rejects.toThrow(/constraint/);
});

test("suspicious messages share one letter until it is due", async () => {
  for (const key of ["a", "b"]) await storeMessage(key, { suspicion: "due segni" });
  expect(await nextDueLetter(database, NOW)).toBeUndefined();
  const letter = await nextDueLetter(database, NOW + HOUR);
  expect(await messagesIn(database, letter?.id ?? "")).toHaveLength(2);
  const suspect = { ...ANNA, key: "c", suspicion: "due segni" };
  await saveMessage(database, suspect, NOW + HOUR);
  expect((await outboxStatus(database)).letterCount).toBe(2);
});

test("a flood of suspicious messages fills one letter after the other", async () => {
  for (let index = 0; index < MAX_SUSPECTS * 2 + 1; index++)
    await storeMessage(`flood ${index}`, { suspicion: "due segni" });
  const sizes: number[] = [];
  for (const { id } of await lettersDue(database, NOW + HOUR))
    sizes.push((await messagesIn(database, id)).length);
  expect(sizes.toSorted((a, b) => b - a)).toEqual([MAX_SUSPECTS, MAX_SUSPECTS, 1]);
});

test("a confirmation that is due on the next day is not due earlier", async () => {
  const letter = { kind: "confirm", now: NOW, dueAt: NOW + DAY, recipient: "a@b.it" } as const;
  await database.transaction((query) => addLetter(query, letter));
  expect(await nextDueLetter(database, NOW + DAY - 1)).toBeUndefined();
  expect(await nextDueLetter(database, NOW + DAY)).toBeDefined();
});

describe("a sign-up", () => {
  const signUp = (email: string, now = NOW) =>
    requestSubscription(database, { email, consent: "Sì", isSuspect: false }, now);
  const keyOf = async (email: string) => (await subscriberByEmail(database, email))?.key ?? "";
  /** All rows with guests' data as one text, so that a trace of an address is found in any column. */
  const guestDataText = () =>
    database.transaction(async (query) => {
      const rows = [];
      for (const table of GUESTS_TABLES) rows.push(...(await query(`SELECT * FROM ${table}`)));
      return JSON.stringify(rows);
    });
  const suppressions = () => database.transaction((query) => query("SELECT * FROM suppressions"));
  const letterCount = async () => (await outboxStatus(database)).letterCount;

  test("is refused when the day's queue is full, for any address, and stores nothing", async () => {
    await signUp("iscritta@posta.example");
    await confirmSubscriber(database, await keyOf("iscritta@posta.example"), NOW);
    await database.transaction(async (query) => {
      for (let waiting = 0; waiting < 24 * MAX_CONFIRMATIONS_PER_HOUR; waiting++) {
        const dueAt = NOW + Math.floor(waiting / MAX_CONFIRMATIONS_PER_HOUR) * HOUR;
        await addLetter(query, { kind: "confirm", now: NOW, dueAt, recipient: `${waiting}@a.it` });
      }
    });
    // The hour that begins exactly a day from now still has room for confirmations.
    for (let waiting = 0; waiting < MAX_CONFIRMATIONS_PER_HOUR; waiting++)
      expect(await signUp(`${waiting}@posta.example`)).toBe(true);
    const storeBefore = await guestDataText();
    for (const name of ["nuova", "iscritta", "0"])
      expect(await signUp(`${name}@posta.example`)).toBe(false);
    expect(await guestDataText()).toBe(storeBefore);
    expect(await signUp("nuova@posta.example", NOW + DAY)).toBe(true);
  });

  test("that its receiver ends leaves no address, and gets no other letter for two years", async () => {
    await signUp("Vittima@posta.example");
    expect(await endSubscription(database, await keyOf("vittima@posta.example"), NOW)).toBe(true);
    expect(await guestDataText()).not.toMatch(/vittima/i);
    await signUp("vittima@POSTA.example", NOW + 2 * DAY);
    expect(await letterCount()).toBe(0);
    expect(await guestDataText()).not.toMatch(/vittima/i); // a sign-up of a refused address stores nothing
    const expiresAt = Date.UTC(2028, 10, 21, 12);
    await deleteExpired(database, RETENTION_TERMS, expiresAt);
    expect(await suppressions()).toHaveLength(1);
    await deleteExpired(database, RETENTION_TERMS, expiresAt + 1);
    expect(await suppressions()).toEqual([]);
  });

  test("from an erased person is accepted again, because the store has forgotten the refusal", async () => {
    await signUp("giulia@posta.example");
    await endSubscription(database, await keyOf("giulia@posta.example"), NOW);
    await erasePerson(database, "Giulia@posta.example");
    expect(await suppressions()).toEqual([]);
    await signUp("giulia@posta.example");
    expect(await letterCount()).toBe(1);
  });

  test("is not stored longer because it is repeated, unless it gets another letter", async () => {
    await signUp("vittima@posta.example");
    for (let day = 1; day <= 9; day++) {
      await signUp("vittima@posta.example", NOW + day * DAY);
      await deleteExpired(database, RETENTION_TERMS, NOW + day * DAY);
    }
    expect(await allSubscribers(database)).toHaveLength(1); // the third and last letter was added on day 2
    await signUp("vittima@posta.example", NOW + 9 * DAY + 1);
    await deleteExpired(database, RETENTION_TERMS, NOW + 9 * DAY + 1);
    expect(await guestDataText()).not.toContain("vittima");
  });

  test("sends an address one letter a day, and three in all", async () => {
    const letterTimes: [hours: number, letters: number][] = [
      [0, 1],
      [23, 1],
      [24, 2],
      [48, 3],
      [24 * 365, 3],
    ];
    for (const [hours, expected] of letterTimes) {
      await signUp("vittima@posta.example", NOW + hours * HOUR);
      expect(await letterCount()).toBe(expected);
    }
    // The number of confirmations sent to an address is kept longer than the sign-up, but is deleted in the end.
    await deleteExpired(database, RETENTION_TERMS, NOW + 400 * DAY);
    expect(await allSubscribers(database)).toEqual([]);
    await signUp("vittima@posta.example", NOW + 401 * DAY);
    expect(await letterCount()).toBe(0);
    await deleteExpired(database, RETENTION_TERMS, NOW + 3 * 366 * DAY);
    expect(await suppressions()).toEqual([]);
  });

  test("waits for the next hour when thirty letters are due", async () => {
    for (let index = 0; index < 31; index++) await signUp(`${index}@posta.example`);
    expect(await lettersDue(database, NOW)).toHaveLength(30);
    expect(await lettersDue(database, NOW + HOUR)).toHaveLength(31);
  });

  test("that looks like a program's is stored without a letter", async () => {
    await requestSubscription(database, { email: "x@y.zz", consent: "", isSuspect: true }, NOW);
    expect(await letterCount()).toBe(0);
    expect(await allSubscribers(database)).toHaveLength(1);
  });
});

test("old messages are deleted, unless nobody has opened them yet", async () => {
  await storeMessage("unseen");
  await storeMessage("opened");
  const messageNumber = (await allMessages(database))[0]?.number ?? 0;
  await openMessage(database, messageNumber, NOW);
  const expiresAt = Date.UTC(2028, 10, 21, 12);
  await deleteExpired(database, RETENTION_TERMS, expiresAt);
  expect(await allMessages(database)).toHaveLength(2); // a message expires at the hour at which it came
  await deleteExpired(database, RETENTION_TERMS, expiresAt + 1);
  expect((await allMessages(database)).map(({ isOpened: seen }) => seen)).toEqual([false]);
  expect((await outboxStatus(database)).letterCount).toBe(1);
});

test("erasing a person deletes that person's data, and nobody else's", async () => {
  await storeMessage("one");
  await storeMessage("two", { email: "altra@posta.example" });
  const email = "anna@posta.example";
  await requestSubscription(database, { email, consent: "", isSuspect: false }, NOW);
  expect(await erasePerson(database, "ANNA@posta.example")).toEqual({
    messages: 1,
    subscriptions: 1,
  });
  expect((await allMessages(database)).map(({ email }) => email)).toEqual(["altra@posta.example"]);
  expect((await outboxStatus(database)).letterCount).toBe(1);
});

import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type Database, StoreUnavailable } from "../store/database.ts";
import { addLetter, type Letter, mailProblems, MAX_TRIES, outboxStatus } from "../store/letters.ts";
import { IN_MEMORY } from "../store/database.ts";
import { sqliteDatabase } from "../store/sqlite.ts";
import type { Mail } from "./compose.ts";
import { MAX_CONNECTIONS } from "./mailer.ts";
import { createOutbox } from "./outbox.ts";
import { DAY, HOUR, MINUTE } from "#server/system/durations.ts";

const SECOND = 1_000;

afterEach(() => vi.useRealTimers());

const refusalError = () =>
  Object.assign(new Error("550 anna@posta.example?"), { code: "EENVELOPE", responseCode: 550 });

type OutboxTestOptions = {
  /** The mail server's answer to a letter: an error refuses it, undefined accepts it. */
  answer?: (letter: string) => Error | undefined | Promise<undefined>;
  compose?: (letter: Letter) => Mail | undefined;
  database?: Database;
};

/** An outbox on a store in memory, whose clock and mail server the test controls. */
function testOutbox({
  answer = () => undefined,
  compose = (letter) => ({ messageId: letter.id }) as Mail,
  database = sqliteDatabase(IN_MEMORY),
}: OutboxTestOptions = {}) {
  onTestFinished(() => database.close());
  const attempts: { id: string; at: number }[] = [];
  const deliveries: string[] = [];
  const logLines: string[] = [];
  const clock = { now: 0 };
  const outbox = createOutbox({
    database,
    now: () => clock.now,
    log: (line) => logLines.push(line),
    compose: async (letter) => compose(letter),
    mailer: {
      async send({ messageId }) {
        attempts.push({ id: messageId, at: clock.now });
        const failure = await answer(messageId);
        if (failure) throw failure;
        deliveries.push(messageId);
      },
      close: () => {},
    },
  });
  const add = (letter: Omit<Parameters<typeof addLetter>[1], "now">) =>
    database.transaction((query) => addLetter(query, { now: clock.now, ...letter }));
  return {
    outbox,
    database,
    attempts,
    deliveries,
    logLines,
    clock,
    addMessage: () => add({ kind: "message" }),
    /** Adds the confirmation letter of a stranger's sign-up. */
    addConfirmation: () =>
      add({ kind: "confirm", recipient: `${crypto.randomUUID()}@posta.example` }),
    async sendAllAt(time: number) {
      clock.now = time;
      let attemptsBefore: number;
      do {
        attemptsBefore = attempts.length;
        await outbox.pass();
        await outbox.idle();
      } while (attempts.length > attemptsBefore);
    },
  };
}

test.each([
  ["the family’s", "addMessage"],
  ["a stranger’s", "addConfirmation"],
] as const)(
  "%s refused letter is tried after 1, 5, 30 minutes, hourly for a week, and then stays in the store",
  async (_, kind) => {
    const { attempts, database, outbox, sendAllAt, ...more } = testOutbox({ answer: refusalError });
    await more[kind]();
    for (let minute = 0; minute <= 4 * 60; minute++) await sendAllAt(minute * MINUTE);
    const attemptMinutes = attempts.map(({ at }) => at / MINUTE);
    expect(attemptMinutes).toEqual([0, 1, 6, 36, 96, 156, 216]);
    for (let hour = 4; hour < 10 * 24; hour++) await sendAllAt((hour * 60 + 36) * MINUTE);
    expect(attempts).toHaveLength(MAX_TRIES);
    expect(attempts.at(-1)?.at).toBe(7 * DAY + 36 * MINUTE);
    expect(await outbox.pass()).toBe(MINUTE); // no letter is due
    expect((await outboxStatus(database)).letterCount).toBe(1);
  },
);

test("the desk's page Oggi shows a late letter to the family after two hours, and an unsent one for a month", async () => {
  const { database, sendAllAt, addMessage, addConfirmation } = testOutbox({ answer: refusalError });
  await addMessage();
  await addConfirmation();
  let time = 0;
  for (const [age, lateSince, notSent] of [
    [2 * HOUR, undefined, 0],
    [2 * HOUR + 1, 0, 0],
    [7 * DAY, 0, 0],
    [7 * DAY + 2 * HOUR, undefined, 1], // the letter is no longer tried
    [30 * DAY - 1, undefined, 1],
    [30 * DAY, undefined, 0],
  ] as const) {
    for (; time <= Math.min(age, 8 * DAY); time += 30 * MINUTE) await sendAllAt(time);
    expect(await mailProblems(database, age)).toEqual({ lateSince, notSent });
  }
});

test("a refused letter waits for its own next attempt, and delays no other", async () => {
  const refusedIds = new Set<string>();
  const { attempts, deliveries, clock, sendAllAt, addMessage } = testOutbox({
    answer: (id) => (refusedIds.has(id) ? refusalError() : undefined),
  });
  refusedIds.add(await addMessage());
  for (const second of [0, 59, 60, 61]) {
    clock.now = second * SECOND;
    const goodLetter = await addMessage();
    await sendAllAt(clock.now);
    expect(deliveries.at(-1)).toBe(goodLetter);
  }
  expect(attempts.filter(({ id }) => refusedIds.has(id)).map(({ at }) => at)).toEqual([0, MINUTE]);
});

test("a letter that is being sent is taken by no other pass, however long it takes", async () => {
  const mailSent = Promise.withResolvers<undefined>();
  const { outbox, attempts, clock, addMessage } = testOutbox({ answer: () => mailSent.promise });
  await addMessage();
  await outbox.pass();
  clock.now = DAY;
  expect(await outbox.pass()).toBe(MINUTE); // no letter is due
  mailSent.resolve(undefined);
  await outbox.idle();
  await outbox.pass();
  expect(attempts).toHaveLength(1);
});

test("letters that hang take all connections but one, which stays for the family’s letters", async () => {
  const hangingLetters = new Set<string>();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { outbox, attempts, deliveries, clock, addMessage, addConfirmation } = testOutbox({
    answer: (id) => (hangingLetters.has(id) ? promise : undefined),
  });
  hangingLetters.add(await addMessage());
  for (let guest = 0; guest < 30; guest++) hangingLetters.add(await addConfirmation());
  await outbox.pass();
  expect(attempts).toHaveLength(MAX_CONNECTIONS - 1);
  clock.now = 1;
  const message = await addMessage();
  await outbox.pass();
  await vi.waitFor(() => expect(deliveries).toEqual([message]));
  resolve(undefined);
  await outbox.idle();
});

test("a letter that cannot be composed is logged without a guest’s words, and tried again", async () => {
  let faultyLetter = "";
  const { database, deliveries, logLines, sendAllAt, addMessage } = testOutbox({
    compose: ({ id }) => {
      const guestError = new TypeError("Anna wrote:\nanna@posta.example");
      if (id === faultyLetter) throw Object.assign(guestError, { code: "ERR_INVALID_ARG_TYPE" });
      return { messageId: id } as Mail;
    },
  });
  faultyLetter = await addMessage();
  const goodLetter = await addMessage();
  await sendAllAt(0);
  expect(deliveries).toEqual([goodLetter]);
  expect(logLines[0]).toBe(`letter ${faultyLetter} not sent (try 1): fault`);
  expect(logLines[1]).toMatch(/^TypeError/);
  expect(logLines.join("\n")).toContain("outbox.test.ts"); // the stack trace
  await sendAllAt(MINUTE);
  expect(logLines).toHaveLength(4);
  expect(logLines.join("\n")).not.toMatch(/Anna|anna/);
  expect((await outboxStatus(database)).failures).toEqual(["fault"]);
});

test("a refusal is logged and stored by its codes alone, because its text may contain an address", async () => {
  const { database, logLines, sendAllAt, addMessage } = testOutbox({ answer: refusalError });
  const letter = await addMessage();
  await sendAllAt(0);
  expect(logLines).toEqual([`letter ${letter} not sent (try 1): EENVELOPE 550`]);
  expect((await outboxStatus(database)).failures).toEqual(["EENVELOPE 550"]);
});

test("a letter whose content was deleted sends no mail, and leaves the queue", async () => {
  const { database, attempts, sendAllAt, addMessage } = testOutbox({ compose: () => undefined });
  await addMessage();
  await sendAllAt(0);
  expect(attempts).toEqual([]);
  expect((await outboxStatus(database)).letterCount).toBe(0);
});

/** A store that can be made unavailable, and whose transactions take `delay` milliseconds. */
function unreliableStore(delay = 0) {
  const realDatabase = sqliteDatabase(IN_MEMORY);
  const state = { isAway: false };
  const delayWork = async <T>(work: () => Promise<T>): Promise<T> => {
    if (state.isAway) throw new StoreUnavailable("The store is away.");
    const workResult = await work();
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    return workResult;
  };
  const database: Database = {
    ...realDatabase,
    transaction: (work) => delayWork(() => realDatabase.transaction(work)),
    read: (work) => delayWork(() => realDatabase.read(work)),
  };
  return { database, state, real: realDatabase };
}

test("a store that is away is logged once each time, and its letters are sent when it is back", async () => {
  vi.useFakeTimers();
  const { database, state } = unreliableStore();
  const { outbox, logLines, deliveries, addMessage } = testOutbox({ database });
  await addMessage();
  state.isAway = true;
  outbox.start();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(logLines).toEqual(["The store is away."]);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect(deliveries).toHaveLength(1);
  state.isAway = true;
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(logLines).toHaveLength(2);
  await outbox.stop();
});

test("a result that the store could not save is saved later, and no letter is sent twice", async () => {
  const { database, state } = unreliableStore();
  const { outbox, deliveries, clock, sendAllAt, addMessage } = testOutbox({
    database,
    answer: () => void (state.isAway = true),
  });
  await addMessage();
  await outbox.pass().catch(() => {});
  await outbox.idle();
  await expect(outbox.pass()).rejects.toThrow(StoreUnavailable);
  state.isAway = false;
  await sendAllAt(clock.now + DAY);
  expect(deliveries).toHaveLength(1);
});

test("a new letter is sent at once, also one that comes while the store is being read", async () => {
  vi.useFakeTimers();
  const { database, real } = unreliableStore(5);
  const { outbox, deliveries } = testOutbox({ database });
  outbox.start();
  let writtenCount = 0;
  for (let second = 0; second < 20; second += 2) {
    for (const wait of [second, 0]) {
      await real.transaction((query) => addLetter(query, { kind: "message", now: 0 }));
      outbox.wake();
      await vi.advanceTimersByTimeAsync(wait);
    }
    writtenCount += 2;
    // This time is shorter than the pause between two passes.
    await vi.advanceTimersByTimeAsync(SECOND / 2);
    expect(deliveries).toHaveLength(writtenCount);
  }
  const stopping = outbox.stop();
  await vi.advanceTimersByTimeAsync(SECOND);
  await stopping;
});

test("stopping the outbox waits for the letter that is being sent", async () => {
  const mailSent = Promise.withResolvers<undefined>();
  const { outbox, attempts, database, addMessage } = testOutbox({ answer: () => mailSent.promise });
  await addMessage();
  outbox.start();
  await vi.waitFor(() => expect(attempts).toHaveLength(1));
  const stopping = outbox.stop();
  await addMessage(); // this letter stays for the next server
  mailSent.resolve(undefined);
  await stopping;
  expect(attempts).toHaveLength(1);
  expect((await outboxStatus(database)).letterCount).toBe(1);
});

test.each([
  ["two hours", 2 * HOUR],
  ["a year", 365 * DAY],
])("letters refused under a clock %s ahead are sent once it is right", async (_, ahead) => {
  let isServerRefusing = true;
  const { deliveries, clock, sendAllAt, addMessage } = testOutbox({
    answer: () => (isServerRefusing ? refusalError() : undefined),
  });
  clock.now = ahead;
  await addMessage();
  await sendAllAt(ahead);
  await sendAllAt(ahead + MINUTE);
  await addMessage();
  isServerRefusing = false;
  await sendAllAt(30 * MINUTE);
  expect(deliveries).toHaveLength(2);
});

import { afterEach, expect, test, vi } from "vitest";
import { type Database, StoreUnavailable } from "../store/database.ts";
import { addLetter, claimLetter, type Letter } from "../store/letters.ts";
import { IN_MEMORY, sqliteDatabase } from "../store/sqlite.ts";
import { type Mail } from "./compose.ts";
import { MAX_ATTEMPT_DURATION, MailFailure } from "./mailer-interface.ts";
import { createOutbox } from "./outbox.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

afterEach(() => vi.useRealTimers());

const away = new MailFailure("ESOCKET ECONNREFUSED", "away");
const unwilling = new MailFailure("EAUTH 535", "unwilling");
const refused = new MailFailure("EENVELOPE 550", "letter");

type Options = {
  answer?: (letter: string) => Error | undefined | Promise<undefined>;
  answers?: () => boolean;
  compose?: (letter: Letter) => Mail;
  database?: Database;
};

/** An outbox on a store in memory, with a clock and a mail server that are set by hand. */
function outboxWith({
  answer = () => undefined,
  answers = () => false,
  compose = (letter) => ({ messageId: letter.id }) as Mail,
  database = sqliteDatabase(IN_MEMORY),
}: Options) {
  const attempts: string[] = [];
  const deliveries: string[] = [];
  const lines: string[] = [];
  const clock = { now: 0 };
  const knocks = { count: 0 };
  const open = () =>
    createOutbox({
      database,
      now: () => clock.now,
      log: (line) => lines.push(line),
      compose: async (letter) => compose(letter),
      mailer: {
        async send({ messageId }) {
          attempts.push(messageId);
          const failure = await answer(messageId);
          if (failure) throw failure;
          deliveries.push(messageId);
        },
        async isReachable() {
          knocks.count++;
          return answers();
        },
      },
    });
  const write = () =>
    database.transaction((query) =>
      addLetter(query, { kind: "message", now: clock.now, at: clock.now }),
    );
  const close = () => database.close();
  const outbox = open();
  return { outbox, open, database, attempts, deliveries, lines, clock, knocks, write, close };
}

test("while the server is away it is knocked at, and no letter pays for it", async () => {
  let isBack = false;
  const { outbox, database, attempts, deliveries, clock, knocks, write, close } = outboxWith({
    answer: () => (isBack ? undefined : away),
    answers: () => isBack,
  });
  const letters = [await write(), await write()];
  expect(await outbox.pass()).toBe(4 * SECOND);
  expect(attempts).toHaveLength(1); // the other letter would have met the same
  while (clock.now < 4.75 * HOUR) clock.now += await outbox.pass();
  expect(attempts).toHaveLength(10);
  expect(knocks.count).toBeGreaterThan(4_000);
  const inHand = await claimLetter(database, clock.now, 1);
  expect(inHand?.tries).toBe(0);
  clock.now += 1;
  isBack = true;
  await outbox.pass();
  expect(deliveries.toSorted()).toEqual(letters.toSorted());
  await close();
});

test("a server that answers and then is away again is left alone for as long", async () => {
  const { outbox, attempts, clock, write, close } = outboxWith({
    answer: () => away,
    answers: () => true,
  });
  await write();
  for (let turn = 0; turn < 10; turn++) {
    expect(await outbox.pass()).toBe(4 * SECOND);
    clock.now += 4 * SECOND;
  }
  expect(attempts).toHaveLength(10);
  await close();
});

test("nobody knocks while no letter has its turn", async () => {
  let failure: Error | undefined = refused;
  const { outbox, clock, knocks, write, close } = outboxWith({ answer: () => failure });
  await write();
  for (let turn = 0; turn < 11; turn++) clock.now += await outbox.pass();
  failure = away;
  await write();
  await outbox.pass();
  failure = undefined;
  clock.now += 5 * SECOND;
  await outbox.pass();
  expect(knocks.count).toBe(0); // the next try by the schedule took the letter
  await close();
});

test("who lets nobody in is tried on one schedule, whatever waits, and it is told once", async () => {
  let isLocked = true;
  const { outbox, database, attempts, deliveries, lines, clock, knocks, write, close } = outboxWith(
    {
      answer: () => (isLocked ? unwilling : undefined),
      answers: () => true,
    },
  );
  for (let letter = 0; letter < 20; letter++) await write();
  expect(await outbox.pass()).toBe(5 * SECOND);
  expect(await outbox.pass()).toBe(5 * SECOND); // also when it is woken by a new letter
  expect(attempts).toHaveLength(1);
  while (clock.now < 4.75 * HOUR) clock.now += await outbox.pass();
  expect(attempts).toHaveLength(10);
  expect(knocks.count).toBe(0);
  expect(lines).toEqual([expect.stringContaining("EAUTH 535")]);
  expect((await claimLetter(database, clock.now, 1))?.tries).toBe(0);
  isLocked = false;
  while (deliveries.length < 20) clock.now += await outbox.pass();
  expect(clock.now).toBeLessThan(5.75 * HOUR);
  await close();
});

test("a refused letter waits for its own turn, though others are taken", async () => {
  const bad = new Set<string>();
  const { outbox, attempts, deliveries, clock, write, close } = outboxWith({
    answer: (id) => (bad.has(id) ? refused : undefined),
  });
  await write();
  await outbox.pass();
  const letter = await write();
  bad.add(letter);
  const tries = () => attempts.filter((id) => id === letter).length;
  for (const expected of [1, 1, 1, 1, 1, 2, 2, 2]) {
    await write();
    await outbox.pass();
    expect(tries()).toBe(expected);
    clock.now += SECOND;
  }
  expect(deliveries).toHaveLength(9);
  await close();
});

test("an hour after a server takes letters again all that it refused have left", async () => {
  let isRefusing = true;
  const { outbox, deliveries, clock, write, close } = outboxWith({
    answer: () => (isRefusing ? refused : undefined),
  });
  const letters = [await write(), await write()];
  while (clock.now < 90 * HOUR) clock.now += await outbox.pass();
  isRefusing = false;
  for (const end = clock.now + HOUR; clock.now <= end;) clock.now += await outbox.pass();
  expect(deliveries.toSorted()).toEqual(letters.toSorted());
  await close();
});

test("a letter in hand is no other server's for as long as a try can last", async () => {
  const answer = Promise.withResolvers<undefined>();
  const { outbox, open, attempts, deliveries, clock, write, close } = outboxWith({
    answer: () => answer.promise,
  });
  await write();
  const first = outbox.pass();
  await vi.waitFor(() => expect(attempts).toHaveLength(1));
  clock.now = MAX_ATTEMPT_DURATION;
  await open().pass();
  answer.resolve(undefined);
  await first;
  expect(attempts).toHaveLength(1);
  expect(deliveries).toHaveLength(1);
  await close();
});

test("a letter that is refused for ever does not hold up the others", async () => {
  const bad = new Set<string>();
  const { outbox, deliveries, write, close } = outboxWith({
    answer: (id) => (bad.has(id) ? refused : undefined),
  });
  bad.add(await write());
  const good = await write();
  await outbox.pass();
  expect(deliveries).toEqual([good]);
  await close();
});

test("after three days it is an alarm, until mail leaves again", async () => {
  let failure: MailFailure | undefined = away;
  const { outbox, lines, clock, write, close } = outboxWith({ answer: () => failure });
  await write();
  await outbox.pass();
  expect(outbox.isLate()).toBe(false);
  clock.now = 73 * HOUR;
  await outbox.pass();
  expect(outbox.isLate()).toBe(true);
  expect(lines.at(-1)).toMatch(/^ALARM/);
  failure = undefined;
  clock.now += 25 * HOUR;
  await outbox.pass();
  expect(outbox.isLate()).toBe(false);
  await close();
});

test("the oldest letter makes the alarm: no younger one ends it, and no restart", async () => {
  const bad = new Set<string>();
  const { outbox, open, clock, write, close } = outboxWith({
    answer: (id) => (bad.has(id) ? refused : undefined),
  });
  bad.add(await write());
  await outbox.pass();
  clock.now = 73 * HOUR;
  await outbox.pass();
  expect(outbox.isLate()).toBe(true);
  bad.add(await write()); // refused
  await outbox.pass();
  expect(outbox.isLate()).toBe(true);
  await write(); // taken
  await outbox.pass();
  expect(outbox.isLate()).toBe(true);
  const next = open();
  await next.pass(); // its turn is tomorrow
  expect(next.isLate()).toBe(true);
  bad.clear();
  clock.now += 25 * HOUR;
  await next.pass();
  expect(next.isLate()).toBe(false);
  await close();
});

test("a letter that cannot be written is told, counted, and holds up no other", async () => {
  let bad = "";
  const { outbox, database, deliveries, lines, clock, write, close } = outboxWith({
    compose: (letter) => {
      if (letter.id === bad) throw new TypeError("Anna wrote:\nanna@posta.example");
      return { messageId: letter.id } as Mail;
    },
  });
  bad = await write();
  const good = await write();
  await outbox.pass();
  expect(deliveries).toEqual([good]);
  expect(lines.join("\n")).toMatch(
    new RegExp(`letter ${bad} not sent \\(try 1\\): fault\nTypeError`),
  );
  expect(lines.join("\n")).toContain("outbox.test.ts"); // where it happened
  expect(lines.join("\n")).not.toMatch(/Anna|anna/);
  expect(await claimLetter(database, clock.now, 1)).toBeUndefined();
  expect((await claimLetter(database, clock.now + 5 * SECOND, 1))?.tries).toBe(1);
  clock.now = 73 * HOUR;
  await outbox.pass();
  expect(outbox.isLate()).toBe(true);
  await close();
});

/** A store that can be away; `slow` milliseconds for each thing it does. */
function shaky(slow = 0) {
  const real = sqliteDatabase(IN_MEMORY);
  const state = { isAway: false };
  const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
    if (state.isAway) throw new StoreUnavailable("The store cannot be written");
    const result = await work();
    if (slow) await new Promise((resolve) => setTimeout(resolve, slow));
    return result;
  };
  const database: Database = {
    ...real,
    transaction: (work) => slowly(() => real.transaction(work)),
    read: (work) => slowly(() => real.read(work)),
  };
  return { database, state, real };
}

test("a store that is away is told once a spell", async () => {
  vi.useFakeTimers();
  const { database, state } = shaky();
  const { outbox, lines, deliveries, write, close } = outboxWith({ database });
  await write();
  state.isAway = true;
  outbox.start();
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(lines).toEqual([expect.stringMatching(/^StoreUnavailable/)]);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect(deliveries).toHaveLength(1);
  state.isAway = true;
  await vi.advanceTimersByTimeAsync(120 * SECOND);
  expect(lines).toHaveLength(2);
  await outbox.stop();
  await close();
});

test("what the store could not note is noted later, and nothing is sent twice", async () => {
  const { database, state } = shaky();
  const { outbox, deliveries, clock, write, close } = outboxWith({
    database,
    answer: () => void (state.isAway = true),
  });
  await write();
  await expect(outbox.pass()).rejects.toThrow(StoreUnavailable);
  state.isAway = false;
  clock.now += HOUR;
  await outbox.pass();
  expect(deliveries).toHaveLength(1);
  await close();
});

test("a letter that comes while the store is being looked at is sent", async () => {
  vi.useFakeTimers();
  const { database, real } = shaky(5);
  const { outbox, deliveries, close } = outboxWith({ database });
  const write = () =>
    real.transaction((query) => addLetter(query, { kind: "message", now: 0, at: 0 }));
  outbox.start();
  let written = 0;
  for (let moment = 0; moment < 40; moment += 4) {
    for (const wait of [moment, 0]) {
      await write();
      outbox.wake();
      await vi.advanceTimersByTimeAsync(wait);
    }
    written += 2;
    // Far less than the sleep between two passes.
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(deliveries).toHaveLength(written);
  }
  const stopped = outbox.stop();
  await vi.advanceTimersByTimeAsync(SECOND);
  await stopped;
  await close();
});

test("a letter of a clock that was ahead is late, and leaves as soon as the clock is right", async () => {
  const { outbox, deliveries, clock, write, close } = outboxWith({});
  clock.now = 365 * 24 * HOUR;
  await write();
  clock.now = HOUR;
  expect(await outbox.pass()).toBeGreaterThan(0);
  expect(deliveries).toHaveLength(1);
  expect(outbox.isLate()).toBe(false);
  await close();
});

test("a stranger's address that does not exist is no alarm, and is given up", async () => {
  const noRecipient = new MailFailure("EENVELOPE 550", "letter", "no such recipient");
  const { outbox, database, attempts, clock, close } = outboxWith({ answer: () => noRecipient });
  const ask = { kind: "confirm", now: 0, at: 0, recipient: "x@y.example" } as const;
  await database.transaction((query) => addLetter(query, ask));
  await outbox.pass();
  clock.now = 100 * HOUR;
  await outbox.pass();
  expect(attempts).toHaveLength(1);
  expect(outbox.isLate()).toBe(false);
  await close();
});

test("a question that is refused for good is given up after ten tries; one refused for now is not", async () => {
  for (const [verdict, most] of [
    ["permanent", 10],
    ["temporary", Infinity],
  ] as const) {
    const no = new MailFailure("EMESSAGE 550", "letter", verdict);
    const { outbox, database, attempts, clock, close } = outboxWith({ answer: () => no });
    const ask = { kind: "confirm", now: 0, at: 0, recipient: "x@y.example" } as const;
    await database.transaction((query) => addLetter(query, ask));
    for (; clock.now < 48 * HOUR; clock.now += 0.25 * HOUR) await outbox.pass();
    expect(attempts.length).toBe(Math.min(most, attempts.length));
    expect(attempts.length).toBeGreaterThanOrEqual(10);
    await close();
  }
});

test("a letter written while mail is away and the clock a day ahead leaves once both are right", async () => {
  let isBack = false;
  const { outbox, deliveries, clock, write, close } = outboxWith({
    answer: () => (isBack ? undefined : away),
    answers: () => isBack,
  });
  clock.now = 25 * HOUR;
  await write();
  await outbox.pass();
  clock.now = HOUR;
  await outbox.pass();
  isBack = true;
  clock.now += 5 * SECOND;
  await outbox.pass();
  expect(deliveries).toHaveLength(1);
  await close();
});

test("the family's own address is never given up", async () => {
  const noRecipient = new MailFailure("EENVELOPE 550", "letter", "no such recipient");
  const { outbox, attempts, clock, write, close } = outboxWith({ answer: () => noRecipient });
  await write();
  for (; clock.now < 100 * HOUR; clock.now += HOUR) await outbox.pass();
  expect(attempts.length).toBeGreaterThan(70);
  expect(outbox.isLate()).toBe(true);
  await close();
});

test("letters that hang, the family's and strangers', hold up no message to the family", async () => {
  vi.useFakeTimers();
  let release = () => {};
  const hangingAnswer = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  const hanging = new Set<string>();
  const { outbox, database, attempts, deliveries, clock, write, close } = outboxWith({
    answer: (letter) => (hanging.has(letter) ? hangingAnswer : undefined),
  });
  hanging.add(await write());
  for (let at = 0; at < 30; at++) {
    const recipient = `${at}@hangs.example`;
    const ask = { kind: "confirm", now: 0, at: 0, recipient } as const;
    hanging.add(await database.transaction((query) => addLetter(query, ask)));
  }
  clock.now = 1;
  const message = await write();
  const pass = outbox.pass();
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  await pass;
  expect(deliveries).toEqual([message]);
  // One of each is in hand; the other strangers wait for theirs.
  expect(attempts).toHaveLength(3);
  const stopped = outbox.stop();
  release();
  await stopped;
  await close();
});

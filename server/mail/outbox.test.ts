import { expect, test } from "vitest";
import { addLetter, type Letter } from "../store/letters.ts";
import { sqliteDatabase } from "../store/sqlite.ts";
import { type Mail } from "./compose.ts";
import { MailFailure } from "./delivery.ts";
import { createOutbox } from "./outbox.ts";

const HOUR = 3_600_000;

/** An outbox on a store in memory, with a clock and a mail server that are set by hand. */
function outboxWith(answer: (letter: string) => MailFailure | undefined) {
  const database = sqliteDatabase(":memory:");
  const taken: string[] = [];
  const lines: string[] = [];
  const clock = { now: 0 };
  const outbox = createOutbox({
    database,
    now: () => clock.now,
    log: (line) => lines.push(line),
    compose: async (letter: Letter) => ({ messageId: letter.id }) as Mail,
    mailer: {
      async send({ messageId }) {
        const failure = answer(messageId);
        if (failure) throw failure;
        taken.push(messageId);
      },
      answers: async () => false,
    },
  });
  const write = () =>
    database.transaction((query) =>
      addLetter(query, { kind: "message", now: clock.now, at: clock.now }),
    );
  return { outbox, taken, lines, clock, write, close: () => database.close() };
}

test("as soon as one letter is taken, those that were refused follow", async () => {
  let isRefusing = true;
  const refusal = new MailFailure("EENVELOPE 550", "letter");
  const { outbox, taken, clock, write, close } = outboxWith(() =>
    isRefusing ? refusal : undefined,
  );
  const old = [await write(), await write()];
  for (let turn = 0; turn < 8; turn++) clock.now += await outbox.pass();
  isRefusing = false;
  expect(await outbox.pass()).toBeGreaterThan(0); // their turn is far
  expect(taken).toEqual([]);
  const young = await write();
  await outbox.pass();
  expect(taken.toSorted()).toEqual([...old, young].toSorted());
  await close();
});

test("a letter that is refused for ever does not hold up the others", async () => {
  const bad = new Set<string>();
  const { outbox, taken, write, close } = outboxWith((id) =>
    bad.has(id) ? new MailFailure("EENVELOPE 550", "letter") : undefined,
  );
  bad.add(await write());
  const good = await write();
  await outbox.pass();
  expect(taken).toEqual([good]);
  await close();
});

test("after three days it is an alarm, until mail leaves again", async () => {
  let failure: MailFailure | undefined = new MailFailure("ECONNREFUSED", "away");
  const { outbox, lines, clock, write, close } = outboxWith(() => failure);
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

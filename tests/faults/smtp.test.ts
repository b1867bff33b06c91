import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import type { Mail } from "#server/mail/compose.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { createOutbox } from "#server/mail/outbox.ts";
import { parseSmtpUrl } from "#server/settings/smtp-url.ts";
import { addLetter, outboxStatus } from "#server/store/letters.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { seededRandom } from "#tests/support/random.ts";
import { print, send } from "./support/guest.ts";
import { smallSite, startServer } from "./support/server.ts";
import { type FakeSmtp, fakeSmtp, type Fault } from "./support/smtp.ts";
import { scratch } from "#tests/support/scratch.ts";

const folder = scratch(afterAll);

const distinctIds = (smtp: FakeSmtp) => new Set(smtp.received.map(({ id }) => id)).size;

async function until(condition: () => boolean, milliseconds: number): Promise<void> {
  for (const deadline = Date.now() + milliseconds; !condition(); await pause(20))
    if (Date.now() > deadline) throw new Error(`Not within ${milliseconds} ms`);
}

const KILLS = IS_FULL ? 20 : 1;

test("a kill after the mail server's 250 repeats a letter at most once, with the same Message-ID", async () => {
  const site = smallSite(folder);
  const smtp = await fakeSmtp();
  await smtp.open();
  let repeats = 0;
  for (let round = 0; round < KILLS; round++) {
    const SMTP_URL = `smtp://127.0.0.1:${smtp.port}?tls=never`;
    const environment = { DATA_DIR: `${folder}/between-${round}`, SMTP_URL };
    smtp.received.length = 0;
    const firstServer = await startServer({ site, environment });
    // In every second round the kill comes a moment later: the server may have read the 250, but has not stored it.
    smtp.onMail = () => {
      if (round % 2) firstServer.process.kill("SIGKILL");
      else setImmediate(() => firstServer.process.kill("SIGKILL"));
    };
    await send(firstServer.url, `between ${round}`);
    await until(() => smtp.received.length > 0, 5_000);
    await firstServer.kill();
    smtp.onMail = () => {};
    const secondServer = await startServer({ site, environment });
    await pause(1_500);
    await secondServer.stop();
    expect(distinctIds(smtp)).toBe(1);
    repeats = Math.max(repeats, smtp.received.length - 1);
  }
  await smtp.close();
  print(`killed between 250 and "sent", ${KILLS} times: at most ${repeats} repeat, as one mail`);
  expect(repeats).toBeLessThanOrEqual(1);
});

const LETTERS = IS_FULL ? 10_000 : 100;

/** At half of its steps, chosen at random, the mail server has one of these faults. */
const FAULTS: Fault[] = [
  "greylisting",
  "550",
  "554 at the end",
  "421",
  "drop",
  "drop at MAIL",
  "mute at MAIL",
  "drop at the end",
  "late",
];

test(`a mail server that is slow, refuses, drops and dies loses none of ${LETTERS} letters`, async () => {
  const smtp = await fakeSmtp();
  const { integer, oneOf } = seededRandom(42);
  let killCount = 0;
  const fault = () => (integer(1, 2) === 1 ? oneOf(FAULTS) : "none");
  Object.defineProperty(smtp, "fault", { get: fault });
  Object.defineProperty(smtp, "lateness", { get: () => integer(0, 400) });
  smtp.onMail = () => {
    if (integer(1, 200) > 1) return;
    killCount++;
    void smtp.close().then(() => setTimeout(() => void smtp.open(), 50));
  };
  await smtp.open();
  const database = sqliteDatabase(`${folder}/letters.db`);
  const letters = new Set<string>();
  await database.transaction(async (query) => {
    for (let index = 0; index < LETTERS; index++)
      letters.add(await addLetter(query, { kind: "message", now: 0 }));
  });
  let now = 0;
  let refusals = 0;
  const timeouts = { connection: 200, greeting: 200, silence: 200, attempt: 5_000 };
  const mailer = createMailer(parseSmtpUrl(`smtp://127.0.0.1:${smtp.port}?tls=never`), timeouts);
  let sending = 0;
  const outbox = createOutbox({
    database,
    mailer: {
      ...mailer,
      send: (mail) => {
        sending++;
        return mailer.send(mail).finally(() => sending--);
      },
    },
    now: () => now,
    log: () => refusals++,
    compose: async ({ id }) => mailOf(id),
  });
  outbox.start();
  while ((await outboxStatus(database)).letterCount > 0) {
    await pause(200);
    // The clock advances only while no letter is being sent.
    if (sending > 0) continue;
    now += 60_000;
    outbox.wake();
  }
  await outbox.stop();
  await database.close();
  await smtp.close();
  const receivedIds = new Set(smtp.received.map(({ id }) => id.replace(/^<(.*)@.*$/, "$1")));
  const doubles = smtp.received.length - receivedIds.size;
  print(
    `${LETTERS} letters, ${refusals} failed tries, ${killCount} deaths of the mail server: ${letters.difference(receivedIds).size} lost, ${doubles} came again with the same Message-ID, ${(now / 60_000).toFixed(0)} minutes of the clock`,
  );
  expect(receivedIds).toEqual(letters);
  expect(refusals).toBeGreaterThan(LETTERS / 100);
  expect(doubles).toBeLessThan(refusals);
});

function mailOf(id: string): Mail {
  return {
    messageId: `<${id}@casa.example>`,
    date: new Date(0),
    from: { name: "Casa", address: "sito@casa.example" },
    to: { name: "Casa", address: "famiglia@casa.example" },
    subject: "Una camera",
    text: "C’è posto?",
    headers: {},
  };
}

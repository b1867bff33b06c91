import type { Database } from "#server/store/database.ts";
import {
  type Letter,
  markFailed,
  markSent,
  nextDueLetter,
  nextDueTime,
} from "#server/store/letters.ts";
import { MINUTE } from "#server/system/durations.ts";
import { errorText, logLine } from "#server/system/log.ts";
import { createWorkerLoop } from "#server/system/worker-loop.ts";
import type { Mail } from "./compose.ts";
import { MAX_CONNECTIONS, type Mailer, smtpFailureOf } from "./mailer.ts";

/** The pause between two passes is at most a minute, because a corrected clock may make letters due earlier. */
const MIN_SLEEP_MS = 1_000;
const MAX_SLEEP_MS = MINUTE;

type OutboxOptions = {
  database: Database;
  mailer: Mailer;
  /** Returns undefined if the letter is no longer needed, for example because the guest's message has been deleted. */
  compose: (letter: Letter) => Promise<Mail | undefined>;
  now?: () => number;
  log?: (line: string) => void;
};

export function createOutbox(options: OutboxOptions) {
  const { database, mailer, compose, now = Date.now, log = logLine } = options;
  const runningAttempts = new Set<Promise<void>>();
  /** The ids of letters (mails) that are being sent, or whose result is not stored yet. These letters are not sent again. */
  const pendingIds = new Set<string>();
  const pendingWrites = new Set<() => Promise<void>>();

  /** Stores the result of an attempt to send a letter. If the database fails, the next pass stores the result. */
  const persist = async ({ id }: Letter, storeResult: () => Promise<void>) => {
    const write = async () => {
      await storeResult();
      pendingWrites.delete(write);
      pendingIds.delete(id);
    };
    pendingWrites.add(write);
    await write();
  };

  const send = async (letter: Letter) => {
    try {
      const mail = await compose(letter);
      if (mail) await mailer.send(mail);
    } catch (error) {
      const failure = smtpFailureOf(error) ?? "fault";
      log(`letter ${letter.id} not sent (try ${letter.tries + 1}): ${failure}`);
      // An error of our own code is logged with its stack.
      if (failure === "fault") log(errorText(error));
      const failedAt = now();
      return persist(letter, () => markFailed(database, letter, failedAt, failure));
    }
    const sentAt = now();
    await persist(letter, () => markSent(database, letter.id, sentAt));
  };

  const startSending = (letter: Letter) => {
    pendingIds.add(letter.id);
    const attempt = send(letter)
      // If the database fails, `persist` keeps the result of this attempt, and the next pass stores the result.
      .catch(() => {})
      .finally(() => {
        runningAttempts.delete(attempt);
        workerLoop.wake();
      });
    runningAttempts.add(attempt);
  };

  /** Starts to send the letters that are due. Returns the pause before the next pass, in milliseconds. */
  const sendDueLetters = async () => {
    for (const write of pendingWrites) await write();
    while (!workerLoop.isStopping() && runningAttempts.size < MAX_CONNECTIONS) {
      // Confirmations may all go to a server that hangs, so one connection is reserved for letters to the family.
      const canSendConfirmations = runningAttempts.size < MAX_CONNECTIONS - 1;
      const letter = await nextDueLetter(database, now(), pendingIds, canSendConfirmations);
      if (!letter) {
        const nextDueAt = (await nextDueTime(database, now(), pendingIds)) ?? Infinity;
        return Math.min(MAX_SLEEP_MS, Math.max(MIN_SLEEP_MS, nextDueAt - now()));
      }
      startSending(letter);
    }
    // All connections are in use. The loop does not sleep this long, because it is woken when a sending attempt ends.
    return MAX_SLEEP_MS;
  };

  const workerLoop = createWorkerLoop({ pass: sendDueLetters, retryMs: MIN_SLEEP_MS * 4, log });

  const settleAttempts = async () => void (await Promise.all(runningAttempts));
  return {
    pass: sendDueLetters,
    idle: settleAttempts,
    start: workerLoop.start,
    wake: workerLoop.wake,
    async stop() {
      await workerLoop.stop();
      await settleAttempts();
      mailer.close();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

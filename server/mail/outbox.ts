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
import { MAX_CONNECTIONS, type Mailer, smtpFailure } from "./mailer.ts";

/** The pause between two passes is at most a minute, because a corrected clock may make letters due earlier. */
const MIN_SLEEP_MS = 1_000;
const MAX_SLEEP_MS = MINUTE;

type OutboxOptions = {
  database: Database;
  mailer: Mailer;
  /** Undefined if the letter's content has been deleted. */
  compose: (letter: Letter) => Promise<Mail | undefined>;
  now?: () => number;
  log?: (line: string) => void;
};

export function createOutbox(options: OutboxOptions) {
  const { database, mailer, compose, now = Date.now, log = logLine } = options;
  const runningAttempts = new Set<Promise<void>>();
  /** The ids of letters that are being sent, or that have no stored result yet. These letters are not sent again. */
  const pendingIds = new Set<string>();
  const pendingWrites = new Set<() => Promise<void>>();

  /** Stores the result of an attempt. If that fails, the next pass repeats it. */
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
      const failure = smtpFailure(error) ?? "fault";
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
      // The store's error is not handled here, because the next pass repeats the write.
      .catch(() => {})
      .finally(() => {
        runningAttempts.delete(attempt);
        workerLoop.wake();
      });
    runningAttempts.add(attempt);
  };

  /** Returns the milliseconds until there may be more to do. */
  const sendDueLetters = async () => {
    for (const write of pendingWrites) await write();
    while (!workerLoop.isStopping() && runningAttempts.size < MAX_CONNECTIONS) {
      // One connection is kept for letters to the family, because confirmations may all go to a server that hangs.
      const withConfirmations = runningAttempts.size < MAX_CONNECTIONS - 1;
      const letter = await nextDueLetter(database, now(), pendingIds, withConfirmations);
      if (!letter) {
        const nextDueAt = (await nextDueTime(database, now(), pendingIds)) ?? Infinity;
        return Math.min(MAX_SLEEP_MS, Math.max(MIN_SLEEP_MS, nextDueAt - now()));
      }
      startSending(letter);
    }
    // The end of an attempt wakes the loop.
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

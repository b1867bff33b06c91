/** Sends the letters of the outbox, several at a time, and retries until the mail server accepts them. */
import type { Database } from "#server/store/database.ts";
import {
  type Letter,
  markFailed,
  markSent,
  nextDueLetter,
  nextDueTime,
} from "#server/store/letters.ts";
import { errorText, logLine } from "#server/system/log.ts";
import { createWorkerLoop } from "#server/system/worker-loop.ts";
import type { Mail } from "./compose.ts";
import { MAX_CONNECTIONS, type Mailer, smtpFailure } from "./mailer.ts";

/** The sleep between two passes, in milliseconds; a corrected clock may change what is due. */
const MIN_SLEEP = 1_000;
const MAX_SLEEP = 60_000;

type OutboxOptions = {
  database: Database;
  mailer: Mailer;
  /** The letter as a mail; nothing where its content has been deleted. */
  compose: (letter: Letter) => Promise<Mail | undefined>;
  now?: () => number;
  log?: (line: string) => void;
};

export function createOutbox({
  database,
  mailer,
  compose,
  now = Date.now,
  log = logLine,
}: OutboxOptions) {
  const attempts = new Set<Promise<void>>();
  /** The letters being sent, and those whose result is not stored yet: neither is sent again. */
  const pendingIds = new Set<string>();
  const pendingWrites = new Set<() => Promise<void>>();

  /** Writes a letter's result into the store; a write that fails is repeated by the next pass. */
  const persist = async ({ id }: Letter, result: () => Promise<void>) => {
    const write = async () => {
      await result();
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
      // An error of our own code is logged with its place.
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
      // An error of the store is left to the next pass, which meets it again.
      .catch(() => {})
      .finally(() => {
        attempts.delete(attempt);
        workerLoop.wake();
      });
    attempts.add(attempt);
  };

  /** Starts to send all letters that are due; gives the milliseconds until there may be more to do. */
  const passOverLetters = async () => {
    for (const write of pendingWrites) await write();
    while (!workerLoop.isStopping() && attempts.size < MAX_CONNECTIONS) {
      // One connection is reserved for the family's letters: strangers' addresses may all be of a server that hangs.
      const withConfirmations = attempts.size < MAX_CONNECTIONS - 1;
      const letter = await nextDueLetter(database, now(), pendingIds, withConfirmations);
      if (!letter) {
        const nextDueAt = (await nextDueTime(database, now(), pendingIds)) ?? Infinity;
        return Math.min(MAX_SLEEP, Math.max(MIN_SLEEP, nextDueAt - now()));
      }
      startSending(letter);
    }
    // The end of an attempt wakes the loop.
    return MAX_SLEEP;
  };

  const workerLoop = createWorkerLoop({ pass: passOverLetters, errorPause: MIN_SLEEP * 4, log });

  /** Resolves when the attempts in progress are done. */
  const settleAttempts = async () => void (await Promise.all(attempts));
  return {
    pass: passOverLetters,
    idle: settleAttempts,
    start: workerLoop.start,
    /** Called when a letter is due now. */
    wake: workerLoop.wake,
    async stop() {
      await workerLoop.stop();
      await settleAttempts();
      mailer.close();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

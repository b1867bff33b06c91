/**
 * Sends the letters of the outbox and retries until they are accepted. The connection's state is drawn
 * in connection-state.ts; one attempt is in deliver.ts, two at a time in concurrency.ts, the sleep
 * between passes in worker-loop.ts.
 */
import { claimLetter, nextDueTime, oldestLetter } from "#server/store/letters.ts";
import { createSenderPool } from "./concurrency.ts";
import { isUnavailable, MAX_SLEEP, nextStep } from "./connection-state.ts";
import { createDelivery, type DeliveryOptions } from "./deliver.ts";
import { MAX_ATTEMPT } from "./mailer-interface.ts";
import { isLate } from "./retry-schedule.ts";
import { createWorkerLoop } from "#server/system/worker-loop.ts";

/** How long a letter belongs to one server: longer than an attempt, so that no two servers send it. */
const LEASE = MAX_ATTEMPT + 60_000;
/** The pause between probes of a mail server that is away, in milliseconds. */
const PROBE_INTERVAL = 4_000;
/** The shortest sleep, in milliseconds: a letter may be due and claimed by another server. */
const MIN_SLEEP = 100;

type OutboxOptions = Pick<DeliveryOptions, "database" | "mailer" | "compose"> &
  Partial<Pick<DeliveryOptions, "now" | "log">>;

export type Outbox = {
  /** Tries all letters that are due; gives the milliseconds until there may be more to do. */
  pass: () => Promise<number>;
  start: () => void;
  /** A letter is due now. */
  wake: () => void;
  /** Resolves when the attempts in progress are done. */
  stop: () => Promise<void>;
  /** Whether a letter waits so long that somebody must look. */
  isLate: () => boolean;
};

export function createOutbox({
  database,
  mailer,
  compose,
  now = Date.now,
  log = console.error,
}: OutboxOptions): Outbox {
  /** When the oldest letter to the family was written, as of the last pass. */
  let oldest: number | undefined;
  const isOldestLate = () => isLate(oldest, now());
  const delivery = createDelivery({ database, mailer, compose, now, log, isLate: isOldestLate });

  /** The pause before the next letter, in milliseconds; a mail server that is away is probed. */
  const pauseForServer = async (): Promise<number> => {
    if (!isUnavailable(delivery.connection())) return 0;
    const due = await nextDueTime(database, now(), LEASE);
    if (due === undefined) delivery.recordEvent("outbox empty");
    else if (due > now()) return 0;
    const step = nextStep(delivery.connection(), now());
    if (step === "probe") return (await mailer.isReachable()) ? 0 : PROBE_INTERVAL;
    return step === "send" ? 0 : step;
  };

  const pass = async () => {
    await delivery.flushWrites();
    for (;;) {
      oldest = await oldestLetter(database);
      if (loop.isStopping()) return 0;
      const pause = await pauseForServer();
      if (pause > 0) return pause;
      const withConfirmations = !pool.isConfirmationInProgress();
      const letter = await claimLetter(database, now(), LEASE, withConfirmations);
      if (!letter) {
        const due = (await nextDueTime(database, now(), LEASE)) ?? Infinity;
        return Math.min(MAX_SLEEP, Math.max(MIN_SLEEP, due - now()));
      }
      await pool.start(letter);
      if (delivery.connection().status === "away") return PROBE_INTERVAL;
    }
  };

  const loop = createWorkerLoop({
    pass,
    errorPause: PROBE_INTERVAL,
    // A new message is no reason to contact an unavailable server early.
    canWakeEarly: () => !isUnavailable(delivery.connection()),
    log,
  });
  const pool = createSenderPool(delivery.send, loop.resume);

  return {
    pass,
    start: loop.start,
    wake: loop.wake,
    async stop() {
      await loop.stop();
      await pool.idle();
    },
    isLate: isOldestLate,
  };
}

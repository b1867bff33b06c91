/**
 * Sends the letters of the outbox and retries until they are accepted. One attempt is in deliver.ts,
 * the times of attempts are in retry-schedule.ts.
 */
import { claimLetter, type Letter, nextDueTime, oldestLetter } from "#server/store/letters.ts";
import { createDelivery, type DeliveryOptions } from "./deliver.ts";
import { MAX_ATTEMPT_DURATION } from "./mailer-interface.ts";
import { isMailLate, MAX_SLEEP, nextOutboxStep } from "./retry-schedule.ts";
import { createWorkerLoop } from "#server/system/worker-loop.ts";

/** How long a letter belongs to one attempt: longer than it takes, so that no two send it. */
const LETTER_LEASE = MAX_ATTEMPT_DURATION + 60_000;
/** The pause between probes of a mail server that is away, in milliseconds. */
const PROBE_INTERVAL = 4_000;
/** The shortest sleep, in milliseconds: a letter may be due and claimed. */
const MIN_SLEEP = 100;

/** How long a letter may take before the next one starts beside it, in milliseconds. */
const SLOW_AFTER = 2_000;

/**
 * Sends letters side by side while the mail server is slow: at most one to the family and one to a
 * stranger that take long, so that no letter blocks another.
 */
function createSenderPool(send: (letter: Letter) => Promise<void>, onEnd: () => void) {
  const inProgress = new Map<Letter, Promise<void>>();

  const isBusy = (withStranger: boolean) =>
    [...inProgress.keys()].some(({ kind }) => (kind === "confirm") === withStranger);

  return {
    /** Whether a letter to a stranger is in progress: then no other starts. */
    isConfirmationInProgress: () => isBusy(true),
    /** Sends a letter; resolves when it is done, or when the next one may start beside it. */
    async start(letter: Letter): Promise<void> {
      const isSecond = isBusy(letter.kind === "confirm");
      const attempt = send(letter).finally(() => {
        inProgress.delete(letter);
        onEnd();
      });
      if (isSecond) return attempt;
      inProgress.set(letter, attempt);
      // An error of the store shows again in the next pass.
      attempt.catch(() => {});
      const { promise: slow, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, SLOW_AFTER).unref();
      await Promise.race([attempt.finally(() => clearTimeout(timer)), slow]);
    },
    idle: () => Promise.allSettled(inProgress.values()),
  };
}

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
  const isOldestLate = () => isMailLate(oldest, now());
  const delivery = createDelivery({ database, mailer, compose, now, log, isLate: isOldestLate });

  /** The pause before the next letter, in milliseconds; a mail server that is away is probed. */
  const pauseForServer = async (): Promise<number> => {
    if (!delivery.outage()) return 0;
    const due = await nextDueTime(database, now(), LETTER_LEASE);
    if (due === undefined) delivery.clearOutage();
    else if (due > now()) return 0;
    const step = nextOutboxStep(delivery.outage(), now());
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
      const letter = await claimLetter(database, now(), LETTER_LEASE, withConfirmations);
      if (!letter) {
        const due = (await nextDueTime(database, now(), LETTER_LEASE)) ?? Infinity;
        return Math.min(MAX_SLEEP, Math.max(MIN_SLEEP, due - now()));
      }
      await pool.start(letter);
      if (delivery.outage()?.kind === "away") return PROBE_INTERVAL;
    }
  };

  const loop = createWorkerLoop({
    pass,
    errorPause: PROBE_INTERVAL,
    // A new message is no reason to contact an unavailable server early.
    canWakeEarly: () => !delivery.outage(),
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

/**
 * Sends what waits in the outbox, again and again until it is taken. How it stands with the mail
 * server is drawn in line.ts; a letter's try is in sending.ts, two at a time in lanes.ts, the sleep
 * between passes in rounds.ts.
 */
import { claimLetter, nextTurn, oldestLetter } from "../store/letters.ts";
import { LONGEST_TRY } from "./delivery.ts";
import { createLanes } from "./lanes.ts";
import { beforeNext, isClosed, LONGEST } from "./line.ts";
import { createRounds } from "./rounds.ts";
import { isLate } from "./schedule.ts";
import { createSending, type SendingOptions } from "./sending.ts";

/** How long a letter belongs to the server that tries it: longer than a try can take, so that none is sent by two. */
const LEASE = LONGEST_TRY + 60_000;
/** How often a mail server that is away is asked whether it is back. */
const KNOCK = 4_000;
/** The shortest sleep: a letter that is due and cannot be had is in another server's hands. */
const SHORTEST = 100;

type OutboxOptions = Pick<SendingOptions, "database" | "mailer" | "compose"> &
  Partial<Pick<SendingOptions, "now" | "log">>;

/** The worker that empties the outbox. */
export type Outbox = {
  /** Tries all letters that are due; gives the milliseconds until there may be more to do. */
  pass: () => Promise<number>;
  /** Passes again and again until stopped. */
  start: () => void;
  /** Something is due now. */
  wake: () => void;
  /** Lets the try in hand end, and begins no other. */
  stop: () => Promise<void>;
  /** Whether a letter has waited so long that somebody must look. */
  isLate: () => boolean;
};

/** An outbox; it does nothing before `start` or `pass`. */
export function createOutbox({
  database,
  mailer,
  compose,
  now = Date.now,
  log = console.error,
}: OutboxOptions): Outbox {
  /** When the oldest letter to the family was written, as of the last look. */
  let oldest: number | undefined;
  const mustLook = () => isLate(oldest, now());
  const sending = createSending({ database, mailer, compose, now, log, isLate: mustLook });

  /** How long the mail server is left alone; nothing when a letter may be tried. */
  const rest = async (): Promise<number> => {
    if (!isClosed(sending.line())) return 0;
    const turn = await nextTurn(database, now(), LEASE);
    if (turn === undefined) sending.met("nothing waits");
    else if (turn > now()) return 0;
    const step = beforeNext(sending.line(), now());
    if (step === "ask") return (await mailer.answers()) ? 0 : KNOCK;
    return step === "try" ? 0 : step;
  };

  const pass = async () => {
    await sending.catchUp();
    for (;;) {
      oldest = await oldestLetter(database);
      if (rounds.isStopping()) return 0;
      const pause = await rest();
      if (pause > 0) return pause;
      const without = lanes.isStrangerInHand() ? (["confirm"] as const) : [];
      const letter = await claimLetter(database, now(), LEASE, [...without]);
      if (!letter) {
        const turn = (await nextTurn(database, now(), LEASE)) ?? Infinity;
        return Math.min(LONGEST, Math.max(SHORTEST, turn - now()));
      }
      await lanes.begin(letter);
      if (sending.line().is === "away") return KNOCK;
    }
  };

  const rounds = createRounds({
    pass,
    afterFault: KNOCK,
    // A server that lets nobody in is not asked more often because a guest writes.
    mayHurry: () => !isClosed(sending.line()),
    log,
  });
  const lanes = createLanes(sending.send, rounds.goOn);

  return {
    pass,
    start: rounds.start,
    wake: rounds.wake,
    async stop() {
      await rounds.stop();
      await lanes.ended();
    },
    isLate: mustLook,
  };
}

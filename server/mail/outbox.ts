/** Sends what waits in the outbox, again and again until it is taken. Nothing is ever given up. */
import type { Database } from "../store/database.ts";
import {
  claimLetter,
  type Letter,
  markFailed,
  markSent,
  nextTurn,
  wakeLetters,
} from "../store/letters.ts";
import type { Mail } from "./compose.ts";
import { LONGEST_TRY, MailFailure, type Mailer } from "./delivery.ts";
import { ALARM_AFTER, nextTry } from "./schedule.ts";

/** How long a letter belongs to the server that tries it: longer than a try can take, so that none is sent by two. */
const LEASE = LONGEST_TRY + 60_000;
/** How often a mail server that is away is asked whether it is back. */
const KNOCK = 4_000;
/** The longest sleep: another server, or a clock that was set, may have changed what is due. */
const LONGEST = 60_000;

type OutboxOptions = {
  database: Database;
  mailer: Mailer;
  /** The letter as a mail; nothing when what it carried has been deleted. */
  compose: (letter: Letter) => Promise<Mail | undefined>;
  now?: () => number;
  log?: (line: string) => void;
};

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
  let isAway = false;
  let isLate = false;
  // Letters that were refused before may wait for a far turn, also from before this server's start.
  let someWait = true;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let wakeUp = () => {};

  const fail = async (letter: Letter, failure: MailFailure) => {
    isAway = failure.refusal === "away";
    someWait = true;
    isLate = now() - letter.created >= ALARM_AFTER;
    const next = nextTry(letter.tries + 1, letter.created, now());
    await markFailed(database, letter.id, next, failure.message);
    const alarm = isLate ? "ALARM, waiting for more than 72 hours: " : "";
    log(`${alarm}letter ${letter.id} not sent (try ${letter.tries + 1}): ${failure.message}`);
  };

  const send = async (letter: Letter) => {
    const mail = await compose(letter);
    try {
      if (mail) await mailer.send(mail);
    } catch (error) {
      return fail(
        letter,
        error instanceof MailFailure ? error : new MailFailure("fault", "letter"),
      );
    }
    await markSent(database, letter.id, now());
    // The server takes mail: whatever else it refused before has its turn now.
    if (someWait) await wakeLetters(database, now());
    someWait = false;
    isAway = false;
    isLate = false;
  };

  const pass = async () => {
    for (;;) {
      const { aborted } = stopping.signal;
      const letter = aborted ? undefined : await claimLetter(database, now(), LEASE);
      if (letter) {
        await send(letter);
        continue;
      }
      const turn = await nextTurn(database);
      if (turn === undefined) isAway = false;
      if (!isAway || aborted) return Math.min(LONGEST, Math.max(0, (turn ?? Infinity) - now()));
      if (!(await mailer.answers())) return KNOCK;
      isAway = false;
      await wakeLetters(database, now());
    }
  };

  const loop = async () => {
    while (!stopping.signal.aborted) {
      // The store may be away as well: then nothing can be marked, and nothing is sent.
      const rest = await pass().catch(() => KNOCK);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rest);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
        if (stopping.signal.aborted) wakeUp();
      });
    }
  };

  return {
    pass,
    start: () => void (running = loop()),
    wake: () => wakeUp(),
    stop() {
      stopping.abort();
      wakeUp();
      return running;
    },
    isLate: () => isLate,
  };
}

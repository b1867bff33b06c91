/**
 * Sends what waits in the outbox, again and again until it is taken. Nothing to the family is ever
 * given up; a question to an address that does not exist is.
 */
import { setTimeout as pauseFor } from "node:timers/promises";
import { faultText } from "../log.ts";
import type { Database } from "../store/database.ts";
import {
  claimLetter,
  dropLetter,
  type Letter,
  markFailed,
  markSent,
  nextTurn,
  oldestLetter,
  releaseLetter,
  wakeLetters,
} from "../store/letters.ts";
import type { Mail } from "./compose.ts";
import { LONGEST_TRY, MailFailure, type Mailer } from "./delivery.ts";
import { ALARM_AFTER, nextTry } from "./schedule.ts";

/** How long a letter belongs to the server that tries it: longer than a try can take, so that none is sent by two. */
const LEASE = LONGEST_TRY + 60_000;
/** How often a mail server that is away is asked whether it is back. */
const KNOCK = 4_000;
/** How long a letter is waited for before the next is tried beside it. */
const LINGER = 2_000;
/** The longest sleep: another server, or a clock that was set, may have changed what is due. */
const LONGEST = 60_000;
/** The shortest: a letter that is due and cannot be had is in another server's hands. */
const SHORTEST = 100;
/** A server that has taken nothing for so long refused us all, and not this letter or that. */
const DROUGHT = 3_600_000;

/** By how much a clock is set without being called wrong. */
const CLOCK_STEP = 60_000;

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

/** While the mail server lets nobody in: one schedule for all letters, and none of them pays for it. */
type Closed = { refusal: "away" | "unwilling"; since: number; tries: number; next: number };

/** An outbox; it does nothing before `start` or `pass`. */
export function createOutbox({
  database,
  mailer,
  compose,
  now = Date.now,
  log = console.error,
}: OutboxOptions): Outbox {
  let closed: Closed | undefined;
  // Since when letters are refused and none is taken; before this server's start, for all we know.
  let refusing: number | undefined = -Infinity;
  let oldest: number | undefined;
  const unwritten = new Set<() => Promise<void>>();
  /** Letters whose server takes its time; others are tried beside them. */
  const lingering = new Map<Letter, Promise<void>>();
  let isWoken = false;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let wakeUp = () => {};

  /** A letter of the future was written under a wrong clock: nobody knows how long it has waited. */
  const isLate = () => {
    const age = oldest === undefined ? 0 : now() - oldest;
    return age >= ALARM_AFTER || age < -CLOCK_STEP;
  };

  /** Writes down what became of a letter. What the store does not take now, the next pass writes. */
  const note = async (write: () => Promise<void>) => {
    unwritten.add(write);
    await write();
    unwritten.delete(write);
  };

  const tell = (words: string) =>
    log(isLate() ? `ALARM, mail waits for more than 72 hours: ${words}` : words);

  const closeFor = (refusal: Closed["refusal"], { id }: Letter, reason: string) => {
    const { since, tries } = closed?.refusal === refusal ? closed : { since: now(), tries: 0 };
    closed = { refusal, since, tries: tries + 1, next: nextTry(tries + 1, since, now()) };
    const why = refusal === "away" ? "nobody answers" : "the mail server lets nobody in";
    // Said once, unless it is an alarm: it stays as it is until somebody puts it right.
    if (refusal === "away" || tries === 0 || isLate())
      tell(`letter ${id} not sent, ${why}: ${reason}`);
    return note(() => releaseLetter(database, id, reason));
  };

  const fail = async (letter: Letter, error: unknown) => {
    const isMailFailure = error instanceof MailFailure;
    const { refusal, message } = isMailFailure ? error : new MailFailure("fault", "letter");
    if (refusal !== "letter") return closeFor(refusal, letter, message);
    if (isMailFailure) {
      closed = undefined;
      refusing ??= now();
    }
    const { id, created } = letter;
    if (letter.kind === "confirm" && isMailFailure && error.isFinal) {
      log(`letter ${id} given up, its address is none: ${message}`);
      return note(() => dropLetter(database, id));
    }
    const tries = letter.tries + 1;
    const fault = isMailFailure ? "" : `\n${faultText(error)}`;
    tell(`letter ${id} not sent (try ${tries}): ${message}${fault}`);
    const next = nextTry(tries, created, now());
    await note(() => markFailed(database, id, next, message));
  };

  const send = async (letter: Letter) => {
    try {
      const mail = await compose(letter);
      if (mail) await mailer.send(mail);
    } catch (error) {
      return fail(letter, error);
    }
    const at = now();
    await note(() => markSent(database, letter.id, at));
    closed = undefined;
    // Mail leaves again: whatever else was refused has its turn now.
    if (refusing !== undefined && at - refusing >= DROUGHT) await wakeLetters(database, at);
    refusing = undefined;
  };

  /**
   * Sends a letter, and goes on to the next while the server takes its time over this one: over one
   * to the family and one to a stranger at most, so that no letter holds up another.
   */
  const sendBeside = async (letter: Letter) => {
    const sent = send(letter).finally(() => {
      lingering.delete(letter);
      wakeUp();
    });
    const isStranger = letter.kind === "confirm";
    const isSecond = [...lingering.keys()].some(({ kind }) => (kind === "confirm") === isStranger);
    if (isSecond) return sent;
    lingering.set(letter, sent);
    // A fault of the store is met again by the next pass.
    sent.catch(() => {});
    const isDone = await Promise.race([
      sent.then(() => true),
      pauseFor(LINGER, false, { ref: false }),
    ]);
    if (isDone) lingering.delete(letter);
  };

  /** How long the mail server is left alone; nothing when a letter may be tried. */
  const rest = async (): Promise<number> => {
    if (!closed) return 0;
    const turn = await nextTurn(database, now(), LEASE);
    if (turn === undefined) closed = undefined;
    if (!closed || turn === undefined || turn > now()) return 0;
    if (now() >= closed.next) return 0;
    if (closed.refusal === "unwilling") return Math.min(LONGEST, closed.next - now());
    return (await mailer.answers()) ? 0 : KNOCK;
  };

  const pass = async () => {
    isWoken = false;
    for (const write of unwritten) await note(write);
    for (;;) {
      oldest = await oldestLetter(database);
      if (stopping.signal.aborted) return 0;
      const pause = await rest();
      if (pause > 0) return pause;
      const isWaitedFor = [...lingering.keys()].some(({ kind }) => kind === "confirm");
      const letter = await claimLetter(database, now(), LEASE, isWaitedFor ? ["confirm"] : []);
      if (!letter) {
        const turn = (await nextTurn(database, now(), LEASE)) ?? Infinity;
        return Math.min(LONGEST, Math.max(SHORTEST, turn - now()));
      }
      await sendBeside(letter);
      if (closed?.refusal === "away") return KNOCK;
    }
  };

  const loop = async () => {
    let told = "";
    while (!stopping.signal.aborted) {
      // The store may be away as well: then nothing can be marked, and nothing is sent.
      let pause = KNOCK;
      try {
        pause = await pass();
        told = "";
      } catch (error) {
        const fault = faultText(error);
        if (fault !== told) log(fault);
        told = fault;
      }
      // Woken while it was looking: what it did not find may be there by now.
      if (isWoken && !closed) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
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
    wake() {
      isWoken = true;
      // A server that lets nobody in is not asked more often because a guest writes.
      if (!closed) wakeUp();
    },
    async stop() {
      stopping.abort();
      wakeUp();
      await running;
      await Promise.allSettled(lingering.values());
    },
    isLate,
  };
}

/**
 * One attempt to deliver a letter, and the record of its result. A letter to the family is retried for
 * ever; a confirmation is given up where its address does not exist or is refused for good.
 */
import type { Database } from "#server/store/database.ts";
import {
  deleteConfirmation,
  type Letter,
  markFailed,
  markSent,
  releaseLetter,
} from "#server/store/letters.ts";
import { errorText } from "#server/system/log.ts";
import type { Mail } from "./compose.ts";
import { MailFailure, type Mailer } from "./mailer-interface.ts";
import { MAX_REFUSALS, nextAttemptTime, type Outage, outageAfter } from "./retry-schedule.ts";

export type DeliveryOptions = {
  database: Database;
  mailer: Mailer;
  /** The letter as a mail; nothing where its content has been deleted. */
  compose: (letter: Letter) => Promise<Mail | undefined>;
  now: () => number;
  log: (line: string) => void;
  /** Whether log lines are alarms. */
  isLate: () => boolean;
};

function isGivenUp(error: unknown, tries: number): boolean {
  if (!(error instanceof MailFailure)) return false;
  const { verdict } = error;
  return verdict === "no such recipient" || (verdict === "permanent" && tries >= MAX_REFUSALS);
}

export function createDelivery(options: DeliveryOptions) {
  const { database, mailer, compose, now, log, isLate } = options;
  let outage: Outage | undefined;
  const pendingWrites = new Set<() => Promise<void>>();

  /** Writes a result into the store; a write that fails is repeated by `flushWrites`. */
  const persist = async (write: () => Promise<void>) => {
    pendingWrites.add(write);
    await write();
    pendingWrites.delete(write);
  };

  const report = (text: string) =>
    log(isLate() ? `ALARM, mail waits for more than 72 hours: ${text}` : text);

  /** The server refused the session, not the letter: the attempt does not count. */
  const returnToOutbox = ({ id }: Letter, refusal: Outage["kind"], reason: string) => {
    outage = outageAfter(outage, refusal, now());
    const why = refusal === "away" ? "nobody answers" : "the mail server lets nobody in";
    // A server that rejects sessions does so until somebody repairs it: one line is enough.
    if (refusal === "away" || outage.attempts === 1 || isLate())
      report(`letter ${id} not sent, ${why}: ${reason}`);
    return persist(() => releaseLetter(database, id, reason));
  };

  const handleFailure = async (letter: Letter, error: unknown) => {
    const isMailFailure = error instanceof MailFailure;
    const { refusal, message } = isMailFailure ? error : new MailFailure("fault", "letter");
    if (refusal !== "letter") return returnToOutbox(letter, refusal, message);
    if (isMailFailure) outage = undefined;
    const { id } = letter;
    const tries = letter.tries + 1;
    if (letter.kind === "confirm" && isGivenUp(error, tries)) {
      log(`letter ${id} given up, the mail server refuses it: ${message}`);
      return persist(() => deleteConfirmation(database, id));
    }
    const details = isMailFailure ? "" : `\n${errorText(error)}`;
    report(`letter ${id} not sent (try ${tries}): ${message}${details}`);
    const at = now();
    await persist(() =>
      markFailed(database, id, { now: at, next: nextAttemptTime(tries, at) }, message),
    );
  };

  return {
    outage: () => outage,
    /** An outage is over, or nothing waits for its end. */
    clearOutage: () => (outage = undefined),
    async send(letter: Letter) {
      try {
        const mail = await compose(letter);
        if (mail) await mailer.send(mail);
      } catch (error) {
        return handleFailure(letter, error);
      }
      outage = undefined;
      const at = now();
      await persist(() => markSent(database, letter.id, at));
    },
    async flushWrites() {
      for (const write of pendingWrites) await persist(write);
    },
  };
}

/**
 * One letter's try: written, handed over, and what became of it written down. Nothing to the family
 * is ever given up; a question to an address that does not exist is, or that is refused for good.
 */
import { faultText } from "../log.ts";
import type { Database } from "../store/database.ts";
import {
  dropLetter,
  type Letter,
  markFailed,
  markSent,
  releaseLetter,
  wakeLetters,
} from "../store/letters.ts";
import type { Mail } from "./compose.ts";
import { MailFailure, type Mailer } from "./delivery.ts";
import { after, endsDrought, isClosed, type Line, type LineEvent, START } from "./line.ts";
import { MAX_REFUSED_TRIES, nextTry } from "./schedule.ts";

export type SendingOptions = {
  database: Database;
  mailer: Mailer;
  /** The letter as a mail; nothing when what it carried has been deleted. */
  compose: (letter: Letter) => Promise<Mail | undefined>;
  now: () => number;
  log: (line: string) => void;
  /** Whether what is told is an alarm. */
  isLate: () => boolean;
};

/** Whether a question to a stranger is tried no more. */
function isGivenUp(error: unknown, tries: number): boolean {
  if (!(error instanceof MailFailure)) return false;
  const { verdict } = error;
  return verdict === "no such recipient" || (verdict === "permanent" && tries >= MAX_REFUSED_TRIES);
}

/** The sending of letters, and how it stands with the mail server meanwhile. */
export function createSending({ database, mailer, compose, now, log, isLate }: SendingOptions) {
  let line: Line = START;
  const unwritten = new Set<() => Promise<void>>();

  const met = (event: LineEvent) => (line = after(line, event, now()));

  /** Writes down what became of a letter. What the store does not take now, the next pass writes. */
  const note = async (write: () => Promise<void>) => {
    unwritten.add(write);
    await write();
    unwritten.delete(write);
  };

  const tell = (words: string) =>
    log(isLate() ? `ALARM, mail waits for more than 72 hours: ${words}` : words);

  /** It was not about this letter: it keeps its turn. */
  const turnBack = ({ id }: Letter, refusal: "away" | "unwilling", reason: string) => {
    const state = met(refusal);
    const isFirst = isClosed(state) && state.tries === 1;
    const why = refusal === "away" ? "nobody answers" : "the mail server lets nobody in";
    // Said once, unless it is an alarm: it stays as it is until somebody puts it right.
    if (refusal === "away" || isFirst || isLate()) tell(`letter ${id} not sent, ${why}: ${reason}`);
    return note(() => releaseLetter(database, id, reason));
  };

  const fail = async (letter: Letter, error: unknown) => {
    const isMailFailure = error instanceof MailFailure;
    const { refusal, message } = isMailFailure ? error : new MailFailure("fault", "letter");
    if (refusal !== "letter") return turnBack(letter, refusal, message);
    if (isMailFailure) met("refused");
    const { id, created } = letter;
    const tries = letter.tries + 1;
    if (letter.kind === "confirm" && isGivenUp(error, tries)) {
      log(`letter ${id} given up, the mail server refuses it: ${message}`);
      return note(() => dropLetter(database, id));
    }
    const fault = isMailFailure ? "" : `\n${faultText(error)}`;
    tell(`letter ${id} not sent (try ${tries}): ${message}${fault}`);
    const at = now();
    const next = nextTry(tries, created, at);
    await note(() => markFailed(database, id, { now: at, next }, message));
  };

  return {
    line: () => line,
    met,
    async send(letter: Letter) {
      try {
        const mail = await compose(letter);
        if (mail) await mailer.send(mail);
      } catch (error) {
        return fail(letter, error);
      }
      const at = now();
      const isRain = endsDrought(line, at);
      met("taken");
      await note(async () => {
        await markSent(database, letter.id, at);
        if (isRain) await wakeLetters(database, at);
      });
    },
    /** Writes down what the store did not take before. */
    async catchUp() {
      for (const write of unwritten) await note(write);
    },
  };
}

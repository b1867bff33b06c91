/** What the outbox knows of a mail server: how a mail is handed over, and how that can fail. */
import type { Mail } from "./compose.ts";

/**
 * How far a try came. "away": nobody greeted, or the encryption that is asked for cannot be had.
 * "unwilling": the server spoke and lets nobody in, whatever the letter. "letter": it let us in, and
 * did not take this letter.
 */
export type Refusal = "away" | "unwilling" | "letter";

/**
 * What the server said of a letter (RFC 5321, 4.2.1): numbers from 500 are permanent, and said of the
 * recipient they mean that there is none.
 */
export type Verdict = "temporary" | "permanent" | "no such recipient";

/** Why a letter was not taken; holds no address and no word of it. */
export class MailFailure extends Error {
  override name = "MailFailure";
  readonly refusal: Refusal;
  readonly verdict: Verdict;

  constructor(reason: string, refusal: Refusal, verdict: Verdict = "temporary") {
    super(reason);
    this.refusal = refusal;
    this.verdict = verdict;
  }
}

/** The way to a mail server. */
export type Mailer = {
  /** Resolves once the server has taken the mail; throws a `MailFailure` otherwise. */
  send: (mail: Mail) => Promise<void>;
  /** Whether the server greets and offers the encryption that is asked for; it is not logged in to. */
  answers: () => Promise<boolean>;
};

/** How long a server may take, in milliseconds. */
export type Patience = {
  /** Until it has greeted, and the line is encrypted. Short: whether it is back is asked often. */
  greeting: number;
  /** The same for a server that makes its callers wait. */
  slowGreeting: number;
  /** From the greeting until it asks for the mail. */
  asking: number;
  /** From there until it has taken the mail. RFC 5321 (4.5.3.2.6) wants ten minutes: who hangs up earlier sends it twice. */
  taking: number;
};

export const PATIENCE: Patience = {
  greeting: 3_000,
  slowGreeting: 60_000,
  asking: 60_000,
  taking: 600_000,
};

/** No try lasts longer, in milliseconds. */
export const LONGEST_TRY = PATIENCE.slowGreeting + PATIENCE.asking + PATIENCE.taking;

/** What the outbox needs of a mail server, and how a delivery can fail. */
import type { Mail } from "./compose.ts";

/**
 * How far an attempt came. "away": no greeting, or no encryption. "unwilling": the server greets and
 * rejects the session, whatever the letter. "letter": it accepts the session and refuses this letter.
 */
export type FailureStage = "away" | "unwilling" | "letter";

/** The meaning of the response (RFC 5321, 4.2.1); codes from 500 are permanent. */
export type RefusalVerdict = "temporary" | "permanent" | "no such recipient";

/** Why a letter was not accepted, without addresses or texts. */
export class MailFailure extends Error {
  override name = "MailFailure";
  readonly refusal: FailureStage;
  readonly verdict: RefusalVerdict;

  constructor(reason: string, refusal: FailureStage, verdict: RefusalVerdict = "temporary") {
    super(reason);
    this.refusal = refusal;
    this.verdict = verdict;
  }
}

export type Mailer = {
  /** Resolves once the server has accepted the mail; throws a `MailFailure` otherwise. */
  send: (mail: Mail) => Promise<void>;
  /** Whether the server greets and offers the required encryption. Does not log in. */
  isReachable: () => Promise<boolean>;
};

/** How long a server may take for each part of a session, in milliseconds. */
export type SmtpTimeouts = {
  /** Until greeting and encryption are done. Short, because a server that is away is probed often. */
  greeting: number;
  /** The same for a server that delays its greeting. */
  slowGreeting: number;
  /** From the greeting until it asks for the mail (DATA). */
  transaction: number;
  /** From there until it has accepted the mail: RFC 5321 (4.5.3.2.6) wants ten minutes, else it may come twice. */
  acceptance: number;
};

export const SMTP_TIMEOUTS: SmtpTimeouts = {
  greeting: 3_000,
  slowGreeting: 60_000,
  transaction: 60_000,
  acceptance: 600_000,
};

export const MAX_ATTEMPT_DURATION =
  SMTP_TIMEOUTS.slowGreeting + SMTP_TIMEOUTS.transaction + SMTP_TIMEOUTS.acceptance;

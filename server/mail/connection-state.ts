/**
 * The state of the connection to the mail server, a circuit breaker: one state, and what each event
 * makes of it. Pure; the outbox holds the state and acts on it.
 *
 *                        accepted
 *          ┌─────────────────────────────────┐
 *          ▼                                 │
 *   ┌────────────┐        refused       ┌────┴─────┐
 *   │    open    ├─────────────────────►│ refusing │◄── initial: what came before is unknown
 *   └─┬────────▲─┘                      └─┬─────▲──┘
 *     │        │ accepted;                │     │ refused;
 *     │        │ outbox empty             │     │ outbox empty, if it was refusing before
 *     ▼        │                          ▼     │
 *   ┌──────────┴────────────────────────────────┴──┐   away ◄─► unwilling: a new outage,
 *   │            away   or   unwilling             │   its attempts start at 1; the same
 *   └──────────────────────────────────────────────┘   again: one attempt more, a later time
 *
 * open       the last letter was accepted: each letter is sent when it is due.
 * refusing   the server takes connections and has accepted nothing `since`; each letter has its own
 *            retries. After an hour (REFUSED_LONG) the fault was the server's, not a letter's: the
 *            first accepted letter makes all others due.
 * away       no greeting, or no encryption: the server is probed, and one letter is sent at `nextAttemptAt`.
 *            The attempt does not count for the letter.
 * unwilling  the server greets and rejects every session: one letter is sent at `nextAttemptAt`, no probes.
 *
 * away and unwilling remember since when letters were refused before (`refusedSince`): a server that
 * refuses, goes down and comes back has accepted nothing in all that time.
 */
import { nextAttempt } from "./retry-schedule.ts";

type Unavailable = {
  status: "away" | "unwilling";
  /** The start of this outage, its attempts, and the time of the next. */
  since: number;
  attempts: number;
  nextAttemptAt: number;
  refusedSince: number | undefined;
};

export type ConnectionState =
  { status: "open" } | { status: "refusing"; since: number } | Unavailable;

/** The result of an attempt, or that the outbox is empty. */
export type ConnectionEvent = "accepted" | "refused" | "away" | "unwilling" | "outbox empty";

/** Letters may have been refused before this server started. */
export const INITIAL_STATE: ConnectionState = { status: "refusing", since: -Infinity };

/** After this time without an accepted letter the fault is the mail server's, in milliseconds. */
const REFUSED_LONG = 3_600_000;

/** The longest sleep, in milliseconds: another server or a corrected clock may change what is due. */
export const MAX_SLEEP = 60_000;

function refusedSince(state: ConnectionState): number | undefined {
  if (state.status === "open") return undefined;
  return state.status === "refusing" ? state.since : state.refusedSince;
}

export function isUnavailable(state: ConnectionState): state is Unavailable {
  return state.status === "away" || state.status === "unwilling";
}

export function transition(
  state: ConnectionState,
  event: ConnectionEvent,
  now: number,
): ConnectionState {
  const refusals = refusedSince(state);
  switch (event) {
    case "accepted":
      return { status: "open" };
    case "refused":
      return { status: "refusing", since: refusals ?? now };
    case "outbox empty":
      return refusals === undefined ? { status: "open" } : { status: "refusing", since: refusals };
    default: {
      const isSame = isUnavailable(state) && state.status === event;
      // A start in the future was recorded while the clock was ahead.
      const since = isSame ? Math.min(state.since, now) : now;
      const attempts = isSame ? state.attempts + 1 : 1;
      const nextAttemptAt = nextAttempt(attempts, since, now);
      return { status: event, since, attempts, nextAttemptAt, refusedSince: refusals };
    }
  }
}

/** Whether a letter that is accepted now ends a long time of refusals: all letters are due then. */
export function endsRefusals(state: ConnectionState, now: number): boolean {
  const since = refusedSince(state);
  return since !== undefined && now - since >= REFUSED_LONG;
}

/** What precedes the next letter: nothing ("send"), a probe, or a pause in milliseconds. */
export function nextStep(state: ConnectionState, now: number): "send" | "probe" | number {
  if (!isUnavailable(state) || now >= state.nextAttemptAt || now < state.since) return "send";
  return state.status === "away" ? "probe" : Math.min(MAX_SLEEP, state.nextAttemptAt - now);
}

import { expect, test } from "vitest";
import {
  transition,
  nextStep,
  endsRefusals,
  type ConnectionState,
  type ConnectionEvent,
  INITIAL_STATE,
} from "./connection-state.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** When everything below happens. */
const NOW = 100 * HOUR;

const OPEN: ConnectionState = { status: "open" };
const REFUSING: ConnectionState = { status: "refusing", since: 7 };
const AWAY: ConnectionState = {
  status: "away",
  since: 8,
  attempts: 2,
  nextAttemptAt: 9,
  refusedSince: undefined,
};
const UNWILLING: ConnectionState = {
  status: "unwilling",
  since: 8,
  attempts: 2,
  nextAttemptAt: 9,
  refusedSince: undefined,
};
/** Refusing since 7, then unavailable. */
const AWAY_REFUSING: ConnectionState = { ...AWAY, refusedSince: 7 };
const UNWILLING_REFUSING: ConnectionState = { ...UNWILLING, refusedSince: 7 };

/** The first attempt of an outage: the second follows after five seconds. */
const first = { since: NOW, attempts: 1, nextAttemptAt: NOW + 5 * SECOND, refusedSince: undefined };
/** The third attempt of an outage since 8, more than three days ago: the fourth follows after half a minute. */
const third = { since: 8, attempts: 3, nextAttemptAt: NOW + 33 * SECOND, refusedSince: undefined };

test.each<[from: ConnectionState, event: ConnectionEvent, to: ConnectionState]>([
  [OPEN, "accepted", OPEN],
  [OPEN, "refused", { status: "refusing", since: NOW }],
  [OPEN, "away", { status: "away", ...first }],
  [OPEN, "unwilling", { status: "unwilling", ...first }],
  [OPEN, "outbox empty", OPEN],

  [REFUSING, "accepted", OPEN],
  [REFUSING, "refused", REFUSING], // since the first refusal
  [REFUSING, "away", { status: "away", ...first, refusedSince: 7 }],
  [REFUSING, "unwilling", { status: "unwilling", ...first, refusedSince: 7 }],
  [REFUSING, "outbox empty", REFUSING],

  [AWAY, "accepted", OPEN],
  [AWAY, "refused", { status: "refusing", since: NOW }],
  [AWAY, "away", { status: "away", ...third }],
  [AWAY, "unwilling", { status: "unwilling", ...first }], // another outage: the server is there now
  [AWAY, "outbox empty", OPEN],

  [UNWILLING, "accepted", OPEN],
  [UNWILLING, "refused", { status: "refusing", since: NOW }],
  [UNWILLING, "away", { status: "away", ...first }],
  [UNWILLING, "unwilling", { status: "unwilling", ...third }],
  [UNWILLING, "outbox empty", OPEN],

  // A server that refused before its outage has accepted nothing since.
  [AWAY_REFUSING, "accepted", OPEN],
  [AWAY_REFUSING, "refused", REFUSING],
  [AWAY_REFUSING, "away", { status: "away", ...third, refusedSince: 7 }],
  [AWAY_REFUSING, "unwilling", { status: "unwilling", ...first, refusedSince: 7 }],
  [AWAY_REFUSING, "outbox empty", REFUSING],
  [UNWILLING_REFUSING, "accepted", OPEN],
  [UNWILLING_REFUSING, "refused", REFUSING],
  [UNWILLING_REFUSING, "away", { status: "away", ...first, refusedSince: 7 }],
  [UNWILLING_REFUSING, "unwilling", { status: "unwilling", ...third, refusedSince: 7 }],
  [UNWILLING_REFUSING, "outbox empty", REFUSING],
  // Recorded while the clock was ahead.
  [
    { ...UNWILLING, since: NOW + HOUR },
    "unwilling",
    { status: "unwilling", ...first, attempts: 3, nextAttemptAt: NOW + 33 * SECOND },
  ],
])("%o, %s: %o", (from, event, to) => {
  expect(transition(from, event, NOW)).toEqual(to);
});

test.each<[state: ConnectionState, now: number, ends: boolean]>([
  [INITIAL_STATE, 0, true], // letters of the server before us may have been refused for days
  [OPEN, NOW, false],
  [REFUSING, 7 + HOUR - 1, false],
  [REFUSING, 7 + HOUR, true],
  [AWAY, NOW, false],
  [AWAY_REFUSING, 7 + HOUR, true],
  [UNWILLING_REFUSING, 7 + HOUR - 1, false],
])("a letter that is accepted after %o, at %i, makes the others due: %s", (state, now, ends) => {
  expect(endsRefusals(state, now)).toBe(ends);
});

test.each<[state: ConnectionState, now: number, step: "send" | "probe" | number]>([
  [OPEN, 0, "send"],
  [REFUSING, 0, "send"],
  [AWAY, 8, "probe"],
  [AWAY, 9, "send"], // by the schedule, whether it answers or not
  [UNWILLING, 8, 1],
  [UNWILLING, 9, "send"],
  [{ ...UNWILLING, since: 0, nextAttemptAt: HOUR }, 0, 60 * SECOND], // the longest sleep: the clock may be corrected
  [{ ...UNWILLING, nextAttemptAt: HOUR }, 7, "send"], // recorded while the clock was ahead
])("%o, at %i: %s", (state, now, step) => {
  expect(nextStep(state, now)).toBe(step);
});

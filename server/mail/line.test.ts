import { expect, test } from "vitest";
import { after, beforeNext, endsDrought, type Line, type LineEvent, START } from "./line.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** When everything below happens. */
const NOW = 100 * HOUR;

const OPEN: Line = { is: "open" };
const REFUSING: Line = { is: "refusing", since: 7 };
const AWAY: Line = { is: "away", since: 8, tries: 2, next: 9, refusing: undefined };
const UNWILLING: Line = { is: "unwilling", since: 8, tries: 2, next: 9, refusing: undefined };
/** Refused since 7, then gone. */
const AWAY_DRY: Line = { ...AWAY, refusing: 7 };
const UNWILLING_DRY: Line = { ...UNWILLING, refusing: 7 };

/** The first try of a spell: the second comes after five seconds. */
const begun = { since: NOW, tries: 1, next: NOW + 5 * SECOND, refusing: undefined };
/** The third try of a spell that began at 8, more than three days ago: the fourth after half a minute. */
const again = { since: 8, tries: 3, next: NOW + 33 * SECOND, refusing: undefined };

test.each<[from: Line, event: LineEvent, to: Line]>([
  [OPEN, "taken", OPEN],
  [OPEN, "refused", { is: "refusing", since: NOW }],
  [OPEN, "away", { is: "away", ...begun }],
  [OPEN, "unwilling", { is: "unwilling", ...begun }],
  [OPEN, "nothing waits", OPEN],

  [REFUSING, "taken", OPEN],
  [REFUSING, "refused", REFUSING], // since the first of them
  [REFUSING, "away", { is: "away", ...begun, refusing: 7 }],
  [REFUSING, "unwilling", { is: "unwilling", ...begun, refusing: 7 }],
  [REFUSING, "nothing waits", REFUSING],

  [AWAY, "taken", OPEN],
  [AWAY, "refused", { is: "refusing", since: NOW }],
  [AWAY, "away", { is: "away", ...again }],
  [AWAY, "unwilling", { is: "unwilling", ...begun }], // another spell: it is there now
  [AWAY, "nothing waits", OPEN],

  [UNWILLING, "taken", OPEN],
  [UNWILLING, "refused", { is: "refusing", since: NOW }],
  [UNWILLING, "away", { is: "away", ...begun }],
  [UNWILLING, "unwilling", { is: "unwilling", ...again }],
  [UNWILLING, "nothing waits", OPEN],

  // Who refused before it went has taken nothing all the while.
  [AWAY_DRY, "taken", OPEN],
  [AWAY_DRY, "refused", REFUSING],
  [AWAY_DRY, "away", { is: "away", ...again, refusing: 7 }],
  [AWAY_DRY, "unwilling", { is: "unwilling", ...begun, refusing: 7 }],
  [AWAY_DRY, "nothing waits", REFUSING],
  [UNWILLING_DRY, "taken", OPEN],
  [UNWILLING_DRY, "refused", REFUSING],
  [UNWILLING_DRY, "away", { is: "away", ...begun, refusing: 7 }],
  [UNWILLING_DRY, "unwilling", { is: "unwilling", ...again, refusing: 7 }],
  [UNWILLING_DRY, "nothing waits", REFUSING],
  // Begun under a clock that was ahead.
  [
    { ...UNWILLING, since: NOW + HOUR },
    "unwilling",
    { is: "unwilling", ...begun, tries: 3, next: NOW + 33 * SECOND },
  ],
])("%o, %s: %o", (from, event, to) => {
  expect(after(from, event, NOW)).toEqual(to);
});

test.each<[line: Line, now: number, ends: boolean]>([
  [START, 0, true], // letters of the server before us may have been refused for days
  [OPEN, NOW, false],
  [REFUSING, 7 + HOUR - 1, false],
  [REFUSING, 7 + HOUR, true],
  [AWAY, NOW, false],
  [AWAY_DRY, 7 + HOUR, true],
  [UNWILLING_DRY, 7 + HOUR - 1, false],
])("a letter that is taken after %o, at %i, wakes the others: %s", (line, now, ends) => {
  expect(endsDrought(line, now)).toBe(ends);
});

test.each<[line: Line, now: number, step: "try" | "ask" | number]>([
  [OPEN, 0, "try"],
  [REFUSING, 0, "try"],
  [AWAY, 8, "ask"],
  [AWAY, 9, "try"], // by the schedule, whether it answers or not
  [UNWILLING, 8, 1],
  [UNWILLING, 9, "try"],
  [{ ...UNWILLING, since: 0, next: HOUR }, 0, 60 * SECOND], // nobody sleeps longer: a clock may be set
  [{ ...UNWILLING, next: HOUR }, 7, "try"], // the spell began under a clock that was ahead
])("%o, at %i: %s", (line, now, step) => {
  expect(beforeNext(line, now)).toBe(step);
});

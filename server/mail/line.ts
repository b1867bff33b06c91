/**
 * How we stand with the mail server: one state, and what each event makes of it. Pure; the outbox
 * holds the state and does what it says.
 *
 *                         taken
 *          ┌─────────────────────────────────┐
 *          ▼                                 │
 *   ┌────────────┐        refused       ┌────┴─────┐
 *   │    open    ├─────────────────────►│ refusing │◄── start: for all we know it always has
 *   └─┬────────▲─┘                      └─┬─────▲──┘
 *     │        │ taken;                   │     │ refused;
 *     │        │ nothing waits            │     │ nothing waits, if it was refusing before
 *     ▼        │                          ▼     │
 *   ┌──────────┴────────────────────────────────┴──┐   away ◄─► unwilling: a new spell,
 *   │            away   or   unwilling             │   its tries begin anew; the same
 *   └──────────────────────────────────────────────┘   once more: one try more, a later `next`
 *
 * open       it took the last letter: each goes when it has its turn.
 * refusing   it lets us in and has taken nothing `since`; each letter waits for its own turn. After
 *            an hour of it (DROUGHT) it was no letter's fault: the first that is taken wakes all.
 * away       nobody greets, or there is no encryption to be had: it is asked whether it is back, and
 *            one letter is tried at `next`. No letter pays for it.
 * unwilling  it greets and lets nobody in: one letter is tried at `next`, and nobody knocks.
 *
 * Away and unwilling remember since when letters were refused before (`refusing`): a server that
 * refuses, goes and comes back has taken nothing all the while.
 */
import { nextTry } from "./schedule.ts";

type Closed = {
  is: "away" | "unwilling";
  /** When this spell began, how often it was met, when a letter is tried again. */
  since: number;
  tries: number;
  next: number;
  refusing: number | undefined;
};

export type Line = { is: "open" } | { is: "refusing"; since: number } | Closed;

/** What a try came to; or that there is no letter left to try. */
export type LineEvent = "taken" | "refused" | "away" | "unwilling" | "nothing waits";

/** Letters may have been refused before this server's start. */
export const START: Line = { is: "refusing", since: -Infinity };

/** A server that has taken nothing for so long refused us all, and not this letter or that. */
const DROUGHT = 3_600_000;

/** The longest sleep: another server, or a clock that was set, may have changed what is due. */
export const LONGEST = 60_000;

/** Since when letters are refused and none is taken. */
function refusedSince(line: Line): number | undefined {
  if (line.is === "open") return undefined;
  return line.is === "refusing" ? line.since : line.refusing;
}

export function isClosed(line: Line): line is Closed {
  return line.is === "away" || line.is === "unwilling";
}

/** The state after an event. */
export function after(line: Line, event: LineEvent, now: number): Line {
  const refusing = refusedSince(line);
  switch (event) {
    case "taken":
      return { is: "open" };
    case "refused":
      return { is: "refusing", since: refusing ?? now };
    case "nothing waits":
      return refusing === undefined ? { is: "open" } : { is: "refusing", since: refusing };
    default: {
      const isSame = isClosed(line) && line.is === event;
      // A spell of the future began under a clock that was ahead.
      const since = isSame ? Math.min(line.since, now) : now;
      const tries = isSame ? line.tries + 1 : 1;
      return { is: event, since, tries, next: nextTry(tries, since, now), refusing };
    }
  }
}

/** Whether a letter that is taken now ends a drought: then all that was refused has its turn. */
export function endsDrought(line: Line, now: number): boolean {
  const since = refusedSince(line);
  return since !== undefined && now - since >= DROUGHT;
}

/** What comes before the next letter: nothing, a question whether the server is back, or a rest in milliseconds. */
export function beforeNext(line: Line, now: number): "try" | "ask" | number {
  if (!isClosed(line) || now >= line.next || now < line.since) return "try";
  return line.is === "away" ? "ask" : Math.min(LONGEST, line.next - now);
}

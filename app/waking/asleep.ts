/** Keeps what of a page is not awake yet, and marks the document when all of it answers. */
import type { Sleeper } from "./use-live.ts";

const FRAME: Sleeper = { current: false };

/** The frame around all pieces is the last of what wakes first. */
const asleep = new Set([FRAME]);

function leaves(sleeper: Sleeper): void {
  asleep.delete(sleeper);
  // Tests and tools wait for this mark before they use what needs scripts.
  if (asleep.size === 0) document.documentElement.dataset["hydrated"] = "";
}

export function awakens(sleeper: Sleeper): void {
  sleeper.current = true;
  leaves(sleeper);
}

/** The frame answers, and pieces do when they are touched: presses that were kept are repeated. */
export function frameAwakens(): void {
  awakens(FRAME);
  dispatchEvent(new Event("site:awake"));
}

/** A piece is there, and may be asleep; who calls the answer takes it away. */
export function fallsAsleep(sleeper: Sleeper): () => void {
  if (!sleeper.current) asleep.add(sleeper);
  return () => leaves(sleeper);
}

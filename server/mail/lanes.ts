/**
 * Goes on to the next letter while the mail server takes its time over one: over one to the family
 * and one to a stranger at most, so that no letter holds up another.
 */
import type { Letter } from "../store/letters.ts";

/** How long a letter is waited for before the next is tried beside it, in milliseconds. */
const LINGER = 2_000;

function lingered(): { time: Promise<void>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LINGER);
  timer.unref();
  return { time: promise, end: () => clearTimeout(timer) };
}

/** Lanes for letters that `send` sends; `onEnd` hears of each that is through, well or not. */
export function createLanes(send: (letter: Letter) => Promise<void>, onEnd: () => void) {
  const inHand = new Map<Letter, Promise<void>>();

  const isTaken = (isStranger: boolean) =>
    [...inHand.keys()].some(({ kind }) => (kind === "confirm") === isStranger);

  return {
    /** Whether a letter to a stranger is waited for: then no other of them is begun. */
    isStrangerInHand: () => isTaken(true),
    /** Sends a letter; resolves when it is through, or when the next may be tried beside it. */
    async begin(letter: Letter): Promise<void> {
      const isSecond = isTaken(letter.kind === "confirm");
      const sent = send(letter).finally(() => {
        inHand.delete(letter);
        onEnd();
      });
      if (isSecond) return sent;
      inHand.set(letter, sent);
      // A fault of the store is met again by the next pass.
      sent.catch(() => {});
      const { time, end } = lingered();
      await Promise.race([sent.finally(end), time]);
    },
    /** Resolves once nothing is in hand. */
    ended: () => Promise.allSettled(inHand.values()),
  };
}

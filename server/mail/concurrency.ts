/**
 * Sends letters side by side while the mail server is slow: at most one to the family and one to a
 * stranger that take long, so that no letter blocks another.
 */
import type { Letter } from "#server/store/letters.ts";

/** How long a letter may take before the next one starts beside it, in milliseconds. */
const SLOW_AFTER = 2_000;

export function createSenderPool(send: (letter: Letter) => Promise<void>, onEnd: () => void) {
  const inProgress = new Map<Letter, Promise<void>>();

  const isBusy = (withStranger: boolean) =>
    [...inProgress.keys()].some(({ kind }) => (kind === "confirm") === withStranger);

  return {
    /** Whether a letter to a stranger is in progress: then no other starts. */
    isConfirmationInProgress: () => isBusy(true),
    /** Sends a letter; resolves when it is done, or when the next one may start beside it. */
    async start(letter: Letter): Promise<void> {
      const isSecond = isBusy(letter.kind === "confirm");
      const attempt = send(letter).finally(() => {
        inProgress.delete(letter);
        onEnd();
      });
      if (isSecond) return attempt;
      inProgress.set(letter, attempt);
      // An error of the store shows again in the next pass.
      attempt.catch(() => {});
      const { promise: slow, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, SLOW_AFTER).unref();
      await Promise.race([attempt.finally(() => clearTimeout(timer)), slow]);
    },
    idle: () => Promise.allSettled(inProgress.values()),
  };
}

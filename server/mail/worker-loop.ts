/** Runs passes until it is stopped, with a sleep after each as long as the pass asked for. */
import { errorText } from "#server/system/log.ts";

type WorkerLoopOptions = {
  /** Gives the milliseconds until there may be more to do. */
  pass: () => Promise<number>;
  errorPause: number;
  /** Whether `wake` ends the sleep now. */
  canWakeEarly: () => boolean;
  log: (line: string) => void;
};

export function createWorkerLoop({ pass, errorPause, canWakeEarly, log }: WorkerLoopOptions) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isWoken = false;
  let endSleep = () => {};

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
      if (stopping.signal.aborted) endSleep();
    });

  const run = async () => {
    let lastError = "";
    while (!stopping.signal.aborted) {
      let pause = errorPause;
      isWoken = false;
      try {
        pause = await pass();
        lastError = "";
      } catch (error) {
        const message = errorText(error);
        if (message !== lastError) log(message);
        lastError = message;
      }
      // A letter written during the pass may have been missed by it.
      if (isWoken && canWakeEarly()) continue;
      await sleep(pause);
    }
  };

  return {
    start: () => void (running = run()),
    isStopping: () => stopping.signal.aborted,
    /** A letter was written. */
    wake() {
      isWoken = true;
      if (canWakeEarly()) endSleep();
    },
    /** A letter in progress is done: letters that waited for it go on. */
    resume: () => endSleep(),
    /** Resolves at the end of the running pass; no other starts. */
    async stop() {
      stopping.abort();
      endSleep();
      await running;
    },
  };
}

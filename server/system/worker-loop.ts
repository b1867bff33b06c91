import { errorText, logLine } from "./log.ts";

type WorkerLoopOptions = {
  /** Does the work that is due. Returns the pause before the next pass, in milliseconds. */
  pass: () => Promise<number>;
  retryMs: number; // the pause after a failed pass
  log?: (line: string) => void;
};

export function createWorkerLoop({ pass, retryMs, log = logLine }: WorkerLoopOptions) {
  let isStopping = false;
  let runningLoop: Promise<void> = Promise.resolve();
  let isWokenEarly = false;
  let endSleep = () => {};

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds).unref();
      endSleep = resolve;
      if (isStopping) resolve();
    });

  const runPasses = async () => {
    let lastError = "";
    for (;;) {
      if (isStopping) return;
      let pauseMs = retryMs;
      isWokenEarly = false;
      try {
        pauseMs = await pass();
        lastError = "";
      } catch (error) {
        const message = errorText(error);
        if (message !== lastError) log(message);
        lastError = message;
      }
      // If the loop was woken during the pass, the pass may have missed new work, so the next pass starts at once.
      if (isWokenEarly) continue;
      await sleep(pauseMs);
    }
  };

  return {
    start: (firstPauseMs = 0) =>
      void (runningLoop = firstPauseMs > 0 ? sleep(firstPauseMs).then(runPasses) : runPasses()),
    isStopping: () => isStopping,
    /** Starts the next pass now, or after the running one. */
    wake() {
      isWokenEarly = true;
      endSleep();
    },
    async stop() {
      isStopping = true;
      endSleep();
      await runningLoop;
    },
  };
}

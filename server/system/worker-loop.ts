/** Runs passes until it is stopped, with a sleep after each as long as the pass asked for. */
import { errorText, logLine } from "./log.ts";

type WorkerLoopOptions = {
  /** Gives the milliseconds until there may be more to do. */
  pass: () => Promise<number>;
  errorPause: number;
  log?: (line: string) => void;
};

export function createWorkerLoop({ pass, errorPause, log = logLine }: WorkerLoopOptions) {
  let isStopping = false;
  let runningPass: Promise<void> = Promise.resolve();
  let isWokenEarly = false;
  let endSleep = () => {};

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds).unref();
      endSleep = resolve;
      if (isStopping) resolve();
    });

  const runPass = async () => {
    let lastError = "";
    for (;;) {
      if (isStopping) return;
      let passPause = errorPause;
      isWokenEarly = false;
      try {
        passPause = await pass();
        lastError = "";
      } catch (error) {
        const message = errorText(error);
        if (message !== lastError) log(message);
        lastError = message;
      }
      // What was written during the pass may have been missed by it.
      if (isWokenEarly) continue;
      await sleep(passPause);
    }
  };

  return {
    start: () => void (runningPass = runPass()),
    isStopping: () => isStopping,
    /** There is something to do. */
    wake() {
      isWokenEarly = true;
      endSleep();
    },
    /** Resolves at the end of the running pass; no other starts. */
    async stop() {
      isStopping = true;
      endSleep();
      await runningPass;
    },
  };
}

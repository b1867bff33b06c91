/** Makes passes until it is stopped, sleeping between them for as long as the last one said. */
import { faultText } from "../log.ts";

type RoundsOptions = {
  /** Gives the milliseconds until there may be more to do. */
  pass: () => Promise<number>;
  /** How long is slept after a pass that failed, in milliseconds. */
  afterFault: number;
  /** Whether it is woken now by a letter that comes. */
  mayHurry: () => boolean;
  log: (line: string) => void;
};

/** Rounds of passes. */
export function createRounds({ pass, afterFault, mayHurry, log }: RoundsOptions) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isWoken = false;
  let wakeUp = () => {};

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
      if (stopping.signal.aborted) wakeUp();
    });

  const rounds = async () => {
    let told = "";
    while (!stopping.signal.aborted) {
      // The store may be away as well: then nothing can be marked, and nothing is sent.
      let pause = afterFault;
      isWoken = false;
      try {
        pause = await pass();
        told = "";
      } catch (error) {
        const fault = faultText(error);
        if (fault !== told) log(fault);
        told = fault;
      }
      // Woken while it was looking: what it did not find may be there by now.
      if (isWoken && mayHurry()) continue;
      await sleep(pause);
    }
  };

  return {
    start: () => void (running = rounds()),
    isStopping: () => stopping.signal.aborted,
    /** A letter has come. */
    wake() {
      isWoken = true;
      if (mayHurry()) wakeUp();
    },
    /** A letter in hand is through: what waited for it goes on. */
    goOn: () => wakeUp(),
    /** Lets the pass in hand end, and begins no other. */
    async stop() {
      stopping.abort();
      wakeUp();
      await running;
    },
  };
}

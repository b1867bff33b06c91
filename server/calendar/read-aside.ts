/**
 * Reads a feed beside the server, in a thread of its own: some recurrences ("each 31 February") keep
 * the library busy for ever, and 2 MB of stays keep every guest waiting.
 */
import { Worker } from "node:worker_threads";
import type { ReadOptions, Reading } from "./read-feed.ts";

/** How long a reading may take, in milliseconds; the largest take a second. */
const PATIENCE = 5_000;

/** A thread that needs more memory ends, in megabytes. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

export type Task = { text: string; options: ReadOptions };

/** What a feed says; nothing where it could not be read in time. */
export function readAside(task: Task, patience = PATIENCE): Promise<Reading | undefined> {
  const worker = new Worker(new URL("read-feed-worker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: LIMITS,
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (reading?: Reading) => {
      clearTimeout(timer);
      resolve(reading);
      void worker.terminate();
    };
    const timer = setTimeout(end, patience);
    worker
      .once("message", end)
      .once("error", () => end())
      .once("exit", () => end());
  });
}

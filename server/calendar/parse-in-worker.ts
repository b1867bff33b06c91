/**
 * Parses a feed in a worker thread: some recurrences ("each 31 February") keep ical.js busy for ever,
 * and 2 MB of events would block the server for a second.
 */
import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { FeedReading, ParseTask } from "./parse-feed.ts";

/** The largest feeds take a second. */
const PARSE_TIMEOUT_MS = 5_000;

/** Returns undefined if parsing takes too long or fails. */
export async function parseInWorker(
  task: ParseTask,
  timeout = PARSE_TIMEOUT_MS,
): Promise<FeedReading | undefined> {
  const worker = new Worker(join(import.meta.dirname, "parse-worker.ts"), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
    stdout: true,
    stderr: true,
  });
  const signal = AbortSignal.timeout(timeout);
  try {
    const exited = once(worker, "exit").then(() => []);
    const [reading] = await Promise.race([once(worker, "message", { signal }), exited]);
    return reading;
  } catch {
    return undefined;
  } finally {
    void worker.terminate();
  }
}

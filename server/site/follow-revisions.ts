/**
 * Serves the revision that was published last. An operator publishes in another process, so the server polls the
 * store a few times a second.
 */
import { setTimeout as pause } from "node:timers/promises";
import { type Database, StoreUnavailable } from "#server/store/database.ts";
import { lastRevisionNumber, NO_REVISION } from "#server/store/documents.ts";
import { logLine } from "#server/system/log.ts";
import { createWorkerLoop } from "#server/system/worker-loop.ts";
import type { CurrentSite } from "./current-site.ts";
import { ownSite, publishedSite } from "./site-source.ts";

/** The pause between two polls, in milliseconds. */
const POLL_INTERVAL = 250;

/** How long a start waits for the store, in milliseconds; after that the software's own words are served. */
const STORE_TIMEOUT = 2_000;

/** The pause before a failed revision is tried again, in milliseconds. */
const RETRY_PAUSE = 2_000;

type FollowOptions = {
  database: Database;
  site: Pick<CurrentSite, "show">;
  /** Reads the last revision. */
  readSite?: () => Promise<Omit<Awaited<ReturnType<typeof publishedSite>>, "catalogue">>;
  log?: (line: string) => void;
};

/** The number of the served revision, 0 for the software's own words; "behind" while a newer one cannot be shown. */
export type RevisionStatus = { number: number; state: "current" | "behind" };

/** Serves the current revision and its successors; gives a function that reports which one it is. */
export async function followRevisions({
  database,
  site: { show },
  readSite = () => publishedSite(database),
  log = logLine,
}: FollowOptions): Promise<() => RevisionStatus> {
  let shownNumber: number | undefined;
  let state: RevisionStatus["state"] = "current";

  /** Shows the last revision, unless it is shown already. */
  const update = async (lastNumber: number) => {
    try {
      if (lastNumber !== shownNumber) {
        const { number, ...published } = await readSite();
        await show(published);
        shownNumber = number;
      }
      state = "current";
    } catch (error) {
      if (error instanceof StoreUnavailable) return;
      state = "behind";
      throw error;
    }
  };

  const newNumber = await Promise.race([
    lastRevisionNumber(database).catch(() => undefined),
    pause(STORE_TIMEOUT, undefined, { ref: false }),
  ]);
  // The loop repeats a failed update and logs its error.
  if (newNumber !== undefined) await update(newNumber).catch(() => {});
  if (shownNumber === undefined) {
    await show(await ownSite());
    shownNumber = NO_REVISION;
  }

  const pollRevisions = async () => {
    const lastNumber = await lastRevisionNumber(database).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
    });
    if (lastNumber !== undefined) await update(lastNumber);
    return POLL_INTERVAL;
  };
  createWorkerLoop({ pass: pollRevisions, errorPause: RETRY_PAUSE, log }).start();
  return () => ({ number: shownNumber ?? NO_REVISION, state });
}

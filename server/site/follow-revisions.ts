/** Shows each new revision of the site. Another process (an operator's command) may publish it, so we poll the database. */
import { setTimeout as pause } from "node:timers/promises";
import { type Database, StoreUnavailable } from "#server/store/database.ts";
import { lastRevisionNumber, NO_REVISION } from "#server/store/documents.ts";
import { logLine } from "#server/system/log.ts";
import { createWorkerLoop } from "#server/system/worker-loop.ts";
import type { CurrentSite } from "./current-site.ts";
import { loadUneditedSite, loadPublishedSite } from "./site-source.ts";

const POLL_INTERVAL_MS = 250;

/** A starting server waits this long for the database. Then it shows the texts and prices that come with the software. */
const STORE_TIMEOUT_MS = 2_000;

const RETRY_PAUSE_MS = 2_000;

type FollowOptions = {
  database: Database;
  site: Pick<CurrentSite, "show">;
  readSite?: () => Promise<Omit<Awaited<ReturnType<typeof loadPublishedSite>>, "catalogue">>;
  log?: (line: string) => void;
};

/** `number` is 0 before the first revision. `state` is "behind" while a newer revision cannot be shown. */
export type RevisionStatus = { number: number; state: "current" | "behind" };

/** Polls for revisions. Resolves when the last revision or, if it cannot be read, the software's own content is shown. */
export async function followRevisions(options: FollowOptions) {
  const { database, readSite = () => loadPublishedSite(database), log = logLine } = options;
  const { show } = options.site;
  let shownNumber: number | undefined;
  let state: RevisionStatus["state"] = "current";

  const showRevision = async (lastNumber: number) => {
    try {
      if (lastNumber !== shownNumber) {
        const { number, ...publishedSite } = await readSite();
        await show(publishedSite);
        shownNumber = number;
      }
      state = "current";
    } catch (error) {
      if (error instanceof StoreUnavailable) return;
      state = "behind";
      throw error;
    }
  };

  const storedNumber = await Promise.race([
    lastRevisionNumber(database).catch(() => undefined),
    pause(STORE_TIMEOUT_MS, undefined, { ref: false }),
  ]);
  // The loop below repeats a failed update and logs its error.
  if (storedNumber !== undefined) await showRevision(storedNumber).catch(() => {});
  if (shownNumber === undefined) {
    await show(await loadUneditedSite());
    shownNumber = NO_REVISION;
  }

  const pollRevisions = async () => {
    const lastNumber = await lastRevisionNumber(database).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
    });
    if (lastNumber !== undefined) await showRevision(lastNumber);
    return POLL_INTERVAL_MS;
  };
  const loop = createWorkerLoop({ pass: pollRevisions, retryMs: RETRY_PAUSE_MS, log });
  loop.start();
  const status = (): RevisionStatus => ({ number: shownNumber ?? NO_REVISION, state });
  return { status, stop: loop.stop };
}

/**
 * Serves the revision that was published last. An operator publishes in another process, so the server polls the
 * store a few times a second.
 */
import { setTimeout as pause } from "node:timers/promises";
import { type Database, StoreUnavailable } from "#server/store/database.ts";
import { lastRevisionNumber, NO_REVISION } from "#server/store/documents.ts";
import { logError } from "#server/system/log.ts";
import type { CurrentSite } from "./current-site.ts";
import { ownSite, publishedSite } from "./site-source.ts";

/** The pause between two polls, in milliseconds. */
const POLL_INTERVAL = 250;

/** How long a start waits for the store, in milliseconds; after that the software's own words are served. */
const STORE_TIMEOUT = 2_000;

/** The pause before a failed revision is tried again, in milliseconds. */
const RETRY_PAUSE = 10_000;

type FollowOptions = {
  database: Database;
  site: Pick<CurrentSite, "show">;
  /** Reads the last revision. */
  readSite?: () => Promise<Omit<Awaited<ReturnType<typeof publishedSite>>, "catalogue">>;
  log?: (error: unknown) => void;
  now?: () => number;
};

/** The number of the served revision, 0 for the software's own words; "behind" while a newer one cannot be shown. */
export type RevisionStatus = { number: number; state: "current" | "behind" };

/** Serves the current revision and its successors; gives a function that reports which one it is. */
export async function followRevisions({
  database,
  site: { show },
  readSite = () => publishedSite(database),
  log = logError,
  now = () => performance.now(),
}: FollowOptions): Promise<() => RevisionStatus> {
  let shownNumber: number | undefined;
  let failure: { number: number; retryAt: number } | undefined;

  /** Shows the last revision, unless it is shown already or its retry is not due. */
  const update = async (number: number) => {
    if (number === shownNumber) return void (failure = undefined);
    const isRetry = failure?.number === number;
    if (failure && isRetry && now() < failure.retryAt) return;
    try {
      const { number: readNumber, ...published } = await readSite();
      await show(published);
      shownNumber = readNumber;
      failure = undefined;
    } catch (error) {
      if (error instanceof StoreUnavailable) return;
      failure = { number, retryAt: now() + RETRY_PAUSE };
      if (!isRetry) log(error);
    }
  };

  const newNumber = await Promise.race([
    lastRevisionNumber(database).catch(() => undefined),
    pause(STORE_TIMEOUT, undefined, { ref: false }),
  ]);
  if (newNumber !== undefined) await update(newNumber);
  if (shownNumber === undefined) {
    await show(await ownSite());
    shownNumber = NO_REVISION;
  }

  const pollRevisions = async () => {
    await lastRevisionNumber(database)
      .then(update)
      .catch((error: unknown) => error instanceof StoreUnavailable || log(error));
    setTimeout(() => void pollRevisions(), POLL_INTERVAL).unref();
  };
  void pollRevisions();
  return () => ({ number: shownNumber ?? 0, state: failure ? "behind" : "current" });
}

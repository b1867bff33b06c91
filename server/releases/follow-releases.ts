/**
 * Serves the release that was published last. The desk in the shell publishes beside the server, which
 * polls the store a few times a second.
 */
import { setTimeout as pause } from "node:timers/promises";
import { type Database, StoreUnavailable } from "#server/store/database.ts";
import { currentNumber, type PublishedRelease, publishedRelease } from "#server/store/releases.ts";
import { logError } from "#server/system/log.ts";
import type { CurrentSite } from "./current-site.ts";

/** The pause between two polls, in milliseconds. */
const POLL_INTERVAL = 250;

/** How long a start waits for the store, in milliseconds; then it serves the build's own words until the store is back. */
const STORE_TIMEOUT = 2_000;

/** The pause before a release that could not be shown is tried again, in milliseconds. */
const RETRY_PAUSE = 10_000;

type FollowOptions = {
  database: Database;
  site: Pick<CurrentSite, "build" | "show">;
  log?: (error: unknown) => void;
  now?: () => number;
};

/** The number of the release that is served, 0 for the build's own; "behind" while a newer one cannot be shown. */
export type ReleaseStatus = { number: number; state: "current" | "behind" };

/** Serves the current release and its successors; gives a function that reports which one it is. */
export async function followReleases({
  database,
  site: { build, show },
  log = logError,
  now = () => performance.now(),
}: FollowOptions): Promise<() => ReleaseStatus> {
  let shownNumber: number | undefined;
  let failure: { number: number; retryAt: number } | undefined;

  const showRelease = async (number: number, published?: PublishedRelease) => {
    await show(published);
    shownNumber = number;
  };

  const showNumber = async (number: number) => {
    const published = number > 0 ? await publishedRelease(database, number) : undefined;
    // Deleted since its number was read: a newer one is there.
    if (number > 0 && !published) return;
    await showRelease(number, published);
    failure = undefined;
  };

  /** Shows a release, unless it is shown already or its retry is not due. */
  const update = async (number: number) => {
    if (number === shownNumber) return void (failure = undefined);
    const isRetry = failure?.number === number;
    if (failure && isRetry && now() < failure.retryAt) return;
    try {
      await showNumber(number);
    } catch (error) {
      if (error instanceof StoreUnavailable) return;
      failure = { number, retryAt: now() + RETRY_PAUSE };
      if (!isRetry) log(error);
    }
  };

  const number = await Promise.race([
    currentNumber(database, build).catch(() => undefined),
    pause(STORE_TIMEOUT, undefined, { ref: false }),
  ]);
  if (number !== undefined) await update(number);
  if (shownNumber === undefined) await showRelease(0);

  const poll = async () => {
    await currentNumber(database, build)
      .then(update)
      .catch((error: unknown) => error instanceof StoreUnavailable || log(error));
    setTimeout(() => void poll(), POLL_INTERVAL).unref();
  };
  void poll();
  return () => ({ number: shownNumber ?? 0, state: failure ? "behind" : "current" });
}

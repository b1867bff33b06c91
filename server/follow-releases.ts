/** Keeps what is served as it was published last: all servers of a store ask it, a few times a second. */
import { setTimeout as pause } from "node:timers/promises";
import type { CurrentSite } from "./current-site.ts";
import { readCopy, type ReleaseCopy, writeCopy } from "./release-copy.ts";
import { type Database, StoreUnavailable } from "./store/database.ts";
import {
  currentNumber,
  isUnpublished,
  type Published,
  publishedRelease,
} from "./store/releases.ts";

/** How often the store is asked, in milliseconds. */
const EVERY = 250;

/** How long a start waits for the store; then the copy beside it is served until the store is back. */
const PATIENCE = 2_000;

/** The pause before a release that could not be shown is tried again, in milliseconds; it doubles up to the longest. */
const RETRY = { first: 1_000, longest: 5 * 60_000 };

type Followed = {
  database: Database;
  site: Pick<CurrentSite, "build" | "show">;
  /** Where this server keeps a copy, for a start without the store. */
  dataDir: string;
  log: (error: unknown) => void;
  /** What else has to follow a release that is shown, with its own pictures. */
  onShown?: (pictures?: Published["pictures"]) => void;
  now?: () => number;
};

/** What is shown: the number of a release, 0 for the build's own; "behind" while a newer one cannot be shown. */
export type ShownRelease = { number: number; state: "current" | "behind" };

/** Shows what is current now and whatever is from then on; gives what tells which that is. */
export async function followReleases({
  database,
  site: { build, show },
  dataDir,
  log,
  onShown = () => {},
  now = () => performance.now(),
}: Followed): Promise<() => ShownRelease> {
  let shown: number | undefined;
  let failure: { number: number; next: number; pause: number } | undefined;

  const showNumber = async (number: number) => {
    const published = number > 0 ? await publishedRelease(database, number) : undefined;
    // Deleted between the two questions: there is a newer one.
    if (number > 0 && !published) return;
    await show(published);
    shown = number;
    failure = undefined;
    onShown(published?.pictures);
    await writeCopy(dataDir, published && { number, published });
  };

  /** Shows what should be shown, unless that is so or its next try is not due. */
  const update = async (number: number) => {
    if (number === shown) return void (failure = undefined);
    const isAgain = failure?.number === number;
    if (failure && isAgain && now() < failure.next) return;
    try {
      await showNumber(number);
    } catch (error) {
      if (error instanceof StoreUnavailable) return;
      const wait = failure && isAgain ? Math.min(failure.pause * 2, RETRY.longest) : RETRY.first;
      failure = { number, next: now() + wait, pause: wait };
      if (!isAgain) log(error);
    }
  };

  const showCopy = async ({ number, published }: ReleaseCopy) => {
    await show(published);
    shown = number;
    onShown(published.pictures);
  };

  const copy = await readCopy(dataDir, build);
  const asked = currentNumber(database, build).catch(() => undefined);
  const patient = pause(PATIENCE, undefined, { ref: false });
  const number = await Promise.race([asked, patient]);
  if (copy && number === 0 && (await isUnpublished(database).catch(() => false))) {
    // A store that was lost: what the family published stays until a copy of it comes back.
    await showCopy({ ...copy, number: 0 }).catch(log);
  }
  if (number !== undefined) await update(number);
  if (shown === undefined && copy) await showCopy(copy).catch(log);
  if (shown === undefined) {
    await show();
    shown = 0;
    onShown();
  }

  const turn = async () => {
    await currentNumber(database, build)
      .then(update)
      .catch((error: unknown) => error instanceof StoreUnavailable || log(error));
    setTimeout(() => void turn(), EVERY).unref();
  };
  void turn();
  return () => ({ number: shown ?? 0, state: failure ? "behind" : "current" });
}

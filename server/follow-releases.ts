/** Keeps what is served as it was published last: all servers of a store ask it, a few times a second. */
import { setTimeout as pause } from "node:timers/promises";
import type { CurrentSite } from "./current-site.ts";
import { readCopy, writeCopy } from "./release-copy.ts";
import { type Database, StoreUnavailable } from "./store/database.ts";
import { currentNumber, publishedRelease } from "./store/releases.ts";

/** How often the store is asked, in milliseconds. */
const EVERY = 250;

/** How long a start waits for the store; then the copy beside it is served until the store is back. */
const PATIENCE = 2_000;

type Followed = {
  database: Database;
  site: Pick<CurrentSite, "own" | "show">;
  /** Where this server keeps a copy, for a start without the store. */
  dataDir: string;
  log: (error: unknown) => void;
};

/** Shows what is current now and whatever is from then on. */
export async function followReleases({ database, site, dataDir, log }: Followed): Promise<void> {
  const { own, show } = site;
  const copy = await readCopy(dataDir, own);
  if (copy) await show(copy.published).catch(log);
  let shown = copy?.number ?? 0;

  const look = async () => {
    const number = await currentNumber(database, own);
    if (number === shown) return;
    const published = number > 0 ? await publishedRelease(database, number) : undefined;
    // Gone between the two questions: there is a newer one.
    if (number > 0 && !published) return;
    // What cannot be shown is told once, and what was shown before stays.
    shown = number;
    await show(published);
    await writeCopy(dataDir, published && { number, published });
  };
  const turn = async () => {
    await look().catch((error: unknown) => error instanceof StoreUnavailable || log(error));
    setTimeout(() => void turn(), EVERY).unref();
  };
  await Promise.race([turn(), pause(PATIENCE, undefined, { ref: false })]);
}

import { setTimeout as pause } from "node:timers/promises";
import { SettingsError } from "#server/settings/settings-error.ts";
import { lockStore } from "./lock.ts";
import { type StoreLocation, storePlace } from "./open.ts";

/** How long a server that is stopping may still have the lock, in milliseconds. */
const STOPPING = 5_000;

/** The pause before a lock is retried that the database could not give, in milliseconds. */
const RETRY = 2_000;

function lockRefusal(location: StoreLocation): string {
  const place = storePlace(location);
  return location.databaseUrl
    ? `The desk is moving the store away: ${place}. Start the server when that is done.`
    : `DATA_DIR is taken: another server works on ${place}, or the desk is moving it. One folder is for one server: end that one, or set DATA_DIR to another folder.`;
}

/**
 * Locks the store until the process ends; throws a `SettingsError` when another process has the lock.
 * A database that is away is locked once it is back: pages are served without it.
 */
export async function lockStoreForServer(
  location: StoreLocation,
  log: (line: string) => void = console.error,
  timeout = STOPPING,
): Promise<void> {
  let isReported = false;
  const tryLock = () =>
    lockStore(location, "server", retryLater).then(
      (lock) => (lock ? "locked" : "refused"),
      () => "away",
    );
  const retryLater = () => {
    const retry = async () => {
      const result = await tryLock();
      if (result === "locked") return;
      if (result === "refused" && !isReported) log(lockRefusal(location));
      isReported ||= result === "refused";
      retryLater();
    };
    setTimeout(() => void retry(), RETRY).unref();
  };
  for (const end = performance.now() + timeout; ;) {
    const result = await tryLock();
    if (result === "locked") return;
    if (result === "away") return retryLater();
    if (performance.now() >= end) throw new SettingsError(lockRefusal(location));
    await pause(100);
  }
}

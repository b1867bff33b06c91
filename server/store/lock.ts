/** Prevents two processes from using one database or build, by locks that the operating system releases when a process ends. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { storeFile, type StoreLocation } from "./open.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { matchFolderOwner } from "#server/system/file-owner.ts";
import { isBusyError } from "./sqlite.ts";

type Lock = { release: () => Promise<void> };

/** Refers to the databases of all current locks, because otherwise garbage collection would close and unlock them. */
const lockDatabases = new Set<DatabaseSync>();

/** Locks a separate file until `release` is called, because SQLite ends its own locks with each transaction. */
export function lockStore({ dataDir }: StoreLocation): Lock | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return lockFile(join(dataDir, "guesthouse.lock"));
}

/** Returns undefined if another process has the lock. */
export function lockFile(file: string): Lock | undefined {
  // An existing file is not written here: closing it afterwards would release all locks of this process on it.
  if (!existsSync(file)) writeFileSync(file, "", { mode: 0o600, flag: "a" });
  const lockDatabase = new DatabaseSync(file, { timeout: 0 });
  try {
    lockDatabase.exec("BEGIN EXCLUSIVE");
    matchFolderOwner(file);
  } catch (error) {
    lockDatabase.close();
    if (isBusyError(error)) return undefined;
    throw error;
  }
  lockDatabases.add(lockDatabase);
  return {
    async release() {
      lockDatabases.delete(lockDatabase);
      lockDatabase.close();
    },
  };
}

/** A server waits this long for the lock, because the previous server may be stopping, and has the lock until it ends. */
const STOP_TIMEOUT_MS = 5_000;

const RETRY_PAUSE_MS = 2_000;

function lockRefusal({ dataDir }: StoreLocation): string {
  return `DATA_DIR is taken: another server works on ${storeFile(dataDir)}. One folder is for one server: end that one, or set DATA_DIR to another folder.`;
}

/** Returns "refused" if another process has the lock, and "away" if the disk is missing or full. */
function tryLock(location: StoreLocation): "locked" | "refused" | "away" {
  try {
    return lockStore(location) ? "locked" : "refused";
  } catch {
    return "away";
  }
}

function retryInBackground(location: StoreLocation): void {
  let isRefusalLogged = false;
  const retryTimer = setInterval(() => {
    const lockResult = tryLock(location);
    if (lockResult === "locked") clearInterval(retryTimer);
    if (lockResult !== "refused" || isRefusalLogged) return;
    isRefusalLogged = true;
    console.error(lockRefusal(location));
  }, RETRY_PAUSE_MS).unref();
}

/** Throws a `SettingsError` if another process has the lock. If the disk is missing or full, retries in the background. */
export async function lockStoreForServer(location: StoreLocation): Promise<void> {
  for (const deadline = performance.now() + STOP_TIMEOUT_MS; ;) {
    const lockResult = tryLock(location);
    if (lockResult === "locked") return;
    if (lockResult === "away") return retryInBackground(location);
    if (performance.now() >= deadline) throw new SettingsError(lockRefusal(location));
    await pause(100);
  }
}

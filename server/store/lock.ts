/**
 * Locks on a store, which end with their process. A folder has one lock, a file lock of the system.
 * PostgreSQL has an advisory lock on a connection, shared by all servers and exclusive for a move.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { StoreUnavailable } from "./database.ts";
import { type StoreLocation, storePlace } from "./open.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { matchFolderOwner } from "#server/system/file-owner.ts";
import { isBusy } from "./sqlite.ts";

/** Arbitrary advisory-lock key; the second key is the schema, so tests do not collide. */
const ADVISORY_KEYS = "4071862, hashtext(coalesce(current_schema(), ''))";

type LockHolder = "server" | "mover";
export type Lock = { release: () => Promise<void> };

/** Keeps the databases from garbage collection, which would release their locks. */
const openLocks = new Set<DatabaseSync>();

/** A file of its own, because locks on the store's file end with each transaction. */
function lockFolder(dataDir: string): Lock | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return lockFile(join(dataDir, "guesthouse.lock"));
}

/** Locks a file until the process ends; nothing when another process has the lock. */
export function lockFile(file: string): Lock | undefined {
  // Not for an existing file: closing it would release all locks of this process on it.
  if (!existsSync(file)) writeFileSync(file, "", { mode: 0o600, flag: "a" });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    matchFolderOwner(file);
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  openLocks.add(lock);
  return {
    async release() {
      openLocks.delete(lock);
      lock.close();
    },
  };
}

async function lockDatabase(
  url: string,
  holder: LockHolder,
  onLost: () => void,
): Promise<Lock | undefined> {
  const { clientFor } = await import("./postgres.ts");
  const client = await clientFor(url, {
    query_timeout: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  });
  let isLocked = false;
  client.on("end", () => isLocked && onLost());
  const way = holder === "server" ? "_shared" : "";
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT pg_try_advisory_lock${way}(${ADVISORY_KEYS}) AS locked`,
    );
    isLocked = (rows as { locked: boolean }[])[0]?.locked === true;
  } finally {
    if (!isLocked) await client.end().catch(() => {});
  }
  if (!isLocked) return undefined;
  return {
    async release() {
      isLocked = false;
      await client.end();
    },
  };
}

/** Nothing where another process has the lock. `onLost` is called when its connection ends. */
export async function lockStore(
  { dataDir, databaseUrl }: StoreLocation,
  holder: LockHolder,
  onLost: () => void = () => {},
): Promise<Lock | undefined> {
  try {
    return databaseUrl ? await lockDatabase(databaseUrl, holder, onLost) : lockFolder(dataDir);
  } catch (error) {
    throw new StoreUnavailable("The store cannot be held", { cause: error });
  }
}

/** How long a server that is stopping may still have the lock, in milliseconds. */
const STOP_TIMEOUT = 5_000;

/** The pause before a lock is retried that the database could not give, in milliseconds. */
const RETRY_PAUSE = 2_000;

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
  timeout = STOP_TIMEOUT,
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
    setTimeout(() => void retry(), RETRY_PAUSE).unref();
  };
  for (const end = performance.now() + timeout; ;) {
    const result = await tryLock();
    if (result === "locked") return;
    if (result === "away") return retryLater();
    if (performance.now() >= end) throw new SettingsError(lockRefusal(location));
    await pause(100);
  }
}

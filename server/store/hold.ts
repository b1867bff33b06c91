/**
 * Who has a store to itself. A running server holds its store until it ends, however it ends: the
 * hold is a lock of the system's (a folder) or of the connection's (PostgreSQL), and a killed process
 * keeps neither. A folder is held by one alone; a PostgreSQL store by any number of servers, or by
 * who moves it away.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreUnavailable } from "./database.ts";
import type { Where } from "./open.ts";
import { likeItsFolder } from "./owner.ts";
import { isBusy } from "./sqlite.ts";

/** Any number will do that is no other lock's of ours; the second key is the schema's. */
const LOCK = "4071862, hashtext(coalesce(current_schema(), ''))";

const PATIENCE = 3_000;

export type Holder = "server" | "mover";
export type Hold = { release: () => Promise<void> };

/** A hold that nobody refers to would be collected, and its lock with it. */
const held = new Set<DatabaseSync>();

/** A file of its own: locks on the store's file are taken and given back with every transaction. */
function holdFolder(dataDir: string): Hold | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return lockFile(join(dataDir, "guesthouse.lock"));
}

/** Locks a file until the process ends, however it ends; nothing when another process has the lock. */
export function lockFile(file: string): Hold | undefined {
  // Never when it is there: whoever closes a file gives back all the locks this process has on it.
  if (!existsSync(file)) writeFileSync(file, "", { mode: 0o600, flag: "a" });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    likeItsFolder(file);
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  held.add(lock);
  return {
    async release() {
      held.delete(lock);
      lock.close();
    },
  };
}

async function holdDatabase(
  url: string,
  holder: Holder,
  onLost: () => void,
): Promise<Hold | undefined> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  });
  let isHeld = false;
  client.on("error", () => {});
  client.on("end", () => isHeld && onLost());
  const way = holder === "server" ? "_shared" : "";
  try {
    await client.connect();
    const { rows } = await client.query(`SELECT pg_try_advisory_lock${way}(${LOCK}) AS held`);
    isHeld = (rows as { held: boolean }[])[0]?.held === true;
  } finally {
    if (!isHeld) await client.end().catch(() => {});
  }
  if (!isHeld) return undefined;
  return {
    async release() {
      isHeld = false;
      await client.end();
    },
  };
}

/** Holds a store; nothing when another does. `onLost` hears of a hold that ended with its connection. */
export async function holdStore(
  { dataDir, databaseUrl }: Where,
  holder: Holder,
  onLost: () => void = () => {},
): Promise<Hold | undefined> {
  try {
    return databaseUrl ? await holdDatabase(databaseUrl, holder, onLost) : holdFolder(dataDir);
  } catch (error) {
    throw new StoreUnavailable("The store cannot be held", { cause: error });
  }
}

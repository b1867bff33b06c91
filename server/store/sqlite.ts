/** The store in one file beside the server: nothing to install, nothing to look after. */
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { access, constants } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { freeSpace } from "../free-space.ts";
import { type Database, type Query, type Row, StoreTooNew, StoreUnavailable } from "./database.ts";
import { likeItsFolder } from "./owner.ts";
import { SQLITE, steps } from "./schema.ts";

/** How long a transaction waits for another process to let go, in milliseconds. */
const PATIENCE = 8_000;

/** The log beside the file is cut to this size when it begins anew, in bytes: one publication makes it large. */
const MOST_LOG = 1_000_000;

/** What the library calls a store without a file: one for tests. */
export const IN_MEMORY = ":memory:";

/**
 * BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN and NOTADB: the store is away. Any other code
 * is a slip of ours, and is told as one.
 */
const AWAY = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

function errorCode(error: unknown): number | undefined {
  const { code, errcode } = Object(error) as { code?: string; errcode?: number };
  return code === "ERR_SQLITE_ERROR" && errcode !== undefined ? errcode & 0xff : undefined;
}

/** Whether the store is away, and nothing of ours is wrong. */
export function isAway(error: unknown): boolean {
  return AWAY.has(errorCode(error) ?? 0) || isSystemError(error);
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
export function isBusy(error: unknown): boolean {
  return [5, 6].includes(errorCode(error) ?? 0);
}

function migrate(database: DatabaseSync): void {
  const version = () => Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
  const all = steps(SQLITE);
  if (version() > all.length) throw new StoreTooNew();
  if (version() === all.length) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    // Asked again now that nobody else can write: two servers may start at once.
    for (const statements of all.slice(version()))
      for (const statement of statements) database.exec(statement);
    database.exec(`PRAGMA user_version = ${all.length}; COMMIT`);
  } catch (error) {
    // On a full disk the library has undone it already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/**
 * Opens the file and brings it up to date; it fails at once when another process holds it. A file that
 * nobody else sees yet needs no log beside it (`MEMORY`).
 */
export function openFile(file: string, journal: "WAL" | "MEMORY" = "WAL"): DatabaseSync {
  if (file !== IN_MEMORY) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // The folder may have been there, open to others; the library gives its own files the same mode.
    if (!existsSync(file)) {
      writeFileSync(file, "", { mode: 0o600, flag: "a" });
      likeItsFolder(file);
    }
  }
  // No waiting inside the library: it would freeze the pages. Whoever calls tries again instead.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(
      `PRAGMA journal_mode = ${journal}; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA journal_size_limit = ${MOST_LOG}`,
    );
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Runs statements on an open file. */
export function queryOf(database: DatabaseSync): Query {
  return async (sql, ...values) =>
    database.prepare(sql).all(...(values as SQLInputValue[])) as unknown as Row[];
}

/** With less than this free, in bytes, a message may find no space. */
const LEAST_SPACE = 500_000;

/** How a transaction begins. A deferred one takes no lock until it writes, which is forbidden here. */
const MODES = {
  write: "BEGIN IMMEDIATE",
  read: "PRAGMA query_only = ON; BEGIN DEFERRED",
};

type Mode = keyof typeof MODES;

/** The store in `file`; opened at its first use, and again after a fault. */
export function sqliteDatabase(file: string, patience = PATIENCE): Database {
  let database: DatabaseSync | undefined;
  let inode: number | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const drop = () => {
    const broken = database;
    database = undefined;
    try {
      broken?.close();
    } catch {
      // A file that cannot be written cannot be tidied either; the next opening does that.
    }
  };

  /** A file that was moved or deleted under an open store takes messages that nobody finds again. */
  const isSameFile = () =>
    file === IN_MEMORY || statSync(file, { throwIfNoEntry: false })?.ino === inode;

  const opened = () => {
    if (database && !isSameFile()) {
      drop();
      throw new StoreUnavailable("The store's file was moved or deleted");
    }
    if (!database) {
      database = openFile(file);
      inode = file === IN_MEMORY ? undefined : statSync(file).ino;
    }
    return database;
  };

  const once = async <T>(work: (query: Query) => Promise<T>, mode: Mode): Promise<T> => {
    const open = opened();
    open.exec(MODES[mode]);
    try {
      const result = await work(queryOf(open));
      open.exec("COMMIT");
      return result;
    } catch (error) {
      if (open.isTransaction) open.exec("ROLLBACK");
      throw error;
    } finally {
      if (mode === "read") open.exec("PRAGMA query_only = OFF");
    }
  };

  const untilFree = async <T>(
    work: (query: Query) => Promise<T>,
    mode: Mode,
    end: number,
  ): Promise<T> => {
    for (;;) {
      try {
        return await once(work, mode);
      } catch (error) {
        const isFault = error instanceof StoreUnavailable || isAway(error);
        if (isBusy(error) && Date.now() < end) {
          await pause(10 + Math.random() * 20);
          continue;
        }
        drop();
        if (error instanceof StoreTooNew) throw error;
        if (!isFault) throw error;
        throw new StoreUnavailable("The store cannot be written", { cause: error });
      }
    }
  };

  /** One connection: transactions stand in a queue, so that none mixes with another. */
  const queued = <T>(work: (query: Query) => Promise<T>, mode: Mode): Promise<T> => {
    const end = Date.now() + patience;
    const result = last.then(() => untilFree(work, mode, end));
    last = result.catch(() => {});
    return result;
  };

  return {
    forThisServerOnly: "",
    shared: false,
    transaction: (work) => queued(work, "write"),
    read: (work) => queued(work, "read"),
    async isWritable() {
      if (file === IN_MEMORY) return true;
      await access(file, constants.W_OK);
      return (await freeSpace(dirname(file))) >= LEAST_SPACE;
    },
    async scrub() {
      await last;
      // Deleted pages are overwritten at once; this takes the log's older copies of them away.
      opened().exec("PRAGMA wal_checkpoint(TRUNCATE)");
    },
    async close() {
      await last;
      drop();
    },
  };
}

/** A full or read-only disk also shows when the folder is made. */
function isSystemError(error: unknown): boolean {
  return typeof (Object(error) as { errno?: number }).errno === "number";
}

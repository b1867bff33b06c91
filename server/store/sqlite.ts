import { existsSync, mkdirSync, statSync, writeFileSync, lstatSync } from "node:fs";
import { access, constants } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { freeDiskBytes } from "#server/system/disk-space.ts";
import {
  type Database,
  IN_MEMORY,
  type RunSql,
  StoreTooNew,
  StoreUnavailable,
  type TransactionWork,
} from "./database.ts";
import { matchFolderOwner } from "#server/system/file-owner.ts";
import { createQueue } from "#server/system/one-at-a-time.ts";
import { checkedVersionOf, migrate, SCHEMA_VERSION } from "./migration.ts";

const BUSY_TIMEOUT_MS = 8_000;

/** A publication enlarges SQLite's write-ahead log (the WAL file). Afterwards SQLite truncates the file to this size. */
const MAX_JOURNAL_BYTES = 1_000_000;

/** Ends of sentences for the operator, by SQLite's code (https://sqlite.org/rescode.html); other codes are our bugs. */
const FAULTS = new Map([
  [5, "is locked by another process"],
  [6, "is locked by another process"],
  [8, "cannot be written: its folder or disk is read-only"],
  [10, "cannot be read or written: its disk does not answer"],
  [11, "is cut off or damaged: put a copy in its place"],
  [13, "cannot be written: the disk is full"],
  [14, "cannot be opened: its folder is missing, closed or read-only"],
  [26, "is no store of this site"],
]);

function errorCode(error: unknown): number | undefined {
  const { code, errcode } = Object(error) as { code?: string; errcode?: number };
  return code === "ERR_SQLITE_ERROR" && errcode !== undefined ? errcode & 0xff : undefined;
}

/** Returns what is wrong with the store, in words for the operator; undefined if the error is a bug of ours. */
function faultOf(error: unknown): string | undefined {
  const { errno } = Object(error) as { errno?: number };
  // An error of the operating system comes from creating the store's folder, as on a full or read-only disk.
  return FAULTS.get(errorCode(error) ?? 0) ?? (errno === undefined ? undefined : "cannot be made");
}

export function isBusyError(error: unknown): boolean {
  return [5, 6].includes(errorCode(error) ?? 0);
}

/** Opens the database, and migrates it if it is of an older version; fails at once if another process has locked the file. */
export async function openFile(file: string): Promise<DatabaseSync> {
  if (file !== IN_MEMORY) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // Others may be able to read the folder, so the file gets mode 600. SQLite creates its side files with the same mode.
    if (!existsSync(file)) {
      try {
        writeFileSync(file, "", { mode: 0o600, flag: "wx" });
        matchFolderOwner(file);
      } catch (error) {
        // Another process may have just created the file, which is no fault. A symbolic link in its place is refused.
        if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) throw error;
      }
    }
  }
  // SQLite's own timeout would block the process, so the caller retries instead.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    if (checkedVersionOf(database, file) > SCHEMA_VERSION) throw new StoreTooNew();
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA journal_size_limit = ${MAX_JOURNAL_BYTES}`,
    );
    migrate(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function queryOf(database: DatabaseSync): RunSql {
  return async <T>(sql: string, values: readonly SQLInputValue[] = []) =>
    database.prepare(sql).all(...values) as T[];
}

/** With fewer free bytes a message may not fit on the disk. */
const MIN_FREE_BYTES = 500_000;

/** A read takes no write lock, because a deferred transaction takes it only to write, and `query_only` forbids writing. */
const BEGIN_STATEMENTS = {
  write: "BEGIN IMMEDIATE",
  read: "PRAGMA query_only = ON; BEGIN DEFERRED",
};

type TransactionMode = keyof typeof BEGIN_STATEMENTS;

/** Opens `file` at the first use. After an error, closes the file and opens it again at the next use. */
export function sqliteDatabase(file: string): Database {
  let database: DatabaseSync | undefined;
  let inode: number | undefined;
  /** Transactions share one connection, so they run one after the other. */
  const inTurn = createQueue();

  const closeDatabase = () => {
    const openedDatabase = database;
    database = undefined;
    try {
      openedDatabase?.close();
    } catch {
      // close() fails if the file cannot be written. SQLite then merges the WAL into the file at the next opening.
    }
  };

  /** A changed inode shows that the file was moved or deleted: messages written to it would be lost. */
  const readInode = () => statSync(file, { throwIfNoEntry: false })?.ino;

  const openDatabase = async () => {
    if (database && readInode() !== inode) {
      closeDatabase();
      throw new StoreUnavailable(`The store ${file} was moved or deleted.`);
    }
    if (!database) {
      database = await openFile(file);
      inode = readInode();
    }
    return database;
  };

  const tryTransaction = async <T>(work: TransactionWork<T>, mode: TransactionMode): Promise<T> => {
    const openedDatabase = await openDatabase();
    openedDatabase.exec(BEGIN_STATEMENTS[mode]);
    try {
      const workResult = await work(queryOf(openedDatabase));
      openedDatabase.exec("COMMIT");
      return workResult;
    } catch (error) {
      if (openedDatabase.isTransaction) openedDatabase.exec("ROLLBACK");
      throw error;
    } finally {
      if (mode === "read") openedDatabase.exec("PRAGMA query_only = OFF");
    }
  };

  const enqueueWork = <T>(work: TransactionWork<T>, mode: TransactionMode): Promise<T> => {
    const deadline = Date.now() + BUSY_TIMEOUT_MS;
    return inTurn(async () => {
      for (;;) {
        try {
          return await tryTransaction(work, mode);
        } catch (error) {
          if (isBusyError(error) && Date.now() < deadline) {
            await pause(10 + Math.random() * 20);
            continue;
          }
          closeDatabase();
          const fault = faultOf(error);
          if (!fault) throw error;
          throw new StoreUnavailable(`The store ${file} ${fault}.`, { cause: error });
        }
      }
    });
  };

  return {
    transaction: (work) => enqueueWork(work, "write"),
    read: (work) => enqueueWork(work, "read"),
    async isWritable() {
      if (file === IN_MEMORY) return true;
      await access(file, constants.W_OK);
      return (await freeDiskBytes(dirname(file))) >= MIN_FREE_BYTES;
    },
    // secure_delete overwrites deleted pages; the checkpoint removes their copies in the WAL.
    scrub: () => inTurn(async () => (await openDatabase()).exec("PRAGMA wal_checkpoint(TRUNCATE)")),
    close: () => inTurn(async () => closeDatabase()),
  };
}

/** The store on a PostgreSQL server, for a site with several servers. */
import { setTimeout as pause } from "node:timers/promises";
import type { Client, ClientBase, ClientConfig } from "pg";
import {
  type Database,
  type Query,
  StoreTooNew,
  StoreUnavailable,
  type TransactionWork,
} from "./database.ts";
import { POSTGRES } from "./dialects.ts";
import { migrationSteps } from "./schema.ts";

/** Arbitrary advisory-lock key of migrations. */
const MIGRATION_LOCK = 4_071_861;

/** pg gives 64-bit integers as text, because not all fit into a number; ours do. */
const INT8_TYPE_ID = 20;

function typeParsersOf({ types }: typeof import("pg").default): never {
  return {
    getTypeParser: (id: number, format?: "text") =>
      id === INT8_TYPE_ID ? Number : types.getTypeParser(id, format ?? "text"),
  } as never;
}

/** Conflicts that disappear when the transaction runs again. */
const TRANSIENT_ERRORS = new Set(["40001", "40P01"]);

/** SQLSTATE classes of wrong statements: data, constraints, syntax; 42501 is a missing privilege. */
const PROGRAMMER_ERRORS = /^(22|23|42(?!501))/;

/** Whether waiting cannot help. */
function isProgrammerError(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    error instanceof RangeError ||
    PROGRAMMER_ERRORS.test(codeOf(error))
  );
}

function codeOf(error: unknown): string {
  return String((Object(error) as { code?: string }).code ?? "");
}

/** pg's error for a query without an answer in time has no code. */
function isQueryTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === "Query read timeout";
}

/** Turns "?" into $1, $2 …; our statements contain no other question mark. */
function withNumberedParameters(sql: string): string {
  let count = 0;
  return sql.replaceAll("?", () => `$${++count}`);
}

function queryOf(client: ClientBase): Query {
  return async <T>(sql: string, values: readonly unknown[] = []) => {
    const { rows } = await client.query(withNumberedParameters(sql), [...values]);
    return rows as T[];
  };
}

async function migrate(query: Query): Promise<void> {
  await query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await query("CREATE TABLE IF NOT EXISTS steps_made (steps BIGINT NOT NULL)");
  const [row] = await query<{ steps: number }>("SELECT steps FROM steps_made");
  const made = row?.steps ?? 0;
  const all = migrationSteps(POSTGRES);
  // An older server during an upgrade must not downgrade the schema.
  if (made > all.length) throw new StoreTooNew();
  if (made === all.length) return;
  for (const statements of all.slice(made))
    for (const statement of statements) await query(statement);
  await query("DELETE FROM steps_made");
  await query("INSERT INTO steps_made VALUES (?)", [all.length]);
}

const CONNECT_TIMEOUT = 3_000;

/** A single connection, not opened yet. */
export async function clientFor(url: string, options: ClientConfig = {}): Promise<Client> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    types: typeParsersOf(pg),
    ...options,
  });
  // An error reaches whoever waits for a query; it must not end the process.
  client.on("error", () => {});
  return client;
}

/** How many steps of the schema the database at `url` has; undefined without a store. Creates nothing. */
export async function stepsMade(url: string): Promise<number | undefined> {
  const client = await clientFor(url);
  try {
    await client.connect();
    const query = queryOf(client);
    const [table] = await query("SELECT to_regclass('steps_made') AS made");
    if (table?.["made"] === null) return undefined;
    const [row] = await query<{ steps: number }>("SELECT steps FROM steps_made");
    return row?.steps ?? 0;
  } catch (error) {
    throw new StoreUnavailable("The database cannot be reached", { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}

type BeginStatement = "BEGIN" | "BEGIN READ ONLY";

/** In milliseconds. */
const QUERY_TIMEOUT = 8_000;

/** The store at `url`; connects at its first use, so that pages are served without it. */
export async function postgresDatabase(url: string, patience = QUERY_TIMEOUT): Promise<Database> {
  // Loaded here, because most sites use SQLite.
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: patience,
    types: typeParsersOf(pg),
  });
  // An error of an idle connection must not end the process.
  pool.on("error", () => {});
  // The pool listens to a client only after connecting: an error before must not end the process either.
  pool.on("connect", (client) => client.on("error", () => {}));
  let migration: Promise<void> | undefined;

  const runTransaction = async <T>(work: TransactionWork<T>, begin: BeginStatement): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // The pool listens to idle connections only; a broken one must not return to it.
    const onError = (error: Error) => (broken ??= error);
    client.on("error", onError);
    try {
      await client.query(begin);
      const result = await work(queryOf(client));
      await client.query("COMMIT");
      return result;
    } catch (error) {
      // After a timeout no ROLLBACK is sent: the guest would wait as long again.
      if (isQueryTimeout(error)) broken = error;
      else await client.query("ROLLBACK").catch((fault: Error) => (broken = fault));
      throw error;
    } finally {
      client.release(broken);
      client.off("error", onError);
    }
  };

  const withRetries = async <T>(
    work: TransactionWork<T>,
    begin: BeginStatement = "BEGIN",
  ): Promise<T> => {
    for (let turn = 1; ; turn++) {
      try {
        return await runTransaction(work, begin);
      } catch (error) {
        if (!TRANSIENT_ERRORS.has(codeOf(error)) || turn === 5) throw error;
        await pause(turn * 20);
      }
    }
  };

  const afterMigration: typeof withRetries = async (work, begin) => {
    try {
      migration ??= withRetries(migrate).catch((error: unknown) => {
        migration = undefined;
        throw error;
      });
      await migration;
      return await withRetries(work, begin);
    } catch (error) {
      if (isProgrammerError(error) || error instanceof StoreTooNew) throw error;
      throw new StoreUnavailable("The database cannot be reached or written", { cause: error });
    }
  };

  return {
    lockClause: "FOR UPDATE SKIP LOCKED",
    isShared: true,
    transaction: (work) => afterMigration(work),
    read: (work) => afterMigration(work, "BEGIN READ ONLY"),
    async isWritable() {
      const standby: TransactionWork<{ standby: boolean }[]> = (query) =>
        query("SELECT pg_is_in_recovery() AS standby");
      const [row] = await afterMigration(standby, "BEGIN READ ONLY");
      return row?.standby === false;
    },
    // PostgreSQL overwrites deleted rows by itself (autovacuum).
    scrub: async () => {},
    close: () => pool.end(),
  };
}

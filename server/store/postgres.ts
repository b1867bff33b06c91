/** The store on a PostgreSQL server, for sites that outgrow one machine. */
import { setTimeout as pause } from "node:timers/promises";
import type { Client, ClientBase } from "pg";
import { type Database, type Query, type Row, StoreTooNew, StoreUnavailable } from "./database.ts";
import { POSTGRES, steps } from "./schema.ts";

/** Any number will do, as long as all our servers use the same. */
const MIGRATION_LOCK = 4_071_861;

/** Whole numbers of eight bytes come as text, because not all fit; ours do. */
const INT8 = 20;

function typesOf({ types }: typeof import("pg").default): never {
  return {
    getTypeParser: (id: number, format?: "text") =>
      id === INT8 ? Number : types.getTypeParser(id, format ?? "text"),
  } as never;
}

/** Conflicts that pass when the transaction is run again. */
const PASSING = new Set(["40001", "40P01"]);

/** Classes of a statement that is wrong in itself: syntax, data, constraints (SQLSTATE). */
const SLIPS = /^(22|23|42)/;

/** A fault of ours, which no waiting mends. */
export function isSlip(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || SLIPS.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return String((Object(error) as { code?: string }).code ?? "");
}

/** The library's own word for an answer that did not come in time; it has no code. */
function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === "Query read timeout";
}

/** "?" as PostgreSQL writes it: $1, $2 … Our statements hold no question mark of their own. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll("?", () => `$${++count}`);
}

/** Runs statements on a connection. */
export function queryOf(client: ClientBase): Query {
  return async (sql, ...values) => {
    const { rows } = await client.query(numbered(sql), values);
    return rows as Row[];
  };
}

/** Brings the tables up to date, or makes them. */
export async function migrate(query: Query): Promise<void> {
  await query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await query("CREATE TABLE IF NOT EXISTS steps_made (steps BIGINT NOT NULL)");
  const [row] = await query("SELECT steps FROM steps_made");
  const made = Number(row?.["steps"] ?? 0);
  const all = steps(POSTGRES);
  // An older server, while a newer one takes its place: it must not count the steps back.
  if (made > all.length) throw new StoreTooNew();
  if (made === all.length) return;
  for (const statements of all.slice(made))
    for (const statement of statements) await query(statement);
  await query("DELETE FROM steps_made");
  await query("INSERT INTO steps_made VALUES (?)", all.length);
}

/** Whether there are tables. */
export async function isMade(query: Query): Promise<boolean> {
  return (await query("SELECT to_regclass('steps_made') AS made"))[0]?.["made"] !== null;
}

/** One connection, for one piece of work; it is not made yet. */
export async function clientFor(url: string): Promise<Client> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    types: typesOf(pg),
  });
  // It breaks for whoever waits for it, not for the program.
  client.on("error", () => {});
  return client;
}

/** Whether the database at `url` holds a store; unlike opening it, makes nothing. */
export async function hasTables(url: string): Promise<boolean> {
  const client = await clientFor(url);
  try {
    await client.connect();
    return await isMade(queryOf(client));
  } catch (error) {
    throw new StoreUnavailable("The database cannot be reached", { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 8_000;

/** The store at `url`; connected at its first use, so that pages are served without it. */
export async function postgresDatabase(url: string, patience = PATIENCE): Promise<Database> {
  // Only whoever needs it loads the library.
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 3_000,
    query_timeout: patience,
    types: typesOf(pg),
  });
  // A connection that breaks while nobody uses it is no reason to end the server.
  pool.on("error", () => {});
  // Nor is one that breaks in the packet that opens it: the pool listens no more, and nobody does yet.
  pool.on("connect", (client) => client.on("error", () => {}));
  let migrated: Promise<void> | undefined;

  const once = async <T>(
    work: (query: Query) => Promise<T>,
    begin: "BEGIN" | "BEGIN READ ONLY",
  ): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // The pool listens to idle connections only: one that breaks now must not go back to it.
    const onError = (error: Error) => (broken ??= error);
    client.on("error", onError);
    try {
      await client.query(begin);
      const result = await work(queryOf(client));
      await client.query("COMMIT");
      return result;
    } catch (error) {
      // A database that did not answer is not asked again: the guest would wait as long once more.
      if (isSilence(error)) broken = error;
      else await client.query("ROLLBACK").catch((fault: Error) => (broken = fault));
      throw error;
    } finally {
      client.release(broken);
      client.off("error", onError);
    }
  };

  const again = async <T>(
    work: (query: Query) => Promise<T>,
    begin: "BEGIN" | "BEGIN READ ONLY" = "BEGIN",
  ): Promise<T> => {
    for (let turn = 1; ; turn++) {
      try {
        return await once(work, begin);
      } catch (error) {
        if (!PASSING.has(codeOf(error)) || turn === 5) throw error;
        await pause(turn * 20);
      }
    }
  };

  const migratedFirst: typeof again = async (work, begin) => {
    try {
      migrated ??= again(migrate);
      await migrated.catch((error: unknown) => {
        migrated = undefined;
        throw error;
      });
      return await again(work, begin);
    } catch (error) {
      if (isSlip(error) || error instanceof StoreTooNew) throw error;
      throw new StoreUnavailable("The database cannot be reached or cannot write", {
        cause: error,
      });
    }
  };

  return {
    forThisServerOnly: "FOR UPDATE SKIP LOCKED",
    shared: true,
    transaction: (work) => migratedFirst(work),
    read: (work) => migratedFirst(work, "BEGIN READ ONLY"),
    async isWritable() {
      const [row] = await migratedFirst(
        (query) => query("SELECT pg_is_in_recovery() AS standby"),
        "BEGIN READ ONLY",
      );
      return row?.["standby"] === (false as never);
    },
    // PostgreSQL overwrites deleted rows by itself (autovacuum).
    scrub: async () => {},
    close: () => pool.end(),
  };
}

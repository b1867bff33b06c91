/** SQLite's name for a database without a file, for tests. */
export const IN_MEMORY = ":memory:";

type ColumnValue = string | number | null;
type Row = Record<string, ColumnValue>;
type NewRow = Record<string, ColumnValue | boolean>;

/** Runs an SQL statement and returns its rows. Each `?` in `sql` is replaced by a value; `T` is the type of a row. */
export type RunSql = <T = Row>(sql: string, values?: readonly ColumnValue[]) => Promise<T[]>;

export type TransactionWork<T> = (query: RunSql) => Promise<T>;

export interface Database {
  /**
   * Resolves once the changes of `work` would survive a power cut. Throws `StoreUnavailable` if the
   * database cannot be reached or written. If the database is locked, `work` may run several times.
   */
  transaction<T>(work: TransactionWork<T>): Promise<T>;
  /** Reads one snapshot. It takes no write lock, so it waits for no other process; a statement that writes fails. */
  read<T>(work: TransactionWork<T>): Promise<T>;
  /** Checks without writing whether the store could be written now. */
  isWritable(): Promise<boolean>;
  /** Overwrites deleted data in the files. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be written now, because it is locked, or because its disk is full, read-only or missing. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

export class StoreTooNew extends StoreUnavailable {
  constructor() {
    super("The store is of a newer version of this site, and stays as it is.");
  }
}

export function select<T = Row>(
  database: Database,
  sql: string,
  values?: readonly ColumnValue[],
): Promise<T[]> {
  return database.read((query) => query<T>(sql, values));
}

/** Stores true as 1 and false as 0; `sqlEnd` completes the statement, for example with ON CONFLICT. */
export function insertRow<T = Row>(query: RunSql, table: string, row: NewRow, sqlEnd = "") {
  const columns = Object.keys(row);
  const placeholders = columns.map(() => "?").join(", ");
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${placeholders}) ${sqlEnd}`;
  const columnValues = Object.values(row).map((value) =>
    typeof value === "boolean" ? Number(value) : value,
  );
  return query<T>(sql, columnValues);
}

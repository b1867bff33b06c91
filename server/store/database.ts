/** The file name of a database without a file, for tests. */
export const IN_MEMORY = ":memory:";

type ColumnValue = string | number | null;
type Row = Record<string, ColumnValue>;
type NewRow = Record<string, ColumnValue | boolean>;

/** Runs one statement of a transaction; `?` marks a value. `T` is a row as the statement names it. */
export type Query = <T = Row>(sql: string, values?: readonly ColumnValue[]) => Promise<T[]>;

/** The statements of one transaction. */
export type TransactionWork<T> = (query: Query) => Promise<T>;

/** The store's interface, which sqlite.ts implements. */
export interface Database {
  /**
   * Runs `work` completely or not at all, and resolves once its changes would survive a power cut.
   * Throws `StoreUnavailable` when the store cannot be reached or written; `work` may run again.
   */
  transaction<T>(work: TransactionWork<T>): Promise<T>;
  /**
   * Runs `work`, which only reads, on one snapshot. It takes no write lock, so it waits for no
   * other process; a statement that writes fails.
   */
  read<T>(work: TransactionWork<T>): Promise<T>;
  /** Whether the store could be written now, checked without writing. */
  isWritable(): Promise<boolean>;
  /** Overwrites deleted data in the files. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** The error of a store that cannot be written now: its disk is full, read-only or missing, or it is locked. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** The error of a store whose schema a newer version of the site has changed. */
export class StoreTooNew extends StoreUnavailable {
  constructor() {
    super("The store is of a newer version of this site, and stays as it is.");
  }
}

/** Runs one statement that only reads. */
export function select<T = Row>(
  database: Database,
  sql: string,
  values?: readonly ColumnValue[],
): Promise<T[]> {
  return database.read((query) => query<T>(sql, values));
}

/** Inserts a row, with 1 for true and 0 for false; `end` completes the statement, for example with ON CONFLICT. */
export function insertRow<T = Row>(query: Query, table: string, row: NewRow, end = "") {
  const columns = Object.keys(row);
  const placeholders = columns.map(() => "?").join(", ");
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${placeholders}) ${end}`;
  const values = Object.values(row).map((value) =>
    typeof value === "boolean" ? Number(value) : value,
  );
  return query<T>(sql, values);
}

/** A list that is stored as lines of text. */
export function splitStoredLines(lines: string): string[] {
  return lines.split("\n").filter(Boolean);
}

/** The narrow door to the store: whoever opens it this way can keep the guests' messages. */

/** What a cell of a row holds. */
export type Value = string | number | null;
/** A row, by the names of its columns. */
export type Row = Record<string, Value>;

/** Runs one statement of a transaction; `?` stands for a value. */
export type Query = (sql: string, ...values: Value[]) => Promise<Row[]>;

/** Two real ones: sqlite.ts and postgres.ts, held to the same contract by contract.test.ts. */
export interface Database {
  /**
   * Runs `work` wholly or not at all; resolves only once its changes would survive a power cut.
   * Throws `StoreUnavailable` when the store cannot be reached or cannot write; `work` may run again.
   */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /**
   * Runs `work`, which only reads, on one moment of the store. Unlike a transaction it takes no write
   * lock, so it waits for no other process; a statement that writes fails.
   */
  read<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Ends a SELECT of rows that another server must not take at the same time. */
  readonly forThisServerOnly: string;
  /** Whether other servers may write to the same store. */
  readonly shared: boolean;
  /** Whether it could be written now, told without writing. */
  isWritable(): Promise<boolean>;
  /** Clears what was deleted out of the files, so that nobody can read it there. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot take anything now: its disk is full, it is locked, or it is away. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** A newer version of the site has brought the store further than this one knows. */
export class StoreTooNew extends StoreUnavailable {
  constructor() {
    super("The store is of a newer version");
  }
}

/** A whole number in a row; null counts as nothing. */
export function whole(value: Value | undefined): number {
  return Number(value ?? 0);
}

/** A text in a row; null counts as empty. */
export function text(value: Value | undefined): string {
  return String(value ?? "");
}

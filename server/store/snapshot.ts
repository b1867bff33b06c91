/** Everything in a store, equal for both databases: it is moved and compared. */
import { createHash } from "node:crypto";
import { type Query, type Row, numberOf, insertRow } from "./database.ts";
import { type Dialect, type Table, TABLES } from "./schema.ts";

export type StoreSnapshot = {
  rows: Record<Table, Row[]>;
  /** The highest message number ever used. */
  lastNumber: number;
};

/** A house's store fits into memory many times over. */
export async function readSnapshot(query: Query, dialect: Dialect): Promise<StoreSnapshot> {
  const rows = {} as StoreSnapshot["rows"];
  for (const table of TABLES) rows[table] = await query(`SELECT * FROM ${table}`);
  const [last] = await query(dialect.lastNumber);
  const numbers = rows.messages.map((row) => numberOf(row["number"]));
  const lastNumber = numbers.reduce((a, b) => Math.max(a, b), numberOf(last?.["last"]));
  return { rows, lastNumber };
}

export async function writeSnapshot(
  query: Query,
  dialect: Dialect,
  { rows, lastNumber }: StoreSnapshot,
): Promise<void> {
  for (const table of TABLES) for (const row of rows[table]) await insertRow(query, table, row);
  if (lastNumber === 0) return;
  for (const statement of dialect.setLastNumber)
    await query(statement, statement.includes("?") ? [lastNumber] : []);
}

/** A row as text, independent of the order of its columns. */
function lineOf(row: Row): string {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A hash of all rows, independent of their order. */
export function digestOf({ rows, lastNumber }: StoreSnapshot): string {
  const hash = createHash("sha256").update(`${lastNumber}\n`);
  for (const table of TABLES) {
    const lines = rows[table].map(lineOf).toSorted();
    hash.update(`${table} ${lines.length}\n${lines.join("\n")}\n`);
  }
  return hash.digest("hex");
}

/** All that a store holds, the same from both databases: what is moved, and compared. */
import { createHash } from "node:crypto";
import { type Query, type Row, whole } from "./database.ts";
import { type Dialect, type Table, TABLES } from "./schema.ts";

export type Content = {
  rows: Record<Table, Row[]>;
  /** The highest number a message ever had. */
  lastNumber: number;
};

/** Reads everything; a house's store fits into memory many times over. */
export async function readContent(query: Query, dialect: Dialect): Promise<Content> {
  const rows = {} as Content["rows"];
  for (const table of TABLES) rows[table] = await query(`SELECT * FROM ${table}`);
  const [last] = await query(dialect.lastNumber);
  const numbers = rows.messages.map((row) => whole(row["number"]));
  const lastNumber = numbers.reduce((a, b) => Math.max(a, b), whole(last?.["last"]));
  return { rows, lastNumber };
}

/** Writes everything into tables that are empty. */
export async function writeContent(
  query: Query,
  dialect: Dialect,
  { rows, lastNumber }: Content,
): Promise<void> {
  for (const table of TABLES)
    for (const row of rows[table]) {
      const columns = Object.keys(row);
      const marks = columns.map(() => "?").join(", ");
      await query(
        `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${marks})`,
        ...Object.values(row),
      );
    }
  if (lastNumber === 0) return;
  for (const statement of dialect.setLastNumber)
    await query(statement, ...(statement.includes("?") ? [lastNumber] : []));
}

/** A row as text, whatever the order of its columns. */
function lineOf(row: Row): string {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** One short text for all of it: each table's name, its count, each row of it, in an order of our own. */
export function digestOf({ rows, lastNumber }: Content): string {
  const hash = createHash("sha256").update(`${lastNumber}\n`);
  for (const table of TABLES) {
    const lines = rows[table].map(lineOf).toSorted();
    hash.update(`${table} ${lines.length}\n${lines.join("\n")}\n`);
  }
  return hash.digest("hex");
}

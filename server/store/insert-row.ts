import type { Query, Row } from "./database.ts";
import type { Table } from "./schema.ts";

/** Inserts a row; `end` completes the statement, for example with ON CONFLICT or RETURNING. */
export async function insertRow(query: Query, table: Table, row: Row, end = ""): Promise<Row[]> {
  const columns = Object.keys(row);
  const marks = columns.map(() => "?").join(", ");
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${marks}) ${end}`;
  return query(sql, ...Object.values(row));
}

/** Single values of the store by name, in the table `kept`. */
import { insertRow, type Query } from "./database.ts";

/** The value; "" where there is none. */
export async function readValue(query: Query, name: string): Promise<string> {
  const sql = "SELECT value FROM kept WHERE name = ?";
  return (await query<{ value: string }>(sql, [name]))[0]?.value ?? "";
}

export async function writeValue(query: Query, name: string, value: string): Promise<void> {
  const end = "ON CONFLICT (name) DO UPDATE SET value = excluded.value";
  await insertRow(query, "kept", { name, value }, end);
}

/** Single values of the store by name, in the table `kept`. */
import { type Query, textOf } from "./database.ts";
import { insertRow } from "./insert-row.ts";

/** The value; "" where there is none. */
export async function readValue(query: Query, name: string): Promise<string> {
  const [row] = await query("SELECT value FROM kept WHERE name = ?", name);
  return textOf(row?.["value"]);
}

export async function writeValue(query: Query, name: string, value: string): Promise<void> {
  const end = "ON CONFLICT (name) DO UPDATE SET value = excluded.value";
  await insertRow(query, "kept", { name, value }, end);
}

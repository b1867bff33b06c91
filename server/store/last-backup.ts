/** When the desk last made a backup of the store, in milliseconds. */
import type { Database } from "./database.ts";
import { readValue, writeValue } from "./key-values.ts";

const NAME = "backup";

export async function recordBackup(database: Database, now: number): Promise<void> {
  await database.transaction((query) => writeValue(query, NAME, String(now)));
}

/** Nothing where there was none. */
export async function lastBackup(database: Database): Promise<number | undefined> {
  return Number(await database.read((query) => readValue(query, NAME))) || undefined;
}

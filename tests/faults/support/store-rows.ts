import type { Row } from "#server/store/database.ts";
import { openStore, type StoreLocation } from "#server/store/open.ts";
import { type Table, TABLES } from "#server/store/schema.ts";

/** SQLite's own table has the highest message number ever used. */
const ALL_TABLES = [...(Object.keys(TABLES) as Table[]), "sqlite_sequence"] as const;

/** All that a store holds, as it was at one moment. */
export async function rowsOf(
  location: StoreLocation,
): Promise<Record<(typeof ALL_TABLES)[number], Row[]>> {
  const store = await openStore(location);
  const rows = {} as Awaited<ReturnType<typeof rowsOf>>;
  await store.read(async (query) => {
    for (const table of ALL_TABLES) rows[table] = await query(`SELECT * FROM ${table}`);
  });
  await store.close();
  return rows;
}

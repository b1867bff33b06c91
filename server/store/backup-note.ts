/** When the store was last copied by `backup`. */
import { type Database, whole } from "./database.ts";

const NAME = "backup";

export async function noteBackup(database: Database, now: number): Promise<void> {
  await database.transaction((query) =>
    query(
      `INSERT INTO kept (name, value) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      NAME,
      String(now),
    ),
  );
}

/** Its time in milliseconds; nothing where there was none. */
export async function lastBackup(database: Database): Promise<number | undefined> {
  const [row] = await database.read((query) =>
    query("SELECT value FROM kept WHERE name = ?", NAME),
  );
  return row && whole(row["value"]);
}

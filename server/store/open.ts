/** Opens the store that the settings name. */
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import type { Database } from "./database.ts";
import { sqliteDatabase } from "./sqlite.ts";

/** The file of the embedded store. */
export function storeFile(dataDir: string): string {
  return join(dataDir, "guesthouse.db");
}

/** The store: PostgreSQL where `DATABASE_URL` says so, else one file in `DATA_DIR`. */
export async function openStore({ dataDir, databaseUrl }: Settings): Promise<Database> {
  if (!databaseUrl) return sqliteDatabase(storeFile(dataDir));
  const { postgresDatabase } = await import("./postgres.ts");
  return postgresDatabase(databaseUrl);
}

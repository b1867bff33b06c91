/** Opens the store that the settings name. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Settings } from "../settings.ts";
import type { Database } from "./database.ts";
import { sqliteDatabase } from "./sqlite.ts";

/** Which store. */
export type Where = Pick<Settings, "dataDir" | "databaseUrl">;

/** The file of the embedded store. */
export function storeFile(dataDir: string): string {
  return join(dataDir, "guesthouse.db");
}

/** Where the store is, as it may be shown: a database's address without its password. */
export function storePlace({ dataDir, databaseUrl }: Where): string {
  if (!databaseUrl) return resolve(storeFile(dataDir));
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}

/** Whether a server has made the store yet. */
export async function storeExists({ dataDir, databaseUrl }: Where): Promise<boolean> {
  if (!databaseUrl) return existsSync(storeFile(dataDir));
  const { hasTables } = await import("./postgres.ts");
  return hasTables(databaseUrl);
}

/** The store: PostgreSQL where `DATABASE_URL` says so, else one file in `DATA_DIR`. */
export async function openStore({ dataDir, databaseUrl }: Where): Promise<Database> {
  if (!databaseUrl) return sqliteDatabase(storeFile(dataDir));
  const { postgresDatabase } = await import("./postgres.ts");
  return postgresDatabase(databaseUrl);
}

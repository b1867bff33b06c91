import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Settings } from "#server/settings/settings.ts";
import type { Database } from "./database.ts";
import { sqliteDatabase } from "./sqlite.ts";

export type StoreLocation = Pick<Settings, "dataDir" | "databaseUrl">;

export function storeFile(dataDir: string): string {
  return join(dataDir, "guesthouse.db");
}

/** The location as it may be printed: a database's address without its password. */
export function storePlace({ dataDir, databaseUrl }: StoreLocation): string {
  if (!databaseUrl) return resolve(storeFile(dataDir));
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}

export async function storeExists({ dataDir, databaseUrl }: StoreLocation): Promise<boolean> {
  if (!databaseUrl) return existsSync(storeFile(dataDir));
  const { stepsMade } = await import("./postgres.ts");
  return (await stepsMade(databaseUrl)) !== undefined;
}

/** PostgreSQL where `DATABASE_URL` is set, else SQLite in `DATA_DIR`. */
export async function openStore({ dataDir, databaseUrl }: StoreLocation): Promise<Database> {
  if (!databaseUrl) return sqliteDatabase(storeFile(dataDir));
  const { postgresDatabase } = await import("./postgres.ts");
  return postgresDatabase(databaseUrl);
}

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Settings } from "#server/settings/settings.ts";
import type { Database } from "./database.ts";
import { sqliteDatabase } from "./sqlite.ts";

export type StoreLocation = Pick<Settings, "dataDir">;

export function storeFile(dataDir: string): string {
  return join(dataDir, "guesthouse.db");
}

/** The location as it is printed. */
export function storePlace({ dataDir }: StoreLocation): string {
  return resolve(storeFile(dataDir));
}

export async function storeExists({ dataDir }: StoreLocation): Promise<boolean> {
  return existsSync(storeFile(dataDir));
}

export async function openStore({ dataDir }: StoreLocation): Promise<Database> {
  return sqliteDatabase(storeFile(dataDir));
}

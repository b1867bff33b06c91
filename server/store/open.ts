import { resolve } from "node:path";
import type { Settings } from "#server/settings/settings.ts";
import type { Database } from "./database.ts";
import { sqliteDatabase } from "./sqlite.ts";

export type StoreLocation = Pick<Settings, "dataDir">;

export function storeFile(dataDir: string): string {
  return resolve(dataDir, "guesthouse.db");
}

export async function openStore({ dataDir }: StoreLocation): Promise<Database> {
  return sqliteDatabase(storeFile(dataDir));
}

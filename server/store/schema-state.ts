import { DatabaseSync } from "node:sqlite";
import { storeExists, storeFile, type StoreLocation } from "./open.ts";
import { MIGRATION_STEPS } from "./schema.ts";

/** The store beside this version of the site; "newer" cannot be used, "older" is brought up to date. */
type SchemaState = "none" | "older" | "same" | "newer";

/** Compares the store's tables with this version's; changes nothing. */
export async function schemaState(location: StoreLocation): Promise<SchemaState> {
  if (!(await storeExists(location))) return "none";
  using store = new DatabaseSync(storeFile(location.dataDir), { readOnly: true });
  const version = Number(store.prepare("PRAGMA user_version").get()?.["user_version"]);
  if (version === MIGRATION_STEPS.length) return "same";
  return version < MIGRATION_STEPS.length ? "older" : "newer";
}

import { DatabaseSync } from "node:sqlite";
import { POSTGRES, SQLITE } from "./dialects.ts";
import { storeExists, storeFile, type StoreLocation } from "./open.ts";
import { migrationSteps } from "./schema.ts";

/** The store beside this version of the site; "newer" cannot be used, "older" is brought up to date. */
type SchemaState = "none" | "older" | "same" | "newer";

/** Compares the store's tables with this version's; changes nothing. */
export async function schemaState(location: StoreLocation): Promise<SchemaState> {
  if (!(await storeExists(location))) return "none";
  const made = await stepsOf(location);
  const all = migrationSteps(location.databaseUrl ? POSTGRES : SQLITE).length;
  if (made === all) return "same";
  return made < all ? "older" : "newer";
}

async function stepsOf({ dataDir, databaseUrl }: StoreLocation): Promise<number> {
  if (databaseUrl) {
    const { stepsMade } = await import("./postgres.ts");
    return (await stepsMade(databaseUrl)) ?? 0;
  }
  using store = new DatabaseSync(storeFile(dataDir), { readOnly: true });
  return Number(store.prepare("PRAGMA user_version").get()?.["user_version"]);
}

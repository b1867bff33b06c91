/** SQL of the oldest version that is migrated: its tables, and the rows of a house. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const readSql = (name: string) =>
  readFileSync(join(import.meta.dirname, "../fixtures", name), "utf8");

export const OLDER_TABLES = readSql("store-16.sql");

export const OLDER_ROWS = readSql("store-16-rows.sql");

/** The statements that create the tables of the oldest version that is migrated. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const OLDER_TABLES = readFileSync(
  join(import.meta.dirname, "../fixtures/store-16.sql"),
  "utf8",
);

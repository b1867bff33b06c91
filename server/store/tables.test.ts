import { expect, test } from "vitest";
import { MIGRATION_STEPS } from "./schema.ts";
import { TABLES } from "./tables.ts";

test("no table is forgotten", () => {
  const sql = MIGRATION_STEPS.flat().join("\n");
  const named = (pattern: RegExp) => new Set(Array.from(sql.matchAll(pattern), ([, name]) => name));
  const made = named(/CREATE TABLE (\w+)/g).difference(named(/DROP TABLE (\w+)/g));
  expect([...made].toSorted()).toEqual([...TABLES].toSorted());
});

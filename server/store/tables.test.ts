import { expect, test } from "vitest";
import { MIGRATION_STEPS } from "./schema.ts";
import { TABLES } from "./tables.ts";

test("no table is forgotten", () => {
  const sql = MIGRATION_STEPS.flat().join("\n");
  const named = (pattern: RegExp) => new Set(Array.from(sql.matchAll(pattern), ([, name]) => name));
  const made = named(/CREATE TABLE (\w+)/g).difference(named(/DROP TABLE (\w+)/g));
  const renamed = new Map(
    Array.from(sql.matchAll(/ALTER TABLE (\w+) RENAME TO (\w+)/g), ([, was, is]) => [was, is]),
  );
  const present = [...made].map((name) => renamed.get(name) ?? name);
  expect(present.toSorted()).toEqual([...TABLES].toSorted());
});

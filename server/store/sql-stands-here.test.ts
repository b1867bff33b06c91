import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

const SQL =
  /\b(SELECT\s+\S[^;"'`]*\sFROM\b|SELECT\s+(?:count|\d)|INSERT\s+(?:OR\s+\w+\s+)?INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|(?:CREATE|ALTER|DROP)\s+(?:TABLE|INDEX)|PRAGMA\s+\w|ATTACH\s|BEGIN\s+IMMEDIATE)|["'](?:node:sqlite|pg)["']/;

/** All source files outside of server/store, the only folder for SQL; tests are left out, because they may have SQL. */
const FILES = globSync("{app,server,scripts,pictures}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !/^server[/\\]store[/\\]/.test(file),
);

test("SQL is in server/store and nowhere else", () => {
  expect(FILES.length).toBeGreaterThan(100);
  const filesWithSql = FILES.filter((file) => SQL.test(readFileSync(join(ROOT, file), "utf8")));
  expect(filesWithSql).toEqual([]);
});

test.each([
  `query("SELECT a FROM messages")`,
  "`DELETE FROM\n letters`",
  `exec("PRAGMA user_version")`,
  `import { DatabaseSync } from "node:sqlite";`,
])("the search for SQL finds %s", (line) => {
  expect(line).toMatch(SQL);
});

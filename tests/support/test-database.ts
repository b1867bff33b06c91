/** The PostgreSQL database of the tests; they fail where there is none (tests/support/postgres-for-vitest.ts). */
import { randomUUID } from "node:crypto";
import pg from "pg";

/** Its address. */
export function testDatabase(): string {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_FAULT: fault } = process.env;
  if (!url) throw new Error(fault ?? "TEST_DATABASE_URL names no database.");
  return url;
}

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabase() });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A place in it with no tables, for one test. */
export async function emptyDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  await run(`CREATE SCHEMA ${schema}`);
  const url = new URL(testDatabase());
  url.searchParams.set("options", `-c search_path=${schema}`);
  return { url: url.href, remove: () => run(`DROP SCHEMA ${schema} CASCADE`) };
}

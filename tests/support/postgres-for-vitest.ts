/**
 * Gives the tests a PostgreSQL, also where `vitest` is run by itself. Where there is none, the tests
 * that need it fail with what to install (tests/support/test-database.ts), and the others run.
 */
import { findPostgres } from "./postgres.ts";

export default async function setup(): Promise<(() => void) | undefined> {
  // `npm test` has started one for all checks.
  if (process.env["TEST_DATABASE_URL"]) return undefined;
  const postgres = await findPostgres();
  if (typeof postgres === "string") {
    process.env["TEST_DATABASE_FAULT"] = postgres;
    return undefined;
  }
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return postgres.stop;
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emptyDatabase } from "#tests/support/test-database.ts";
import type { Database } from "./database.ts";
import { claimForm, saveFormResult } from "./form-results.ts";
import { postgresDatabase } from "./postgres.ts";
import { sqliteDatabase } from "./sqlite.ts";

const NOW = Date.UTC(2026, 10, 25, 9);
const MINUTE = 60_000;

async function openSqlite() {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return sqliteDatabase(join(folder, "store.db"));
}

async function openPostgres() {
  const { url, remove } = await emptyDatabase();
  onTestFinished(remove);
  return postgresDatabase(url);
}

const STORES: [string, () => Promise<Database>][] = [
  ["SQLite", openSqlite],
  ["PostgreSQL", openPostgres],
];

test.each(STORES)(
  "%s: a form that nobody finished is handled again a minute later",
  async (_, open) => {
    const database = await open();
    const claim = (now: number) =>
      database.transaction((query) => claimForm(query, "form", { now, lease: MINUTE }));
    expect(await claim(NOW)).toBe(true);
    expect(await claim(NOW + MINUTE - 1)).toBe(false);
    expect(await claim(NOW + MINUTE)).toBe(true);
    // The new claim has a lease of its own.
    expect(await claim(NOW + MINUTE + 1)).toBe(false);
    const result = { location: "/banco", notice: "Salvato." };
    await database.transaction((query) => saveFormResult(query, "form", result));
    expect(await claim(NOW + 60 * MINUTE)).toBe(false);
    await database.close();
  },
);

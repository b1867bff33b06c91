/** Nights that were closed before a closure said why stay closed, in both stores. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyDatabase } from "#tests/support/test-database.ts";
import { closedNights, allClosures } from "./closures.ts";
import type { Database } from "./database.ts";
import { postgresDatabase } from "./postgres.ts";
import { type Dialect, POSTGRES, SQLITE } from "./dialects.ts";
import { migrationSteps } from "./schema.ts";
import { sqliteDatabase } from "./sqlite.ts";

/** The steps that a store had made before closures came. */
function olderSteps(dialect: Dialect): string[][] {
  const all = migrationSteps(dialect);
  return all.slice(
    0,
    all.findIndex((step) => step.some((sql) => sql.startsWith("CREATE TABLE closures"))),
  );
}

const CLOSED = [
  "INSERT INTO closed_nights (room, night) VALUES ('*', '2027-12-24')",
  "INSERT INTO closed_nights (room, night) VALUES ('*', '2027-12-25')",
  "INSERT INTO closed_nights (room, night) VALUES ('elegant_room', '2027-12-24')",
];

let folder: string;
let removeTables = async () => {};
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "old-closures-"))));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await removeTables();
});

function oldFile(): Database {
  const path = join(folder, "guesthouse.db");
  const file = new DatabaseSync(path);
  const made = olderSteps(SQLITE);
  for (const statement of [...made.flat(), ...CLOSED]) file.exec(statement);
  file.exec(`PRAGMA user_version = ${made.length}`);
  file.close();
  return sqliteDatabase(path);
}

async function oldTables(): Promise<Database> {
  const { url, remove } = await emptyDatabase();
  removeTables = remove;
  const client = new pg.Client(url);
  await client.connect();
  const made = olderSteps(POSTGRES);
  for (const statement of [...made.flat(), ...CLOSED]) await client.query(statement);
  await client.query("CREATE TABLE steps_made (steps BIGINT NOT NULL)");
  await client.query("INSERT INTO steps_made VALUES ($1)", [made.length]);
  await client.end();
  return postgresDatabase(url);
}

test.each([
  ["SQLite", oldFile],
  ["PostgreSQL", oldTables],
])("%s carries them over, each as what it closed", async (_, open) => {
  const database = await open();
  try {
    const { closed, closures } = await database.transaction(async (query) => ({
      closed: await closedNights(query),
      closures: await allClosures(query),
    }));
    expect(closed).toEqual(
      new Map([
        ["*", new Set(["2027-12-24", "2027-12-25"])],
        ["elegant_room", new Set(["2027-12-24"])],
      ]),
    );
    expect(closures.map(({ room, origin, note }) => [room, origin, note])).toEqual([
      ["*", "house", ""],
      ["elegant_room", "room", ""],
      ["*", "house", ""],
    ]);
  } finally {
    await database.close();
  }
});

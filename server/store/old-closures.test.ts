/** Nights that were closed before a closure said why stay closed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closedNights, allClosures } from "./closures.ts";
import type { Database } from "./database.ts";
import { MIGRATION_STEPS } from "./schema.ts";
import { sqliteDatabase } from "./sqlite.ts";

/** The steps that a store had made before closures came. */
const OLDER_STEPS = MIGRATION_STEPS.slice(
  0,
  MIGRATION_STEPS.findIndex((step) => step.some((sql) => sql.startsWith("CREATE TABLE closures"))),
);

const CLOSED = [
  "INSERT INTO closed_nights (room, night) VALUES ('*', '2027-12-24')",
  "INSERT INTO closed_nights (room, night) VALUES ('*', '2027-12-25')",
  "INSERT INTO closed_nights (room, night) VALUES ('elegant_room', '2027-12-24')",
];

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "old-closures-"))));
afterAll(() => rmSync(folder, { recursive: true }));

function oldStore(): Database {
  const path = join(folder, "guesthouse.db");
  using file = new DatabaseSync(path);
  for (const statement of [...OLDER_STEPS.flat(), ...CLOSED]) file.exec(statement);
  file.exec(`PRAGMA user_version = ${OLDER_STEPS.length}`);
  return sqliteDatabase(path);
}

test("an upgrade carries them over, each as what it closed", async () => {
  const database = oldStore();
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

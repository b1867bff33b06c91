import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createHealth } from "./health.ts";
import { recordBackup } from "./store/backup-state.ts";
import type { Database } from "./store/database.ts";
import { addLetter } from "./store/letters.ts";
import { sqliteDatabase } from "./store/sqlite.ts";
import { memoryStore, scratch } from "#tests/support/scratch.ts";

const NOW = Date.UTC(2026, 10, 22);
const SMTP = { host: "localhost", port: 25, encryption: "never" } as const;
const folder = scratch(afterAll);

function healthOf(database: Database, more: Partial<Parameters<typeof createHealth>[0]> = {}) {
  return createHealth({
    database,
    settings: { backupFolders: ["/copie", "/altre"] },
    version: "1.0.0+60e2d8b",
    readRevisionStatus: () => ({ number: 3, state: "current" }),
    jobs: { hasLateFeeds: () => false },
    now: () => NOW,
    timeout: 100,
    ...more,
  });
}

test("the health of a well site has its revision, its version and the age of the last backup", async () => {
  const database = sqliteDatabase(join(folder, "casa.db"));
  await database.transaction(async () => {});
  const healthyState = { status: "ok", store: "ok", release: 3, version: "1.0.0+60e2d8b" };
  expect(await healthOf(database)()).toEqual({ ...healthyState, backupAge: null });
  await recordBackup(database, { folder: "/copie", isMade: true }, NOW - 90_000);
  expect(await healthOf(database)()).toEqual({ ...healthyState, backupAge: 90 });
  await database.close();
});

test.each<[string, hours: number, late: "late" | undefined]>([
  ["of the last two nights", 48, undefined],
  ["older", 49, "late"],
])("the health with a copy %s in one of two folders", async (_, hours, backup) => {
  const database = memoryStore();
  const recordCopy = (folder: string, age: number) =>
    recordBackup(database, { folder, isMade: true }, NOW - age * 3_600_000);
  await recordCopy("/copie", hours);
  await recordCopy("/altre", 20);
  const health = await healthOf(database)();
  expect(health).toMatchObject({ status: "ok", backupAge: 20 * 3_600 });
  expect(health.backup).toBe(backup);
});

test("the health names late mail, late calendars and a revision that is not shown", async () => {
  const database = memoryStore();
  const health = healthOf(database, {
    settings: { backupFolders: [], smtp: SMTP },
    readRevisionStatus: () => ({ number: 3, state: "behind" }),
    jobs: { hasLateFeeds: () => true },
  });
  const letterTime = NOW - 3 * 3_600_000;
  await database.transaction((query) => addLetter(query, { kind: "message", now: letterTime }));
  expect(await health()).toMatchObject({ mail: "late", feeds: "late", releases: "behind" });
  // Without a mail server letters wait in the store; none is late, and the health has no `mail`.
  expect(await healthOf(database)()).not.toHaveProperty("mail");
});

test("a store that does not answer counts as away for all requests, and is queried once a second", async () => {
  const database = sqliteDatabase(join(folder, "casa.db"));
  let queryCount = 0;
  const silentStore: Database = {
    ...database,
    read() {
      queryCount++;
      return new Promise(() => {});
    },
  };
  let now = NOW;
  const health = healthOf(silentStore, { now: () => now });
  const states = await Promise.all([health(), health(), health()]);
  expect(states.map(({ status, store }) => `${status} ${store}`)).toEqual(Array(3).fill("ok away"));
  expect(queryCount).toBe(1);
  now += 1_000;
  await health();
  expect(queryCount).toBe(2);
  await database.close();
});

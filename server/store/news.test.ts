import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { SQLITE } from "./dialects.ts";
import { newsSince, scheduleNews } from "./news.ts";
import { allSubscriptions, saveSubscription } from "./push-subscriptions.ts";
import { migrationSteps } from "./schema.ts";
import { sqliteDatabase } from "./sqlite.ts";

const NOW = Date.UTC(2026, 10, 23);

test("what was written before phones could ring lets none ring", async () => {
  const folder = mkdtempSync(join(tmpdir(), "news-"));
  const path = join(folder, "store.db");
  const all = migrationSteps(SQLITE);
  const older = all.slice(
    0,
    all.findIndex((step) => step.some((sql) => sql.includes("TABLE push_subscriptions"))),
  );
  const file = new DatabaseSync(path);
  for (const statement of older.flat()) file.exec(statement);
  file.exec(`INSERT INTO letters (id, kind, created, next_try) VALUES ('1', 'message', ${NOW}, 0)`);
  file.exec("INSERT INTO backup_alerts (letter, kind, faults) VALUES ('1', 'copy', '[]')");
  file.exec(`PRAGMA user_version = ${older.length}`);
  file.close();
  const database = sqliteDatabase(path);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const phone = { id: "session", passkey: null };
  await database.transaction((query) =>
    saveSubscription(query, phone, "https://push.example/1", NOW),
  );
  await scheduleNews(database, { now: NOW + 1, at: NOW + 1 });
  expect(await database.read(allSubscriptions)).toMatchObject([{ due: null }]);
  expect(await database.read((query) => newsSince(query, NOW))).toMatchObject({ backups: 0 });
});

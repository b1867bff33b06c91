import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { lockStore, lockStoreForServer } from "./lock.ts";
import { secretOf } from "./key-values.ts";
import { openStore } from "./open.ts";
import { scratch } from "#tests/support/scratch.ts";

let dataDir: string;
beforeEach(() => void (dataDir = scratch()));

test("a server waits for one that is just ending", async () => {
  const ending = lockStore({ dataDir });
  setTimeout(() => void ending?.release(), 200);
  await lockStoreForServer({ dataDir });
  expect(lockStore({ dataDir })).toBeUndefined();
});

test("the hold keeps nobody from the store's own file", async () => {
  const hold = lockStore({ dataDir });
  const database = await openStore({ dataDir });
  expect(await secretOf(database)).not.toBe("");
  await database.close();
  await hold?.release();
});

test("where nothing can be held the server starts all the same", async () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  await expect(lockStoreForServer({ dataDir: join(file, "below") })).resolves.toBeUndefined();
});

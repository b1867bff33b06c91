import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { lockStore, lockStoreForServer } from "./lock.ts";
import { scratch } from "#tests/support/scratch.ts";

let dataDir: string;
beforeEach(() => void (dataDir = scratch()));

test("a starting server waits for one that is just ending", async () => {
  const endingServer = lockStore({ dataDir });
  setTimeout(() => void endingServer?.release(), 200);
  await lockStoreForServer({ dataDir });
  expect(lockStore({ dataDir })).toBeUndefined();
});

test("a server starts also where the store cannot be locked", async () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  await expect(lockStoreForServer({ dataDir: join(file, "below") })).resolves.toBeUndefined();
});

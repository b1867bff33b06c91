import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { openStore, storeExists, storePlace } from "./open.ts";
import { secretOf } from "./key-values.ts";

test("a store's place is printed as a whole path", () => {
  expect(storePlace({ dataDir: "./data" })).toBe(resolve("data/guesthouse.db"));
});

test("a file is a store once a server has opened it; looking makes none", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "open-"));
  expect(await storeExists({ dataDir })).toBe(false);
  expect(readdirSync(dataDir)).toEqual([]);
  const database = await openStore({ dataDir });
  await secretOf(database);
  await database.close();
  expect(await storeExists({ dataDir })).toBe(true);
  rmSync(dataDir, { recursive: true });
});

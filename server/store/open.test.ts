import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { openStore, storeExists, storePlace } from "./open.ts";
import { secretOf } from "./key-values.ts";

test.each([
  [{ dataDir: "./data" }, resolve("data/guesthouse.db")],
  [
    { dataDir: "./data", databaseUrl: "postgres://casa:segreto@db.example:5433/casa?ssl=true" },
    "postgres://db.example:5433/casa", // shown on screens: no password
  ],
])("%o is at %s", (where, place) => {
  expect(storePlace(where)).toBe(place);
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

test("a database that is away is no answer", async () => {
  const databaseUrl = "postgres://casa@127.0.0.1:1/casa";
  await expect(storeExists({ dataDir: "", databaseUrl })).rejects.toThrow("cannot be reached");
});

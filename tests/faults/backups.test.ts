import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { startTestServer, smallSite } from "./support/server.ts";
import { scratch } from "#tests/support/scratch.ts";

test("a server makes a copy soon after its start, in its own folder and in BACKUP_DIR", async () => {
  const folder = scratch();
  const dataDir = join(folder, "data");
  const otherFolder = join(folder, "copies");
  mkdirSync(otherFolder);
  const environment = { DATA_DIR: dataDir, BACKUP_DIR: otherFolder };
  const server = await startTestServer({ site: smallSite(folder), environment });
  const health = async () => (await fetch(`${server.url}/healthz`)).json();
  expect(await health()).toMatchObject({ backupAge: null });
  while (!readdirSync(otherFolder).some((name) => name.endsWith(".db"))) await pause(100);
  expect(await health()).toMatchObject({ backupAge: expect.any(Number) });
  expect(await health()).not.toHaveProperty("backup");
  for (const copies of [otherFolder, join(dataDir, "backups")])
    expect(readdirSync(copies)).toEqual([expect.stringMatching(/^casa-.*\.db$/)]);
});

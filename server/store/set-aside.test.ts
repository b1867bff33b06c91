import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deleteOldStores } from "./set-aside.ts";
import { scratch } from "#tests/support/scratch.ts";
import { DAY } from "#server/system/durations.ts";

const NOW = Date.UTC(2026, 10, 23);

test("a store that was set aside is deleted within six months, and no other file is", async () => {
  const folder = scratch();
  const putFile = (name: string, days: number) => {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), NOW / 1000, (NOW - days * DAY) / 1000);
  };
  for (const name of ["guesthouse.db", "guesthouse.db-wal", "release.copy"]) putFile(name, 900);
  putFile("guesthouse.db.before-upgrade", 100);
  putFile("guesthouse.db.newer-20260501120000", 170);
  putFile("guesthouse.db-wal.rotto-1780000000000", 170);
  await deleteOldStores(folder, NOW);
  expect(readdirSync(folder).toSorted()).toEqual([
    "guesthouse.db",
    "guesthouse.db-wal",
    "guesthouse.db.before-upgrade",
    "release.copy",
  ]);
  await deleteOldStores(folder, NOW + 60 * DAY);
  expect(readdirSync(folder)).not.toContain("guesthouse.db.before-upgrade");
  await deleteOldStores(join(folder, "none"), NOW);
});

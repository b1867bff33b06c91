import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/store/database.ts";
import { allMessages, saveMessage } from "#server/store/messages.ts";
import { openStore, storeFile, type StoreLocation } from "#server/store/open.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { smallDisk } from "#tests/faults/support/disk.ts";
import { copiesIn, makeCopy, runBackup } from "./copies.ts";
import { scratch } from "#tests/support/scratch.ts";
import { DAY } from "#server/system/durations.ts";

const NOW = Date.UTC(2026, 10, 23, 2, 30);

let folder: string;
let copies: string;
let storeLocation: StoreLocation;
let database: Database;
beforeEach(async () => {
  folder = scratch();
  copies = join(folder, "copie");
  mkdirSync(copies);
  storeLocation = { dataDir: join(folder, "data") };
  database = await openStore(storeLocation);
  await writeMessages(database, "uno", "due");
});
afterEach(async () => {
  await database.close();
});

async function writeMessages(store: Database, ...texts: string[]): Promise<void> {
  for (const message of texts) {
    const anna = { key: message, name: "Anna", email: "anna@posta.example", suspicion: "" };
    await saveMessage(store, { ...anna, message }, NOW);
  }
}

const copy = (now = NOW) => makeCopy(storeLocation, copies, now);

const backUp = (target: string, now = NOW) => runBackup({ ...storeLocation, folder: target, now });

test("a copy is one file that only its owner can read, with all messages of the store", async () => {
  const { file, messageCount } = await copy();
  expect(readdirSync(copies)).toEqual(["casa-2026-11-23T02-30-00.db"]);
  expect(messageCount).toBe(2);
  expect(statSync(file).mode & 0o077).toBe(0);
  const copiedStore = sqliteDatabase(file);
  const texts = (await allMessages(copiedStore)).map(({ message }) => message);
  await copiedStore.close();
  expect(texts.toSorted()).toEqual(["due", "uno"]);
});

test("the job keeps the newest thirty copies and all other files, and removes parts of killed jobs", async () => {
  const otherFiles = [
    "casa.db",
    "casa-2026-09-01.db",
    "vacanze.jpg",
    "casa-2026-01-01T00-00-00.db.bz2",
  ];
  const futureCopy = "casa-2027-11-23T02-30-00.db"; // made under a clock that was ahead
  for (const name of [...otherFiles, futureCopy]) writeFileSync(join(copies, name), "");
  for (let night = 40; night > 0; night--) {
    const time = new Date(NOW - night * DAY).toISOString().slice(0, 10);
    writeFileSync(join(copies, `casa-${time}T02-30-00.db`), "");
  }
  const [killedPart, runningPart] = [
    "casa-2026-11-20T02-30-00.db.parte",
    "casa-2026-11-23T02-29-59.db.parte",
  ];
  for (const name of [killedPart, runningPart]) writeFileSync(join(copies, name), "");
  utimesSync(join(copies, killedPart), new Date(NOW - 3 * DAY), new Date(NOW - 3 * DAY));
  utimesSync(join(copies, runningPart), new Date(NOW), new Date(NOW));
  expect(await backUp(copies)).toBeUndefined();
  const keptFiles = readdirSync(copies);
  for (const name of [...otherFiles, runningPart]) expect(keptFiles).toContain(name);
  expect(keptFiles).not.toContain(killedPart);
  const agesInDays = (await copiesIn(copies)).map(({ madeAt }) => (NOW - madeAt) / DAY);
  expect(agesInDays).toEqual([-365, ...Array.from({ length: 30 }, (_, day) => day)]);
});

test("the job does not create a missing folder, because it may be an absent disk", async () => {
  const missingFolder = join(folder, "not mounted");
  expect(await backUp(missingFolder)).toBe("folder");
  expect(existsSync(missingFolder)).toBe(false);
});

test("the job distinguishes a full disk from a store that cannot be read", async ({ skip }) => {
  await database.close();
  const store = storeFile(storeLocation.dataDir);
  writeFileSync(store, "not a database at all".repeat(500));
  expect(await backUp(copies)).toBe("store");
  // A missing store is not created, because its copy would be empty.
  rmSync(store);
  expect(await backUp(copies)).toBe("store");
  expect([existsSync(store), readdirSync(copies)]).toEqual([false, []]);
  await writeMessages(database, "uno");
  const disk = smallDisk(folder);
  if (!disk) return skip("no small disk can be mounted here");
  try {
    disk.fill();
    expect(await backUp(disk.folder)).toBe("full");
    expect(readdirSync(disk.folder)).toEqual(["filler"]);
  } finally {
    disk.remove();
  }
});

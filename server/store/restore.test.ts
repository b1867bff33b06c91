import { hash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test, vi } from "vitest";
import { smallDisk } from "#tests/faults/support/disk.ts";
import { OLDER_ROWS, OLDER_TABLES } from "#tests/support/older-tables.ts";
import { createAccessLink } from "#server/auth/access.ts";
import { assertFreeSpace } from "#server/system/disk-space.ts";
import { copyStore } from "./backup.ts";
import type { Database } from "./database.ts";
import { allMessages, saveMessage } from "./messages.ts";
import { openStore, storeFile } from "./open.ts";
import { restoreCopy } from "./restore.ts";
import { scratch } from "#tests/support/scratch.ts";

vi.mock("#server/system/disk-space.ts", async (original) => {
  const diskSpace = await original<typeof import("#server/system/disk-space.ts")>();
  return {
    ...diskSpace,
    assertFreeSpace: vi.fn<typeof assertFreeSpace>(diskSpace.assertFreeSpace),
  };
});

const NOW = Date.UTC(2026, 10, 25, 12);

let folder: string;
let dataDir: string;
let copy: string;
beforeEach(async () => {
  folder = scratch();
  dataDir = join(folder, "data");
  copy = join(folder, "casa.db");
  await writeMessage("da prima");
  await copyStore({ dataDir }, copy);
  await writeMessage("di adesso");
});

async function onStore<T>(work: (store: Database) => Promise<T>, where = dataDir): Promise<T> {
  const store = await openStore({ dataDir: where });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const writeMessage = (message: string, where = dataDir) =>
  onStore((store) => {
    const anna = { key: message, name: "Anna", email: "anna@posta.example", suspicion: "" };
    return saveMessage(store, { ...anna, message }, NOW);
  }, where);

const messages = (where = dataDir) =>
  onStore(async (store) => (await allMessages(store)).map(({ message }) => message), where);

const restore = (file = copy, where = dataDir) => restoreCopy({ dataDir: where }, file, NOW);

const wholeStore = (where = dataDir) =>
  Object.fromEntries(
    readdirSync(where).map((name) => [name, hash("sha256", readFileSync(join(where, name)))]),
  );

test("the restored store has the copy's messages, only its owner can read it, and the copy is unchanged", async () => {
  const copiedBytes = readFileSync(copy);
  const result = await restore();
  expect(result).toEqual({
    messageCount: 1,
    setAside: `${storeFile(dataDir)}.prima-2026-11-25T12-00-00-000Z`,
  });
  expect(await messages()).toEqual(["da prima"]);
  expect(statSync(storeFile(dataDir)).mode & 0o077).toBe(0);
  expect(readFileSync(copy).equals(copiedBytes)).toBe(true);
  expect(Object.keys(wholeStore()).toSorted()).toEqual([
    "guesthouse.db",
    "guesthouse.db.prima-2026-11-25T12-00-00-000Z",
  ]);
});

test("a killed server's WAL is set aside with its store, and does not change the restored copy", async () => {
  const liveStore = new DatabaseSync(storeFile(dataDir));
  liveStore.exec("PRAGMA wal_autocheckpoint = 0; UPDATE messages SET message = 'nel WAL'");
  // These are the files that a power cut leaves: the server has not closed the store.
  const afterCut = join(folder, "cut");
  mkdirSync(afterCut);
  for (const name of readdirSync(dataDir)) copyFileSync(join(dataDir, name), join(afterCut, name));
  liveStore.close();
  expect(existsSync(`${storeFile(afterCut)}-wal`)).toBe(true);
  await restore(copy, afterCut);
  expect(await messages(afterCut)).toEqual(["da prima"]);
  const setAsideFile = readdirSync(afterCut).find((name) => name.includes(".prima-")) ?? "";
  const secondFolder = join(folder, "again");
  mkdirSync(secondFolder);
  await restore(join(afterCut, setAsideFile), secondFolder);
  expect(await messages(secondFolder)).toEqual(["nel WAL", "nel WAL"]);
});

test("a damaged store is set aside unchanged", async () => {
  const broken = "not a database, and long enough to look like one".repeat(100);
  writeFileSync(storeFile(dataDir), broken);
  const result = await restore();
  expect(await messages()).toEqual(["da prima"]);
  expect(readFileSync("setAside" in result ? result.setAside! : "", "utf8")).toBe(broken);
});

test("a restored copy of an older version is upgraded", async () => {
  const oldFile = join(folder, "casa-vecchia.db");
  using store = new DatabaseSync(oldFile);
  store.exec(OLDER_TABLES + OLDER_ROWS);
  await restore(oldFile);
  expect(await messages()).toEqual(["Hello", "C’è posto?"]);
});

test("an access in the copy does not come back", async () => {
  await onStore((store) => createAccessLink(store, "telefono perso", NOW));
  const withAccess = join(folder, "casa-2.db");
  await copyStore({ dataDir }, withAccess);
  await restore(withAccess);
  expect(await onStore((store) => store.read((q) => q("SELECT 1 FROM access_links")))).toEqual([]);
});

test.each<[string, "damaged" | "newer", () => void]>([
  ["that is cut off", "damaged", () => writeFileSync(copy, readFileSync(copy).subarray(0, 9_000))],
  ["that is a text", "damaged", () => writeFileSync(copy, "niente")],
  ["that is empty", "damaged", () => writeFileSync(copy, "")],
  [
    "of another program",
    "damaged",
    () => {
      rmSync(copy);
      using foreignStore = new DatabaseSync(copy);
      foreignStore.exec("PRAGMA user_version = 3; CREATE TABLE bookmarks (url TEXT)");
    },
  ],
  [
    "of a newer version",
    "newer",
    () => {
      using newerStore = new DatabaseSync(copy);
      newerStore.exec("PRAGMA user_version = 99");
    },
  ],
])("a file %s is refused, and changes nothing", async (_, refusal, spoil) => {
  spoil();
  const storeBefore = wholeStore();
  expect(await restore()).toEqual({ refusal });
  expect(wholeStore()).toEqual(storeBefore);
});

test.each([
  ["noticed before", 20],
  ["noticed during the copying", 0.02],
])("a full disk, %s, changes nothing", async (_, reserve) => {
  const disk = smallDisk(folder, 30);
  if (!disk) return;
  try {
    await writeMessage("sul disco", disk.folder);
    if (reserve < 1) vi.mocked(assertFreeSpace).mockResolvedValueOnce();
    disk.fill(reserve * 1e6);
    const { filler: _filler, ...before } = wholeStore(disk.folder);
    await expect(restore(copy, disk.folder)).rejects.toMatchObject({ code: "ENOSPC" });
    const { filler: _again, ...after } = wholeStore(disk.folder);
    expect(after).toEqual(before);
    disk.free();
    expect(await messages(disk.folder)).toEqual(["sul disco"]);
  } finally {
    disk.remove();
  }
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#server/store/database.ts";
import { allMessages, saveMessage } from "#server/store/messages.ts";
import { openStore, storeFile, type StoreLocation } from "#server/store/open.ts";
import { mergeCopy } from "#server/store/restore.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { smallDisk } from "#tests/faults/support/disk.ts";
import { runBackup } from "./backup-run.ts";
import { copiesIn, makeCopy } from "./copies.ts";
import { drill } from "./drill.ts";

const NOW = Date.UTC(2026, 10, 23, 2, 30);
const DAY = 24 * 3_600_000;

let folder: string;
let copies: string;
let location: StoreLocation;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "copies-"));
  copies = join(folder, "copie");
  mkdirSync(copies);
  location = { dataDir: join(folder, "data") };
  database = await openStore(location);
  await write(database, "uno", "due");
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function write(store: Database, ...texts: string[]): Promise<void> {
  for (const message of texts) {
    const anna = { key: message, name: "Anna", email: "anna@posta.example", suspicion: "" };
    await saveMessage(store, { ...anna, message }, NOW);
  }
}

const copy = (now = NOW) => makeCopy(location, copies, now);

const run = (folders: string[], withDrill = false, now = NOW) =>
  runBackup({ folders, withDrill, location, build: join(folder, "no build"), now });

const tryRestore = (file: string) =>
  drill(file, { dataDir: location.dataDir, build: join(folder, "no build") });

test("a copy is one file that only its owner reads, and holds what the store held", async () => {
  const { file, messages } = await copy();
  expect(readdirSync(copies)).toEqual(["casa-2026-11-23T02-30-00.db"]);
  expect(messages).toBe(2);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(await tryRestore(file)).toEqual({ messages: 2, rows: expect.any(Number), files: 0 });
  expect(readdirSync(location.dataDir).filter((name) => !name.startsWith("guesthouse."))).toEqual(
    [],
  );
});

test("a copy that is merged into an empty folder is the store again", async () => {
  const { file } = await copy();
  const bare = storeFile(join(folder, "bare"));
  await mergeCopy(bare, file);
  const restored = sqliteDatabase(bare);
  const texts = (await allMessages(restored)).map(({ message }) => message);
  await restored.close();
  expect(texts.toSorted()).toEqual(["due", "uno"]);
});

test("of each folder the copies that newer ones replace are deleted, and nothing else", async () => {
  const others = [
    "casa.db",
    "casa-2026-11-01.db",
    "vacanze.jpg",
    "casa-2026-01-01T00-00-00.db.bz2",
  ];
  for (const name of others) writeFileSync(join(copies, name), "");
  for (let night = 20; night > 0; night--) {
    const time = new Date(NOW - night * DAY).toISOString().slice(0, 10);
    writeFileSync(join(copies, `casa-${time}T02-30-00.db`), "");
  }
  const [killed, running] = [
    "casa-2026-11-20T02-30-00.db.parte",
    "casa-2026-11-23T02-29-59.db.parte",
  ];
  for (const name of [killed, running]) writeFileSync(join(copies, name), "");
  utimesSync(join(copies, killed), new Date(NOW - 3 * DAY), new Date(NOW - 3 * DAY));
  utimesSync(join(copies, running), new Date(NOW), new Date(NOW));
  expect(await run([copies])).toEqual({ copied: [copies], copyFaults: [] });
  const left = readdirSync(copies);
  for (const name of [...others, running]) expect(left).toContain(name);
  expect(left).not.toContain(killed);
  // 14 days, and the Sunday before them, which ends a week.
  expect((await copiesIn(copies)).map(({ file }) => file.slice(-22, -12))).toEqual(
    [23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 8].map(
      (day) => `2026-11-${String(day).padStart(2, "0")}`,
    ),
  );
});

test("a folder that fails holds up no other, and is not made: it may be a disk that is away", async () => {
  const away = join(folder, "not mounted");
  expect(await run([away, copies], true)).toEqual({
    copied: [copies],
    copyFaults: [{ folder: away, fault: "folder" }],
    drillFaults: [],
  });
  expect(existsSync(away)).toBe(false);
});

test("a full disk and a store that cannot be read are told apart", async ({ skip }) => {
  await database.close();
  const store = storeFile(location.dataDir);
  writeFileSync(store, "not a database at all".repeat(500));
  expect(await run([copies])).toMatchObject({ copyFaults: [{ fault: "store" }] });
  // One that is lost is not made anew: its copy would be one of nothing.
  rmSync(store);
  expect(await run([copies])).toMatchObject({ copyFaults: [{ fault: "store" }] });
  expect([existsSync(store), readdirSync(copies)]).toEqual([false, []]);
  await write(database, "uno");
  const disk = smallDisk(folder);
  if (!disk) return skip("no small disk can be mounted here");
  try {
    disk.fill();
    expect(await run([disk.folder])).toMatchObject({ copyFaults: [{ fault: "full" }] });
    expect(readdirSync(disk.folder)).toEqual(["filler"]);
  } finally {
    disk.remove();
  }
});

test("a copy with one other letter is no good copy, though SQLite finds nothing wrong with it", async () => {
  const { file } = await copy();
  const bytes = readFileSync(file);
  const at = bytes.indexOf("Anna");
  bytes[at] = "E".charCodeAt(0);
  writeFileSync(file, bytes);
  using damaged = new DatabaseSync(file, { readOnly: true });
  expect(damaged.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(await tryRestore(file)).toEqual({ fault: "damaged" });
});

test("a copy that was cut off, and a folder without one, fail the drill", async () => {
  const { file } = await copy();
  writeFileSync(file, readFileSync(file).subarray(0, 8_192));
  expect(await tryRestore(file)).toEqual({ fault: "damaged" });
  rmSync(file);
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await tryRestore(file)).toEqual({ fault: "folder" });
  vi.restoreAllMocks();
});

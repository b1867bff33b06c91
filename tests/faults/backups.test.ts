/** Backups by a process of their own: under writes, and beside a server. */
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Value } from "#app/content/rows.ts";
import type { BackupFault, BackupTask } from "#server/backup/copies.ts";
import type { Database, Row } from "#server/store/database.ts";
import { addRevision, documentState } from "#server/store/documents.ts";
import { saveMessage } from "#server/store/messages.ts";
import { openStore, type StoreLocation } from "#server/store/open.ts";
import { restoreCopy } from "#server/store/restore.ts";
import { addUpload, uploadId } from "#server/store/uploads.ts";
import { runTask } from "#server/system/child-task.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { figure } from "./support/guest.ts";
import { rowsOf } from "./support/store-rows.ts";
import { scratch, smallSite, startServer } from "./support/server.ts";

const PROCESS = join(import.meta.dirname, "../../server/backup/backup-process.ts");

/** Writes a second. */
const RATE = 100;
const COPIES = IS_FULL ? 5 : 2;
/** Photographs of half a megabyte. */
const PHOTOGRAPHS = IS_FULL ? 200 : 40;

async function within<T>(
  location: StoreLocation,
  work: (store: Database) => Promise<T>,
): Promise<T> {
  const store = await openStore(location);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Published photographs, and words that are not published, as a family has them after some years. */
async function furnish(store: Database): Promise<void> {
  const files = Array.from({ length: PHOTOGRAPHS }, (_, at) => Buffer.alloc(500_000, `file ${at}`));
  await store.transaction(async (query) => {
    for (const bytes of files) await addUpload(query, bytes);
  });
  const entries = files.map((bytes, at) => [at, { upload: uploadId(bytes), focus: [0.5, 0.5] }]);
  const documentOf = (values: Value) => ({ version: 0, values, changes: {} });
  const photographs = documentOf(Object.fromEntries(entries));
  const draft = { photographs, "it/home": documentOf({ title: "Benvenuti" }) };
  const { key } = await documentState(store);
  await addRevision(store, key, { documents: { photographs }, draft, made: 2, author: "anna" });
}

const byNumber = (rows: Row[]) =>
  rows.toSorted((one, other) => Number(one["number"]) - Number(other["number"]));

test(`a copy made during ${RATE} writes a second restores to equal rows, words and pictures`, async () => {
  const { folder, remove } = scratch();
  onTestFinished(remove);
  const live = { dataDir: join(folder, "data") };
  let written = 0;
  /** What was on the disk before each copy began. */
  const before: number[] = [];
  const copies: string[] = [];
  let slowest = 0;
  const writes: Promise<void>[] = [];
  let rate = 0;
  await within(live, async (store) => {
    await furnish(store);
    const write = async () => {
      const anna = { name: "Anna", email: "anna@posta.example", message: "C’è posto?" };
      const asked = performance.now();
      await saveMessage(store, { ...anna, key: `${writes.length}`, suspicion: "" }, Date.now());
      written++;
      slowest = Math.max(slowest, performance.now() - asked);
    };
    const first = performance.now();
    // A busy machine calls late.
    const guests = setInterval(() => {
      while (writes.length < ((performance.now() - first) / 1000) * RATE) writes.push(write());
    }, 1000 / RATE);
    for (let index = 0; index < COPIES; index++) {
      const target = join(folder, `copies-${index}`);
      mkdirSync(target);
      before.push(written);
      const task: BackupTask = { ...live, folder: target, now: Date.now() };
      expect(await runTask<BackupFault | undefined>(PROCESS, task)).toBeUndefined();
      copies.push(join(target, readdirSync(target)[0] ?? ""));
    }
    clearInterval(guests);
    await Promise.all(writes);
    rate = Math.round((written / (performance.now() - first)) * 1000);
  });

  const all = await rowsOf(live);
  const messages = byNumber(all.messages);
  expect(messages).toHaveLength(writes.length);
  const counts: number[] = [];
  for (const [index, file] of copies.entries()) {
    const bare = { dataDir: join(folder, `bare-${index}`) };
    mkdirSync(bare.dataDir);
    await restoreCopy(bare, file, Date.now());
    const copy = await rowsOf(bare);
    // As it was at one moment: the first messages up to some number, each with its letter.
    expect(byNumber(copy.messages)).toEqual(messages.slice(0, copy.messages.length));
    expect(copy.messages.length).toBeGreaterThanOrEqual(before[index]!);
    const letters = new Set(copy.messages.map(({ letter }) => letter));
    expect(new Set(copy.letters.map(({ id }) => id))).toEqual(letters);
    for (const table of ["documents", "revisions", "draft", "uploads"] as const)
      expect(copy[table]).toEqual(all[table]);
    counts.push(copy.messages.length);
    rmSync(bare.dataDir, { recursive: true });
  }
  expect(counts.at(-1)).toBeLessThan(messages.length);
  figure(
    `${COPIES} copies of ${Math.round(statSync(copies[0]!).size / 1e6)} MB during ${rate} writes a second, the slowest ${Math.round(slowest)} ms: ${counts.join(", ")} of ${messages.length} messages, all rows equal`,
  );
});

test("a server copies a while after its start, into its own folder and the one that is set", async () => {
  const { folder, remove } = scratch();
  const live = { dataDir: join(folder, "data") };
  const other = join(folder, "copies");
  mkdirSync(other);
  const environment = { DATA_DIR: live.dataDir, BACKUP_DIR: other };
  const server = await startServer({ site: smallSite(folder), environment });
  onTestFinished(async () => {
    await server.kill();
    remove();
  });
  const health = async () => (await fetch(`${server.url}/healthz`)).json();
  expect(await health()).toMatchObject({ backupAge: null });
  while (!readdirSync(other).some((name) => name.endsWith(".db"))) await pause(100);
  expect(await health()).toMatchObject({ backupAge: expect.any(Number) });
  expect(await health()).not.toHaveProperty("backup");
  for (const copies of [other, join(live.dataDir, "backups")])
    expect(readdirSync(copies)).toEqual([expect.stringMatching(/^casa-.*\.db$/)]);
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { createComposer } from "#server/mail/start-mail.ts";
import { houseInfoByLanguage } from "#server/text/house-info.ts";
import type { BackupFault } from "#server/store/backup-alerts.ts";
import { backupStatus } from "#server/store/backup-state.ts";
import type { Database } from "#server/store/database.ts";
import { claimLetter, markSent } from "#server/store/letters.ts";
import { IN_MEMORY, sqliteDatabase } from "#server/store/sqlite.ts";
import { readContents } from "#tests/support/content.ts";
import { createBackupJob } from "./backup-job.ts";
import type { BackupTask } from "./backup-run.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FOLDERS = ["/copie/qui", "/copie/altrove"];
/** A quarter past three in the night, at the house. */
const BEFORE = Date.parse("2026-11-23T02:15:00Z");

let database: Database;
let now: number;
let tasks: BackupTask[];
let lines: string[];
/** Where copies fail now, and where restores do. */
let broken: { copy: Record<string, BackupFault>; drill: Record<string, BackupFault> };
beforeEach(() => {
  database = sqliteDatabase(IN_MEMORY);
  now = BEFORE;
  tasks = [];
  lines = [];
  broken = { copy: {}, drill: {} };
});
afterEach(() => database.close());

const faultsIn = (folders: string[], faults: Record<string, BackupFault>) =>
  folders.flatMap((folder) => (faults[folder] ? [{ folder, fault: faults[folder] }] : []));

function job(backupDirs = FOLDERS) {
  return createBackupJob({
    database,
    settings: { dataDir: "/dati", backupDirs },
    build: "/build",
    now: () => now,
    log: (line) => void lines.push(line),
    onAlert: () => {},
    async run(task) {
      tasks.push(task);
      const copyFaults = faultsIn(task.folders, broken.copy);
      const copied = task.folders.filter((folder) => !broken.copy[folder]);
      const drillFaults = faultsIn(copied, broken.drill);
      return { copied, copyFaults, ...(task.withDrill && { drillFaults }) };
    },
  });
}

const QUARTER = 15 * 60_000;

/** The job's looks, a quarter of an hour after the other, until a time. */
async function until(end: number): Promise<void> {
  const { pass } = job();
  for (; now < end; now += QUARTER) await pass();
}

async function mails(): Promise<string[]> {
  const context = {
    info: houseInfoByLanguage(readContents()),
    siteUrl: "https://casa.example",
    owner: "famiglia@casa.example",
    sender: "sito@casa.example",
    keepSignUpDays: 7,
  };
  const compose = createComposer(
    database,
    () => context,
    async () => ({ now, nights: undefined }),
  );
  const sent: string[] = [];
  for (;;) {
    const letter = await claimLetter(database, now, HOUR);
    if (!letter) return sent;
    const mail = await compose(letter);
    sent.push(`${mail?.subject}\n${mail?.text}`);
    await markSent(database, letter.id, now);
  }
}

const status = () => backupStatus(database, FOLDERS, now);

test("the first copies are made at once and tried, the next at half past three at the house", async () => {
  await until(BEFORE + QUARTER - 1);
  expect(tasks.map(({ folders, withDrill }) => ({ folders, withDrill }))).toEqual([
    { folders: FOLDERS, withDrill: true },
  ]);
  await until(BEFORE + 12 * HOUR);
  expect(tasks.map(({ now: at }) => new Date(at).toISOString())).toEqual([
    "2026-11-23T02:15:00.000Z",
    "2026-11-23T02:30:00.000Z",
  ]);
  expect(await status()).toMatchObject({ lastAt: BEFORE + QUARTER, isLate: false });
  expect(lines).toEqual([]);
});

test.each([
  ["2027-01-10", "T02:30"],
  ["2027-07-10", "T01:30"], // in summer
])("on %s it is half past three at %s UTC", async (day, time) => {
  now = Date.parse(`${day}T00:00:00Z`) - DAY;
  await job().pass();
  now = Date.parse(`${day}T00:00:00Z`);
  await until(now + DAY);
  expect(tasks.slice(1).map(({ now: at }) => new Date(at).toISOString().slice(10, 16))).toContain(
    time,
  );
});

test("a night that the server was off for is made up for at its start, once", async () => {
  await job().pass();
  now += 3 * DAY + HOUR;
  expect(await status()).toMatchObject({ isLate: true });
  await until(now + HOUR);
  expect(tasks).toHaveLength(2);
  expect(await status()).toMatchObject({ isLate: false });
});

test("of two servers of a store one makes the copy", async () => {
  await Promise.all([job().pass(), job().pass()]);
  expect(tasks).toHaveLength(1);
});

test("a restore is tried once a week", async () => {
  await until(now + 15 * DAY);
  // The night that follows the first copies by a quarter of an hour has none.
  expect(tasks).toHaveLength(16);
  expect(tasks.flatMap(({ withDrill }, night) => (withDrill ? [night] : []))).toEqual([0, 8, 15]);
});

test("a copy that fails is repeated every hour where it failed, told once, and well again when it is made", async () => {
  await job().pass();
  broken.copy = { [FOLDERS[1]!]: "folder" };
  now = BEFORE + QUARTER;
  await until(now + 2 * HOUR + 1);
  expect(tasks.slice(1).map(({ folders }) => folders)).toEqual([
    FOLDERS,
    FOLDERS.slice(1),
    FOLDERS.slice(1),
  ]);
  expect(lines).toEqual([
    "ALARM, no backup in /copie/altrove: the folder is missing or cannot be written.",
  ]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatch(/^La copia di sicurezza di questa notte non è riuscita\n/);
  expect(mail).toContain("/copie/altrove\nLa cartella non c’è");
  expect(mail).not.toContain("/copie/qui");
  // A copy was made in the other folder, and yet somebody has to look.
  expect(await status()).toMatchObject({ isLate: true, lastAt: BEFORE + QUARTER });
  // Another fault of the same folder is logged, and is no second mail.
  broken.copy = { [FOLDERS[1]!]: "full" };
  await until(now + HOUR);
  expect(lines[1]).toContain("the disk is full");
  expect(await mails()).toEqual([]);

  broken.copy = {};
  await until(now + HOUR);
  expect(lines.slice(2)).toEqual(["Backups are made again."]);
  expect(await status()).toMatchObject({ isLate: false, copyFaults: [] });
  const runs = tasks.length;
  await until(now + 2 * HOUR);
  expect(tasks).toHaveLength(runs);
  // The next outage is told anew.
  broken.copy = { [FOLDERS[0]!]: "store" };
  await until(now + DAY);
  expect(await mails()).toHaveLength(1);
});

test("a drill that fails raises the alarm, and is repeated the next night", async () => {
  broken.drill = { [FOLDERS[0]!]: "damaged" };
  await job().pass();
  expect(lines).toEqual(["ALARM, no restore of the backup in /copie/qui: the copy is damaged."]);
  expect(await status()).toMatchObject({ isLate: true });
  expect(await mails()).toEqual([
    expect.stringMatching(/^Una copia di sicurezza non si lascia ripristinare\n[^]*\/copie\/qui\n/),
  ]);
  broken.drill = {};
  await until(BEFORE + HOUR);
  expect(tasks.map(({ withDrill }) => withDrill)).toEqual([true, true]);
  expect(lines[1]).toBe("A backup was restored again, as a drill.");
  expect(await status()).toMatchObject({ isLate: false });
});

test("a run that a restart cut off is made again after an hour, in all folders", async () => {
  const cutOff = createBackupJob({
    database,
    settings: { dataDir: "/dati", backupDirs: FOLDERS },
    build: "/build",
    now: () => now,
    onAlert: () => {},
    run: () => Promise.reject(new Error("stopped")),
  });
  now = BEFORE + QUARTER;
  await expect(cutOff.pass()).rejects.toThrow("stopped");
  await until(now + HOUR + 1);
  expect(tasks.map(({ folders }) => folders)).toEqual([FOLDERS]);
});

test("a clock that was ahead holds no copy up", async () => {
  now = BEFORE + 365 * DAY;
  await job().pass();
  now = BEFORE;
  await job().pass();
  expect(tasks).toHaveLength(2);
});

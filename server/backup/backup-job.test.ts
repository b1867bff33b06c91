import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { backupStatus } from "#server/store/backup-state.ts";
import type { Database } from "#server/store/database.ts";
import { mailsDue } from "#tests/support/mails.ts";
import { createBackupJob } from "./backup-job.ts";
import type { BackupFault, BackupTask } from "./copies.ts";
import { memoryStore, scratch } from "#tests/support/scratch.ts";
import { DAY, HOUR } from "#server/system/durations.ts";

const QUARTER_HOUR = 15 * 60_000;
/** A quarter past three at night in the house's time zone, before the daily backup. */
const START = Date.parse("2026-11-23T02:15:00Z");

let folder: string;
let ownDir: string;
const DISK = "/mnt/disco";
let database: Database;
let now: number;
let tasks: BackupTask[];
let logLines: string[];
let faults: Record<string, BackupFault>;
let job: ReturnType<typeof createBackupJob>;
beforeEach(() => {
  folder = scratch();
  ownDir = join(folder, "backups");
  database = memoryStore();
  now = START;
  tasks = [];
  logLines = [];
  faults = {};
  job = newJob();
});

function newJob(backupFolders = [ownDir, DISK]) {
  return createBackupJob({
    database,
    settings: { dataDir: folder, backupFolders },
    now: () => now,
    log: (line) => void logLines.push(line),
    onAlert: () => {},
    async runTask(task) {
      tasks.push(task);
      return faults[task.folder];
    },
  });
}

async function runUntil(end: number): Promise<void> {
  for (; now < end; now += QUARTER_HOUR) await job.pass();
}

const dueMails = async () =>
  (await mailsDue(database, now)).map(({ subject, text }) => `${subject}\n${text}`);

const status = () => backupStatus(database, [ownDir, DISK], now);
const taskTimes = (all = tasks) => all.map((task) => new Date(task.now).toISOString().slice(0, 16));

test("the job makes the first copies at once, and the next at half past three Italian time", async () => {
  await runUntil(START + 12 * HOUR);
  expect(tasks.map((task) => task.folder)).toEqual([ownDir, DISK, ownDir, DISK]);
  expect(taskTimes()).toEqual([
    "2026-11-23T02:15",
    "2026-11-23T02:15",
    "2026-11-23T02:30",
    "2026-11-23T02:30",
  ]);
  expect(await status()).toEqual([
    { folder: ownDir, copiedAt: START + QUARTER_HOUR, isLate: false },
    { folder: DISK, copiedAt: START + QUARTER_HOUR, isLate: false },
  ]);
  expect(logLines).toEqual([]);
});

test.each([
  ["2027-01-10", "T02:30"],
  ["2027-07-10", "T01:30"], // summer time
])("on %s it is half past three at %s UTC", async (day, time) => {
  now = Date.parse(`${day}T00:00:00Z`) - DAY;
  await job.pass();
  now = Date.parse(`${day}T00:00:00Z`);
  await runUntil(now + DAY);
  expect(taskTimes(tasks.slice(2))).toContain(`${day}${time}`);
});

test("the job makes one copy at the server's start for the nights when the server was off", async () => {
  await job.pass();
  now += 3 * DAY + HOUR;
  job = newJob();
  await runUntil(now + HOUR);
  expect(tasks).toHaveLength(4);
});

test("the job repeats a failed copy every hour in the same folder, and logs each failure", async () => {
  await job.pass();
  faults = { [DISK]: "folder" };
  now = START + QUARTER_HOUR;
  await runUntil(now + 2 * HOUR + 1);
  expect(tasks.slice(2).map((task) => task.folder)).toEqual([ownDir, DISK, DISK, DISK]);
  const alarm = `ALARM, no backup in ${DISK}: the folder is missing or cannot be written.`;
  expect(logLines).toEqual([alarm, alarm, alarm]);
  faults = {};
  await runUntil(now + HOUR);
  expect(logLines.slice(3)).toEqual([`Backups are made again in ${DISK}.`]);
});

test("the family gets one mail after two days without a copy in a folder, and another the next time", async () => {
  await job.pass();
  faults = { [DISK]: "full" };
  await runUntil(START + 2 * DAY);
  expect(await dueMails()).toEqual([]);
  expect((await status()).map(({ isLate }) => isLate)).toEqual([false, false]);
  await runUntil(START + 5 * DAY);
  const [mail, ...others] = await dueMails();
  expect(others).toEqual([]);
  expect(mail).toMatch(/^Da due giorni non riesce la copia di sicurezza\n/);
  expect(mail).toContain(`\n${DISK}\n`);
  expect((await status()).map(({ isLate }) => isLate)).toEqual([false, true]);

  faults = {};
  await runUntil(now + 2 * HOUR);
  expect((await status()).map(({ isLate }) => isLate)).toEqual([false, false]);
  faults = { [DISK]: "full" };
  await runUntil(now + 5 * DAY);
  expect(await dueMails()).toHaveLength(1);
});

test("a folder that never had a copy counts as late two days after the job's first attempt", async () => {
  faults = { [DISK]: "folder" };
  await runUntil(START + 2 * DAY + 1);
  expect(await dueMails()).toEqual([]);
  await runUntil(START + 2 * DAY + 2 * HOUR);
  expect(await dueMails()).toHaveLength(1);
});

test("a clock that was ahead delays no copy", async () => {
  now = START + 365 * DAY;
  await job.pass();
  now = START;
  await job.pass();
  expect(tasks).toHaveLength(4);
});

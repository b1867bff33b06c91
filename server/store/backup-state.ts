/** The state of the nightly backups: when the last run began, when a restore was last tried, what failed. */
import { houseDayAt } from "#app/domain/availability.ts";
import { LAST_BACKUP_KEY, lastBackup } from "./backup.ts";
import { addBackupAlert, type BackupAlert, type FolderFault } from "./backup-alerts.ts";
import type { Database, Query } from "./database.ts";
import { readValue, serialize, writeValue } from "./key-values.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A night's backup is due from half past three on, in the house's time zone. */
const DUE_FROM = 3.5 * HOUR;

/** The pause before a failed backup is repeated, in milliseconds; no run takes longer. */
export const BACKUP_RETRY_PAUSE = HOUR;

/** The time between two drills: a week, less half a day, because runs may be late. */
const DRILL_INTERVAL = 6.5 * DAY;

/** The age at which the last backup is late: one is made every night, and one may be missing. */
const MAX_BACKUP_AGE = 2 * DAY;

type BackupState = {
  startedAt: number;
  /** The end of the last run, whatever its result. */
  endedAt: number;
  drilledAt: number;
  copyFaults: FolderFault[];
  drillFaults: FolderFault[];
};

const INITIAL_STATE: BackupState = {
  startedAt: 0,
  endedAt: 0,
  drilledAt: 0,
  copyFaults: [],
  drillFaults: [],
};

const STATE_KEY = "backup state";

async function readState(query: Query): Promise<BackupState> {
  const value = await readValue(query, STATE_KEY);
  return value === "" ? INITIAL_STATE : JSON.parse(value);
}

const writeState = (query: Query, state: BackupState) =>
  writeValue(query, STATE_KEY, JSON.stringify(state));

const backupNightOf = (time: number) => houseDayAt(time - DUE_FROM);

/** Whether no run began this night; a start in the future was noted under a wrong clock. */
const isFirstOfNight = ({ startedAt }: BackupState, now: number) =>
  startedAt > now || backupNightOf(startedAt) !== backupNightOf(now);

export type BackupRun = {
  /** Where copies are made. */
  folders: string[];
  /** Whether a restore is tried of each. */
  withDrill: boolean;
};

/** The run that is due, for one server of the store; a failed copy is repeated after an hour. */
export async function claimBackup(
  database: Database,
  folders: string[],
  now: number,
): Promise<BackupRun | undefined> {
  return database.transaction(async (query) => {
    await serialize(query);
    const state = await readState(query);
    const { startedAt, endedAt, drilledAt, copyFaults, drillFaults } = state;
    const isInterrupted = endedAt < startedAt;
    const isNew = isFirstOfNight(state, now);
    const isRetry =
      now - startedAt >= BACKUP_RETRY_PAUSE && (isInterrupted || copyFaults.length > 0);
    if (!isNew && !isRetry) return undefined;
    await writeState(query, { ...state, startedAt: now });
    const failed = folders.filter((folder) => copyFaults.some((one) => one.folder === folder));
    const isDrillDue =
      drillFaults.length > 0 || drilledAt > now || now - drilledAt >= DRILL_INTERVAL;
    return isNew || isInterrupted || failed.length === 0
      ? { folders, withDrill: isDrillDue }
      : { folders: failed, withDrill: false };
  });
}

export type BackupResult = {
  /** The folders that got a copy. */
  copied: string[];
  copyFaults: FolderFault[];
  /** Nothing where no restore was tried. */
  drillFaults?: FolderFault[];
};

const faultsText = (faults: FolderFault[]) => JSON.stringify(faults);

/**
 * Records the result of a run, and writes to the family when copies or restores begin to fail. Gives the
 * alerts that are new or differ from the last run's.
 */
export async function recordBackupRun(
  database: Database,
  { copied, copyFaults, drillFaults }: BackupResult,
  now: number,
): Promise<BackupAlert[]> {
  return database.transaction(async (query) => {
    await serialize(query);
    const before = await readState(query);
    const after = {
      ...before,
      endedAt: Math.max(now, before.startedAt),
      copyFaults,
      ...(drillFaults && { drillFaults }),
      ...(drillFaults?.length === 0 && { drilledAt: now }),
    };
    await writeState(query, after);
    if (copied.length > 0) await writeValue(query, LAST_BACKUP_KEY, String(now));
    const alerts = (["copy", "drill"] as const).map((kind) => ({
      kind,
      faults: after[`${kind}Faults`],
      before: before[`${kind}Faults`],
    }));
    for (const alert of alerts)
      if (alert.faults.length > 0 && alert.before.length === 0)
        await addBackupAlert(query, alert, now);
    return alerts.filter((one) => faultsText(one.faults) !== faultsText(one.before));
  });
}

export type BackupStatus = Pick<BackupState, "copyFaults" | "drillFaults"> & {
  /** Nothing where no copy was made yet. */
  lastAt: number | undefined;
  isLate: boolean;
};

/** `folders` are those of the nightly backups: without any, what failed before does not count. */
export async function backupStatus(
  database: Database,
  folders: string[],
  now: number,
): Promise<BackupStatus> {
  const lastAt = await lastBackup(database);
  const { copyFaults, drillFaults } =
    folders.length > 0 ? await database.read(readState) : INITIAL_STATE;
  const isOld = lastAt !== undefined && now - lastAt > MAX_BACKUP_AGE;
  const isLate = isOld || copyFaults.length + drillFaults.length > 0;
  return { lastAt, copyFaults, drillFaults, isLate };
}

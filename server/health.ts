import { setTimeout as pause } from "node:timers/promises";
import type { Jobs } from "./jobs.ts";
import type { RevisionStatus } from "./site/follow-revisions.ts";
import type { Database } from "./store/database.ts";
import type { Settings } from "./settings/settings.ts";
import { backupStatus } from "./store/backup-state.ts";
import { mailProblems } from "./store/letters.ts";

type HealthOptions = {
  settings: Pick<Settings, "backupFolders" | "smtp">;
  database: Database;
  version: string;
  readRevisionStatus: () => RevisionStatus;
  jobs: Pick<Jobs, "hasLateFeeds">;
  now?: () => number;
  timeout?: number;
};

/** Requests within one second share one check of the database. */
const MAX_CHECK_AGE_MS = 1_000;

const STORE_TIMEOUT_MS = 1_000;

async function checkStore(options: HealthOptions) {
  const { database, settings, now = Date.now, timeout = STORE_TIMEOUT_MS } = options;
  const checks = Promise.all([
    backupStatus(database, settings.backupFolders, now()),
    settings.smtp && mailProblems(database, now()),
    database.isWritable(),
  ]).catch(() => undefined);
  const checkResults = await Promise.race([checks, pause(timeout, undefined, { ref: false })]);
  const [backups = [], mail, isWritable] = checkResults ?? [];
  const isMailLate = mail && (mail.lateSince !== undefined || mail.notSent > 0);
  return { backups, isMailLate, store: isWritable ? ("ok" as const) : ("away" as const) };
}

export function createHealth(options: HealthOptions) {
  const { version, readRevisionStatus, jobs, now = Date.now } = options;
  let checkedAt = -Infinity;
  let storeCheck: ReturnType<typeof checkStore> | undefined;
  return async () => {
    if (!storeCheck || now() - checkedAt >= MAX_CHECK_AGE_MS || now() < checkedAt) {
      checkedAt = now();
      storeCheck = checkStore(options);
    }
    const { store, backups, isMailLate } = await storeCheck;
    const { number, state } = readRevisionStatus();
    const lastCopyAt = Math.max(...backups.map(({ copiedAt = 0 }) => copiedAt));
    const backupAge = lastCopyAt > 0 ? Math.max(0, Math.round((now() - lastCopyAt) / 1000)) : null;
    return {
      status: "ok",
      ...(isMailLate && { mail: "late" as const }),
      ...(jobs.hasLateFeeds() && { feeds: "late" as const }),
      /** While the database (the store) is "away", pages are still served, and forms respond with 503. */
      store,
      release: number,
      /** Set if a newer revision cannot be shown. */
      ...(state === "behind" && { releases: state }),
      version,
      /** Set if a folder has had no copy for two days. */
      ...(backups.some(({ isLate }) => isLate) && { backup: "late" as const }),
      /** The age of the newest copy, in seconds; null if there is no copy. */
      ...(store === "ok" && { backupAge }),
    };
  };
}

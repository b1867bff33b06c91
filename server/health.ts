/** What `/healthz` says: whether guests, messages and backups are well. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ShownRelease } from "./follow-releases.ts";
import { lastBackup } from "./store/backup-note.ts";
import type { Database } from "./store/database.ts";

/** "away": pages are served, forms answer 503. Times are seconds; no backup is told as null. */
export type Health = {
  status: "ok";
  mail?: "late";
  feeds?: "late";
  store: "ok" | "away";
  release: number;
  /** A newer release cannot be shown. */
  releases?: "behind";
  version: string;
  backupAge?: number | null;
};

type Watched = {
  database: Database;
  build: string;
  release: () => ShownRelease;
  isMailLate: () => boolean;
  areFeedsLate: () => boolean;
  now?: () => number;
  patience?: number;
};

/** All who ask within this time get one answer, in milliseconds. */
const ASKED_ONCE = 1_000;

/** How long the store may take to answer, in milliseconds. */
const PATIENCE = 1_000;

/** The version, with the commit where the build knew it: "1.0.0+60e2d8b". */
async function versionOf(build: string): Promise<string> {
  const read = (file: string) => readFile(file, "utf8").catch(() => "");
  const { version } = JSON.parse(await read(join(import.meta.dirname, "../package.json")));
  const commit = (await read(join(build, "commit"))).trim();
  return commit ? `${version}+${commit}` : version;
}

/** What the store says of itself; nothing where it does not answer in time. */
async function storeState({ database, patience = PATIENCE }: Watched) {
  const asked = Promise.all([lastBackup(database), database.isWritable()]).catch(() => undefined);
  const answer = await Promise.race([asked, pause(patience, undefined, { ref: false })]);
  const [backup, isWritable] = answer ?? [];
  return { backup, store: isWritable ? ("ok" as const) : ("away" as const) };
}

/** Gives the answer to a watcher; it never writes, and asks the store once a second at most. */
export function createHealth(watched: Watched): () => Promise<Health> {
  const { database, build, release, isMailLate, areFeedsLate, now = Date.now } = watched;
  const version = versionOf(build);
  let asked = -Infinity;
  let state = Promise.resolve<Awaited<ReturnType<typeof storeState>>>({
    backup: undefined,
    store: "away",
  });
  return async () => {
    if (now() - asked >= ASKED_ONCE || now() < asked) {
      asked = now();
      state = storeState(watched);
    }
    const { store, backup } = await state;
    const { number, state: shown } = release();
    const age = backup === undefined ? null : Math.max(0, Math.round((now() - backup) / 1000));
    return {
      status: "ok",
      ...(isMailLate() && { mail: "late" as const }),
      ...(areFeedsLate() && { feeds: "late" as const }),
      store,
      release: number,
      ...(shown === "behind" && { releases: shown }),
      version: await version,
      // PostgreSQL has its own backups, of which we know nothing.
      ...(!database.shared && store === "ok" && { backupAge: age }),
    };
  };
}

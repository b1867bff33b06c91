/** `backup` and `ripristina`, for the embedded store; PostgreSQL has its own tools. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { recordBackup } from "#server/store/last-backup.ts";
import { copyStore, countMessages } from "../store/backup.ts";
import { StoreUnavailable } from "../store/database.ts";
import { isDiskFull } from "#server/system/disk-space.ts";
import { storeFile } from "../store/open.ts";
import { CopyTooNewError, mergeCopy, storeFromCopy } from "../store/restore.ts";
import { unseenReleaseNotice } from "./current-release.ts";
import { withCount, type Desk, MESSAGES } from "./command.ts";
import { DeskError } from "./desk-error.ts";

/** The file of the store; PostgreSQL has none. */
function ownFile({ settings }: Desk): string {
  if (settings.databaseUrl)
    throw new DeskError(
      "L’archivio è su PostgreSQL: usate pg_dump e pg_restore (docs/operations.md).",
    );
  return storeFile(settings.dataDir);
}

/** How many messages a copy holds; throws when it is not sound. */
function checked(file: string): number {
  const held = countMessages(file);
  if (held === undefined) throw new DeskError(`${file} non è una copia buona.`);
  return held;
}

/**
 * A copy of the whole store, also while the server works, read again before it is called good. Until
 * then its name says that it is none, and what fails leaves nothing behind.
 */
export async function backUp(desk: Desk, [folder = "backup"]: string[]): Promise<void> {
  const store = ownFile(desk);
  const stamp = new Date(desk.now).toISOString().slice(0, 19).replaceAll(":", "-");
  const file = join(folder, `casa-${stamp}.db`);
  const part = `${file}.parte`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await copyStore(store, part);
    const held = checked(part);
    renameSync(part, file);
    desk.print(`Copia fatta: ${file}, ${withCount(held, MESSAGES)}, controllata.`);
    // The copy is good also where the store's own disk takes no note of it.
    await recordBackup(desk.database, desk.now).catch(() => {});
  } catch (error) {
    for (const end of ["", "-journal", "-wal", "-shm"])
      if (existsSync(part + end)) rmSync(part + end);
    if (error instanceof DeskError || error instanceof StoreUnavailable) throw error;
    throw new DeskError(
      isDiskFull(error)
        ? `La copia non è fatta: il disco di ${folder} è pieno. Non è rimasto niente a metà.`
        : `La copia non è fatta: in ${folder} non si può scrivere.`,
    );
  }
}

/** Moves a store that cannot be read out of the way; nothing is deleted. */
function setAside(file: string, desk: Desk): void {
  if (!existsSync(file) || countMessages(file) !== undefined) return;
  for (const end of ["", "-wal", "-shm"])
    if (existsSync(file + end)) renameSync(file + end, `${file}${end}.rotto-${desk.now}`);
  desk.print(`L’archivio era rovinato: è rimasto da parte come ${file}.rotto-${desk.now}`);
}

/** Adds what a copy holds to the store, or makes the store of it where there is none. */
export async function restore(desk: Desk, [copy]: string[]): Promise<void> {
  const store = ownFile(desk);
  if (!copy || !existsSync(copy))
    throw new DeskError("Quale copia? Per esempio: npm run desk -- ripristina backup/casa-….db");
  const held = checked(copy);
  setAside(store, desk);
  const isNew = !existsSync(store);
  try {
    const added = isNew ? await storeFromCopy(store, copy) : await mergeCopy(store, copy);
    desk.print(
      `La copia aveva ${withCount(held, MESSAGES)}: ${withCount(added, ["rimesso", "rimessi"])}` +
        (added < held ? ", gli altri c’erano già." : "."),
    );
    desk.print(
      isNew
        ? `L’archivio adesso è quello della copia, per intero. Il sito lo usa se la sua DATA_DIR è ${resolve(desk.settings.dataDir)}.`
        : "È tornato anche tutto il resto che mancava: iscritti, calendari, notti chiuse, siti pubblicati.",
    );
    const unseen = await unseenReleaseNotice(desk.database);
    if (unseen) desk.print(unseen);
  } catch (error) {
    if (!(error instanceof CopyTooNewError)) throw error;
    throw new DeskError(`${copy} è di una versione più nuova del sito: aggiornate prima il sito.`);
  }
}

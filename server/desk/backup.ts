/** Copies of the store made by hand, and what is restored from one. */
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { drillNewest } from "#server/backup/backup-run.ts";
import { backupFaultOf, makeCopy } from "#server/backup/copies.ts";
import { drill, type DrillResult } from "#server/backup/drill.ts";
import { checkCopy, recordBackup } from "#server/store/backup.ts";
import { StoreUnavailable } from "#server/store/database.ts";
import { storeFile } from "#server/store/open.ts";
import { CopyTooNewError, mergeCopy } from "#server/store/restore.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { BUILD_FOLDER, type UnseenRelease, unseenRelease } from "./current-release.ts";

/** Copies the store while the server works, and verifies the copy; a failure leaves no file behind. */
export async function backUp(
  { database, settings, now }: DeskContext,
  folder: string,
): Promise<{ file: string; messages: number }> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const copy = await makeCopy(settings, folder, now);
    // On a full disk the copy is good although its time cannot be recorded.
    await recordBackup(database, now).catch(() => {});
    return copy;
  } catch (error) {
    const fault = backupFaultOf(error);
    if (fault === "full")
      throw new DeskError(
        `La copia non è fatta: il disco di ${folder} è pieno. Non è rimasto niente a metà.`,
      );
    if (error instanceof StoreUnavailable) throw error;
    throw new DeskError(
      fault === "damaged"
        ? `La copia non è fatta: riletta, non era uguale all’archivio. Non è rimasto niente a metà. Se succede ancora, il disco di ${folder} è guasto.`
        : `La copia non è fatta: in ${folder} non si può scrivere.`,
    );
  }
}

type RestoreTrial = { place: string; result: DrillResult };

/** Restores the copy `named` into a store of its own, else the newest in each folder of the nightly copies. */
export async function tryRestore(
  { settings }: DeskContext,
  named?: string,
): Promise<RestoreTrial[]> {
  const { dataDir, backupDirs } = settings;
  const place = { dataDir, build: BUILD_FOLDER };
  if (named) {
    if (existsSync(named)) return [{ place: named, result: await drill(named, place) }];
    throw new DeskError(`La copia ${named} non c’è.`);
  }
  if (backupDirs.length === 0)
    throw new DeskError("Quale copia? Per esempio: npm run desk -- verifica backup/casa-….db");
  const trials: RestoreTrial[] = [];
  for (const folder of backupDirs)
    trials.push({ place: folder, result: await drillNewest(folder, place) });
  return trials;
}

function setAsideDamaged(file: string, now: number): string {
  for (const suffix of ["", "-wal", "-shm"])
    if (existsSync(file + suffix)) renameSync(file + suffix, `${file}${suffix}.rotto-${now}`);
  return `${file}.rotto-${now}`;
}

type Restoration = {
  /** The messages of the copy, and how many of them were missing. */
  messages: number;
  addedMessages: number;
  isNew: boolean;
  unseen: UnseenRelease | undefined;
};

/**
 * Merges a copy into the store, or creates the store from it where there is none. A damaged store is
 * set aside first: `onSetAside` gets its new name.
 */
async function restoreFile(
  { settings, now }: DeskContext,
  copy: string,
  onSetAside: (file: string) => void,
) {
  const store = storeFile(settings.dataDir);
  if (existsSync(store) && !checkCopy(store)) onSetAside(setAsideDamaged(store, now));
  const isNew = !existsSync(store);
  return { isNew, addedMessages: await mergeCopy(store, copy) };
}

export async function restore(
  context: DeskContext,
  copy: string,
  onSetAside: (file: string) => void,
): Promise<Restoration> {
  if (!copy || !existsSync(copy))
    throw new DeskError("Quale copia? Per esempio: npm run desk -- ripristina backup/casa-….db");
  const checked = checkCopy(copy);
  if (!checked) throw new DeskError(`${copy} non è una copia buona.`);
  try {
    const result = await restoreFile(context, copy, onSetAside);
    const unseen = await unseenRelease(context.database);
    return { messages: checked.messages, ...result, unseen };
  } catch (error) {
    if (!(error instanceof CopyTooNewError)) throw error;
    throw new DeskError(`${copy} è di una versione più nuova del sito: aggiornate prima il sito.`);
  }
}

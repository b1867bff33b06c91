/** Backups of the SQLite store; PostgreSQL has its own tools. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copyStore, countMessages, recordBackup } from "#server/store/backup.ts";
import { StoreUnavailable } from "#server/store/database.ts";
import { storeFile } from "#server/store/open.ts";
import { CopyTooNewError, mergeCopy } from "#server/store/restore.ts";
import { isDiskFull } from "#server/system/disk-space.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { type UnseenRelease, unseenRelease } from "./current-release.ts";

function storeFileOf({ settings }: DeskContext): string {
  if (settings.databaseUrl)
    throw new DeskError(
      "L’archivio è su PostgreSQL: usate pg_dump e pg_restore (docs/operations.md).",
    );
  return storeFile(settings.dataDir);
}

/** The messages of a copy; throws where it is damaged. */
function countMessagesOfCopy(file: string): number {
  const messages = countMessages(file);
  if (messages === undefined) throw new DeskError(`${file} non è una copia buona.`);
  return messages;
}

/**
 * Copies the store while the server works, and verifies the copy. Until then the file has another
 * name; a failure leaves no file behind.
 */
export async function backUp(
  context: DeskContext,
  folder: string,
): Promise<{ file: string; messages: number }> {
  const store = storeFileOf(context);
  const stamp = new Date(context.now).toISOString().slice(0, 19).replaceAll(":", "-");
  const file = join(folder, `casa-${stamp}.db`);
  const part = `${file}.parte`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await copyStore(store, part);
    const messages = countMessagesOfCopy(part);
    renameSync(part, file);
    // On a full disk the copy is good although its time cannot be recorded.
    await recordBackup(context.database, context.now).catch(() => {});
    return { file, messages };
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

function setAside(file: string, now: number): string {
  for (const end of ["", "-wal", "-shm"])
    if (existsSync(file + end)) renameSync(file + end, `${file}${end}.rotto-${now}`);
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
export async function restore(
  context: DeskContext,
  copy: string,
  onSetAside: (file: string) => void,
): Promise<Restoration> {
  const store = storeFileOf(context);
  if (!copy || !existsSync(copy))
    throw new DeskError("Quale copia? Per esempio: npm run desk -- ripristina backup/casa-….db");
  const messages = countMessagesOfCopy(copy);
  if (existsSync(store) && countMessages(store) === undefined)
    onSetAside(setAside(store, context.now));
  const isNew = !existsSync(store);
  try {
    const addedMessages = await mergeCopy(store, copy);
    return { messages, addedMessages, isNew, unseen: await unseenRelease(context.database) };
  } catch (error) {
    if (!(error instanceof CopyTooNewError)) throw error;
    throw new DeskError(`${copy} è di una versione più nuova del sito: aggiornate prima il sito.`);
  }
}

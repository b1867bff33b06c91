/** `backup` and `ripristina`, for the SQLite store; PostgreSQL has its own tools. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyStore, countMessages, recordBackup } from "#server/store/backup.ts";
import { StoreUnavailable } from "#server/store/database.ts";
import { storeFile } from "#server/store/open.ts";
import { CopyTooNewError, mergeCopy } from "#server/store/restore.ts";
import { isDiskFull } from "#server/system/disk-space.ts";
import { DeskError } from "../context.ts";
import { unseenRelease } from "../current-release.ts";
import { MESSAGES, type Shell, withCount } from "./format.ts";
import { describeUnseen } from "./people.ts";

function storeFileOf({ settings }: Shell): string {
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

/** A failure to copy as a sentence for the family. */
function copyError(error: unknown, folder: string): unknown {
  if (error instanceof DeskError || error instanceof StoreUnavailable) return error;
  return new DeskError(
    isDiskFull(error)
      ? `La copia non è fatta: il disco di ${folder} è pieno. Non è rimasto niente a metà.`
      : `La copia non è fatta: in ${folder} non si può scrivere.`,
  );
}

/**
 * Copies the store while the server works, and verifies the copy. Until then the file has another
 * name; a failure leaves no file behind.
 */
export async function backupCommand(shell: Shell, [folder = "backup"]: string[]): Promise<void> {
  const store = storeFileOf(shell);
  const stamp = new Date(shell.now).toISOString().slice(0, 19).replaceAll(":", "-");
  const file = join(folder, `casa-${stamp}.db`);
  const part = `${file}.parte`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await copyStore(store, part);
    const messages = countMessagesOfCopy(part);
    renameSync(part, file);
    // On a full disk the copy is good although its time cannot be recorded.
    await recordBackup(shell.database, shell.now).catch(() => {});
    shell.print(`Copia fatta: ${file}, ${withCount(messages, MESSAGES)}, controllata.`);
  } catch (error) {
    for (const end of ["", "-journal", "-wal", "-shm"])
      if (existsSync(part + end)) rmSync(part + end);
    throw copyError(error, folder);
  }
}

/** Sets a damaged store aside; gives its new name. */
function setAside(file: string, now: number): string {
  for (const end of ["", "-wal", "-shm"])
    if (existsSync(file + end)) renameSync(file + end, `${file}${end}.rotto-${now}`);
  return `${file}.rotto-${now}`;
}

/** Merges a copy into the store, or into a new one where there is none or a damaged one. */
export async function restoreCommand(shell: Shell, [copy = ""]: string[]): Promise<void> {
  const { print, settings } = shell;
  const store = storeFileOf(shell);
  if (!copy || !existsSync(copy))
    throw new DeskError("Quale copia? Per esempio: npm run desk -- ripristina backup/casa-….db");
  const messages = countMessagesOfCopy(copy);
  if (existsSync(store) && countMessages(store) === undefined)
    print(`L’archivio era rovinato: è rimasto da parte come ${setAside(store, shell.now)}`);
  const isNew = !existsSync(store);
  const addedMessages = await mergeCopy(store, copy).catch((error: unknown) => {
    if (!(error instanceof CopyTooNewError)) throw error;
    throw new DeskError(`${copy} è di una versione più nuova del sito: aggiornate prima il sito.`);
  });
  print(
    `La copia aveva ${withCount(messages, MESSAGES)}: ${withCount(addedMessages, ["rimesso", "rimessi"])}` +
      (addedMessages < messages ? ", gli altri c’erano già." : "."),
  );
  print(
    isNew
      ? `L’archivio adesso è quello della copia, per intero. Il sito lo usa se la sua DATA_DIR è ${resolve(settings.dataDir)}.`
      : "È tornato anche tutto il resto che mancava: iscritti, calendari, notti chiuse, siti pubblicati.",
  );
  const unseen = await unseenRelease(shell.database);
  if (unseen) print(describeUnseen(unseen));
}

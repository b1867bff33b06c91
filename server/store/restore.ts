import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { assertFreeSpace } from "#server/system/disk-space.ts";
import { matchFolderOwner } from "#server/system/file-owner.ts";
import { checkCopy } from "./backup.ts";
import { SCHEMA_VERSION } from "./migration.ts";
import { storeFile, type StoreLocation } from "./open.ts";
import { openFile } from "./sqlite.ts";

/** The ends of the names of SQLite's files beside an open database. A killed process leaves these files behind. */
const SIDECAR_SUFFIXES = ["-wal", "-journal", "-shm"];

type Restoration =
  | { messageCount: number; setAside: string | undefined }
  /** "damaged": the copy is damaged or is no database of this site. "newer": a later version of the site made the copy. */
  | { refusal: "damaged" | "newer" };

/** Migrates the copy. Deletes all ways to sign in, because the family may have removed some of them after the copy was made. */
async function prepareUnfinishedStore(file: string): Promise<void> {
  using copiedDatabase = await openFile(file);
  copiedDatabase.exec(
    "DELETE FROM sessions; DELETE FROM passkeys; DELETE FROM access_links; PRAGMA journal_mode = DELETE",
  );
}

function syncFile(file: string): void {
  const fileHandle = openSync(file, "r+");
  fsyncSync(fileHandle);
  closeSync(fileHandle);
}

function setStoreAside(storePath: string, now: number): string | undefined {
  if (!existsSync(storePath)) return undefined;
  try {
    // A killed server leaves a write-ahead log behind. Opening the database merges this log into the file.
    using database = new DatabaseSync(storePath);
    database.exec("PRAGMA journal_mode = DELETE");
  } catch {
    // A damaged database is set aside unchanged, together with its sidecar files (such as the write-ahead log).
  }
  const timeText = new Date(now).toISOString().replaceAll(/[:.]/g, "-");
  const asideFile = `${storePath}.prima-${timeText}`;
  for (const suffix of ["", ...SIDECAR_SUFFIXES])
    if (existsSync(storePath + suffix)) linkSync(storePath + suffix, asideFile + suffix);
  for (const suffix of SIDECAR_SUFFIXES) rmSync(storePath + suffix, { force: true });
  return asideFile;
}

/**
 * Replaces the store with the copy after the copy has been checked and migrated, and keeps the old store beside the new
 * store. No server may run meanwhile. Throws the error of a full disk if the folder has too little space.
 */
export async function restoreCopy(
  { dataDir }: StoreLocation,
  copy: string,
  now: number,
): Promise<Restoration> {
  const storePath = storeFile(dataDir);
  const unfinishedFile = `${storePath}.parte`;
  const removeUnfinished = () => {
    for (const suffix of ["", ...SIDECAR_SUFFIXES, ".before-upgrade"])
      rmSync(unfinishedFile + suffix, { force: true });
  };
  removeUnfinished();
  // The space is for the unfinished database, its write-ahead log, and the copy that is made before its migration.
  await assertFreeSpace(dataDir, 3 * statSync(copy).size);
  try {
    for (const suffix of ["", "-wal"])
      if (existsSync(copy + suffix)) copyFileSync(copy + suffix, unfinishedFile + suffix);
    matchFolderOwner(unfinishedFile);
    const copyInfo = checkCopy(unfinishedFile);
    if (!copyInfo) return { refusal: "damaged" };
    if (copyInfo.version > SCHEMA_VERSION) return { refusal: "newer" };
    await prepareUnfinishedStore(unfinishedFile);
    syncFile(unfinishedFile);
    const asideFile = setStoreAside(storePath, now);
    renameSync(unfinishedFile, storePath);
    return { messageCount: copyInfo.messageCount, setAside: asideFile };
  } finally {
    removeUnfinished();
  }
}

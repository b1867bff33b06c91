/** Puts a copy in the place of the store, which stays beside it under another name. */
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
import { demandSpace } from "#server/system/disk-space.ts";
import { matchFolderOwner } from "#server/system/file-owner.ts";
import { checkCopy } from "./backup.ts";
import { storeFile, type StoreLocation } from "./open.ts";
import { openFile } from "./sqlite.ts";
import { SCHEMA_VERSION } from "./upgrade-steps.ts";

/** Beside a database while it is open, and after a process that was killed. */
const SIDE_SUFFIXES = ["-wal", "-journal", "-shm"];

type Restoration =
  | { messages: number; setAside: string | undefined }
  /** "damaged": or no copy of a store; "newer": of a later version of the site. */
  | { refusal: "damaged" | "newer" };

/** Brings a duplicate of a copy up to date; an access that was removed since the copy does not come back. */
async function prepareDuplicate(file: string): Promise<void> {
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

/** Gives the store a second name, under which it stays; then nothing lies beside its first one. */
function setAside(store: string, now: number): string | undefined {
  if (!existsSync(store)) return undefined;
  try {
    // One file, also after a server that was killed.
    using database = new DatabaseSync(store);
    database.exec("PRAGMA journal_mode = DELETE");
  } catch {
    // A damaged one stays as it is, with what lies beside it.
  }
  const time = new Date(now).toISOString().replaceAll(/[:.]/g, "-");
  const asideFolder = `${store}.prima-${time}`;
  for (const suffix of ["", ...SIDE_SUFFIXES])
    if (existsSync(store + suffix)) linkSync(store + suffix, asideFolder + suffix);
  for (const suffix of SIDE_SUFFIXES) rmSync(store + suffix, { force: true });
  return asideFolder;
}

/**
 * Restores a copy while no server runs; before a copy is found good and up to date, nothing is changed.
 * Throws the error of a full disk where the folder has no room for it.
 */
export async function restoreCopy(
  { dataDir }: StoreLocation,
  copy: string,
  now: number,
): Promise<Restoration> {
  const store = storeFile(dataDir);
  const partFile = `${store}.parte`;
  const removePart = () => {
    for (const suffix of ["", ...SIDE_SUFFIXES, ".before-upgrade"])
      rmSync(partFile + suffix, { force: true });
  };
  removePart();
  // The duplicate, its WAL, and what it was before it is brought up to date.
  await demandSpace(dataDir, 3 * statSync(copy).size);
  try {
    for (const suffix of ["", "-wal"])
      if (existsSync(copy + suffix)) copyFileSync(copy + suffix, partFile + suffix);
    matchFolderOwner(partFile);
    const checkedCopy = checkCopy(partFile);
    if (!checkedCopy) return { refusal: "damaged" };
    if (checkedCopy.version > SCHEMA_VERSION) return { refusal: "newer" };
    await prepareDuplicate(partFile);
    syncFile(partFile);
    const asideFolder = setAside(store, now);
    renameSync(partFile, store);
    return { messages: checkedCopy.messages, setAside: asideFolder };
  } finally {
    removePart();
  }
}

/** The drill: restores a copy into a store of its own, compares both, and deletes that store. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { usedAddresses } from "#app/content/pictures.ts";
import { releaseOfBuild } from "#server/releases/current-site.ts";
import { hasSameFiles, parsePackedRelease, unpackRelease } from "#server/site/release.ts";
import { rerender } from "#server/site/renderer.ts";
import { checkCopy } from "#server/store/backup.ts";
import type { BackupFault } from "#server/store/backup-alerts.ts";
import type { Database } from "#server/store/database.ts";
import { storeFile } from "#server/store/open.ts";
import {
  currentNumber,
  hasNoReleases,
  publishedText,
  storedPictures,
} from "#server/store/releases.ts";
import { missingRows, mergeCopy } from "#server/store/restore.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { demandSpace } from "#server/system/disk-space.ts";
import { backupFaultOf } from "./copies.ts";

const DRILL_FOLDER_PREFIX = "verifica-";

/** The longest that a drill takes, in milliseconds: an older folder is of a process that was killed. */
const MAX_DRILL_DURATION = 24 * 3_600_000;

type DrillPlace = {
  /** The folder in which the restored store lies during the drill. */
  dataDir: string;
  /** The folder of the build, which renders the release again. */
  build: string;
};

export type DrillResult =
  | { fault: BackupFault }
  | {
      messages: number;
      rows: number;
      /** Of the release that was rendered again; 0 where nothing was published with this build. */
      files: number;
    };

/** The files of the current release in the restored store; nothing where it renders otherwise. */
async function renderedFiles(database: Database, build: string): Promise<number | undefined> {
  if (await hasNoReleases(database)) return 0;
  const own = await releaseOfBuild(build);
  const number = await currentNumber(database, own.release);
  const published = number > 0 ? await publishedText(database, number) : undefined;
  if (!published) return 0;
  const release = unpackRelease(parsePackedRelease(published.body));
  const stored = new Set(await storedPictures(database));
  const isThere = (picture: string) =>
    stored.has(picture) || existsSync(join(build, "client", picture));
  if (!usedAddresses(release.contents).every(isThere)) return undefined;
  const { url, renderedOn: today } = release;
  const again = await rerender({ build, url, today, body: published.body });
  return hasSameFiles(unpackRelease(parsePackedRelease(again)), release)
    ? release.files.size
    : undefined;
}

async function restoreInto(folder: string, copy: string, build: string): Promise<DrillResult> {
  const checked = checkCopy(copy);
  if (!checked?.isAsRecorded) return { fault: "damaged" };
  const { messages, content } = checked;
  const file = storeFile(folder);
  await mergeCopy(file, copy);
  if (missingRows(file, content.rows).length > 0) return { fault: "different" };
  const store = sqliteDatabase(file);
  try {
    const files = await renderedFiles(store, build);
    if (files === undefined) return { fault: "different" };
    const rows = Object.values(content.rows).reduce((sum, count) => sum + count, 0);
    return { messages, rows, files };
  } finally {
    await store.close();
  }
}

async function deleteOldDrillFolders(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const folder = join(dataDir, name);
    if (
      !name.startsWith(DRILL_FOLDER_PREFIX) ||
      Date.now() - (await stat(folder)).mtimeMs < MAX_DRILL_DURATION
    )
      continue;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tries a restore of a copy; changes nothing. */
export async function drill(copy: string, { dataDir, build }: DrillPlace): Promise<DrillResult> {
  let folder: string | undefined;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await deleteOldDrillFolders(dataDir);
    // A duplicate of the copy, the restored store and its WAL.
    await demandSpace(dataDir, 3 * (await stat(copy)).size);
    folder = await mkdtemp(join(dataDir, DRILL_FOLDER_PREFIX));
    return await restoreInto(folder, copy, build);
  } catch (error) {
    return { fault: backupFaultOf(error) };
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

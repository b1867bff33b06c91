/** Builds if sources have changed; build.next/ replaces build/ only when complete, so that a failed build changes nothing. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BUILD_FOLDER } from "#server/site/build-folder.ts";
import { lockFile } from "#server/store/lock.ts";

export const ROOT = join(import.meta.dirname, "..");

export const NEXT_BUILD_FOLDER = join(ROOT, "build.next");
const PREVIOUS_BUILD_FOLDER = join(ROOT, "build.last");

/** A build of the kind "pages" has no pictures, so its server crops and encodes each picture at the first request. */
export type BuildExtent = "pages" | "whole";

/** A file that holds the hash of a build's sources. */
const STAMP_FILE = "stamp";

/** A file that exists in a build whose picture files are not all made yet. */
const PENDING_MARKER = "pictures-pending";

export async function makeCurrent(extent: BuildExtent): Promise<void> {
  if (extent === "pages") await writeFile(join(NEXT_BUILD_FOLDER, PENDING_MARKER), "");
  await writeFile(join(NEXT_BUILD_FOLDER, STAMP_FILE), await hashSources());
  await rm(PREVIOUS_BUILD_FOLDER, { recursive: true, force: true });
  if (existsSync(BUILD_FOLDER)) await rename(BUILD_FOLDER, PREVIOUS_BUILD_FOLDER);
  await rename(NEXT_BUILD_FOLDER, BUILD_FOLDER);
  await rm(PREVIOUS_BUILD_FOLDER, { recursive: true, force: true });
}

const BUILD_SOURCES = ["{app,content,pictures,scripts,server}/**/*", "package-lock.json"];

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  const sources = await Array.fromAsync(glob(BUILD_SOURCES, { cwd: ROOT }));
  for (const file of sources.toSorted())
    if ((await stat(join(ROOT, file))).isFile())
      hash.update(file).update(await readFile(join(ROOT, file)));
  return hash.digest("hex");
}

const LOCK_RETRY_MS = 500;

/** Waits until no other process builds, because two builds would destroy each other's files. */
export async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  const folder = join(ROOT, ".cache");
  await mkdir(folder, { recursive: true });
  let isLogged = false;
  for (;;) {
    const lock = lockFile(join(folder, "build.lock"));
    if (lock) return work().finally(() => lock.release());
    if (!isLogged) console.log("Another build is running in this folder: waiting for its end …");
    isLogged = true;
    await pause(LOCK_RETRY_MS);
  }
}

export async function isBuildCurrent(extent: BuildExtent = "whole"): Promise<boolean> {
  if (extent === "whole" && existsSync(join(BUILD_FOLDER, PENDING_MARKER))) return false;
  const stamp = await readFile(join(BUILD_FOLDER, STAMP_FILE), "utf8").catch(() => "");
  return stamp === (await hashSources());
}

/** Builds unless the served build was made from the present sources; returns false if the build fails. */
export async function ensureBuilt(extent: BuildExtent = "whole"): Promise<boolean> {
  if (await isBuildCurrent(extent)) return true;
  console.log("Building the site (once, and again after changes) …");
  // The build runs in a process of its own: otherwise its tools would occupy 400 MB as long as the server runs.
  const child = spawn(process.execPath, [join(import.meta.dirname, "build.ts"), extent], {
    stdio: "inherit",
  });
  const [exitCode] = (await once(child, "close")) as [number | null];
  return exitCode === 0;
}

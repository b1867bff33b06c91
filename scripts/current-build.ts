/**
 * The build that is served, whether it is made from what lies in the source folders now, and the next
 * one beside it: a build that fails, or is stopped, leaves what is served as it is.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Lock, lockFile } from "#server/store/lock.ts";

const ROOT = join(import.meta.dirname, "..");

/** What is served. */
export const BUILD = join(ROOT, "build");
/** What a build writes, until it is whole. */
export const NEXT = join(ROOT, "build.next");
const LAST = join(ROOT, "build.last");

/** Makes the next build the one that is served. */
export async function makeCurrent(): Promise<void> {
  await rm(LAST, { recursive: true, force: true });
  if (existsSync(BUILD)) await rename(BUILD, LAST);
  await rename(NEXT, BUILD);
  await rm(LAST, { recursive: true, force: true });
}

/** Puts back what was served when a machine stopped between the two renames above. */
export async function settleBuild(): Promise<void> {
  if (!existsSync(BUILD) && existsSync(LAST)) await rename(LAST, BUILD);
}

const SOURCES = [
  "{app,content,pictures,public,scripts,server/site}/**/*",
  "{package-lock.json,react-router.config.ts,vite.config.ts}",
];

async function currentStamp(siteUrl: string): Promise<string> {
  const hash = createHash("sha256").update(siteUrl).update(String(new Date().getFullYear()));
  const found = await Array.fromAsync(glob(SOURCES, { cwd: ROOT }));
  for (const file of found.toSorted())
    if ((await stat(join(ROOT, file))).isFile())
      hash.update(file).update(await readFile(join(ROOT, file)));
  return hash.digest("hex");
}

/** Remembers what the build was made from. */
export async function writeStamp(build: string, siteUrl: string): Promise<void> {
  await writeFile(join(build, "stamp"), await currentStamp(siteUrl));
}

/** How often a build that waits for another looks whether that has ended, in milliseconds. */
const AGAIN = 500;

/**
 * Does `work` while no other process builds in this folder: two would spoil each other's files. Where
 * no lock can be written nothing can be built either, and the build says so.
 */
export async function whileNobodyBuilds<T>(work: () => Promise<T>): Promise<T> {
  let isLogged = false;
  for (;;) {
    const lock = await lockOrNone();
    if (lock) return work().finally(() => lock.release());
    if (!isLogged) console.log("Another build is running in this folder: waiting for its end …");
    isLogged = true;
    await pause(AGAIN);
  }
}

async function lockOrNone(): Promise<Lock | undefined> {
  const folder = join(ROOT, ".cache");
  try {
    await mkdir(folder, { recursive: true });
    return lockFile(join(folder, "build.lock"));
  } catch {
    return { release: async () => {} };
  }
}

/** How much of a build there is: its pages can be served before its pictures are cut. */
export type Extent = "pages" | "whole";

/** Lies in a build whose pictures are not all cut yet. */
const PENDING = "pictures-pending";

export async function markPending(build: string): Promise<void> {
  await writeFile(join(build, PENDING), "");
}

export function arePicturesPending(): boolean {
  return existsSync(join(BUILD, PENDING));
}

export async function endPending(): Promise<void> {
  await rm(join(BUILD, PENDING));
}

/** Whether what is served was made from what lies in the source folders now. */
export async function isBuilt(siteUrl: string, extent: Extent = "whole"): Promise<boolean> {
  if (extent === "whole" && arePicturesPending()) return false;
  const stamp = await readFile(join(BUILD, "stamp"), "utf8").catch(() => "");
  return stamp === (await currentStamp(siteUrl));
}

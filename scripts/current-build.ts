/**
 * The build that is served, and the next one beside it: a build that fails, or is stopped, leaves
 * what is served as it is.
 */
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";

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

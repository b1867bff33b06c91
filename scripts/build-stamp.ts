/** Tells whether build/ is made from what lies in the source folders now. */
import { createHash } from "node:crypto";
import { glob, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD } from "./current-build.ts";

const ROOT = join(import.meta.dirname, "..");
const SOURCES = "{app,content,pictures,public,scripts,server/site}/**/*";
const SINGLE = [
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "server/content-security-policy.ts",
  "server/encodings.ts",
  "server/facts.ts",
];

async function currentStamp(siteUrl: string): Promise<string> {
  const hash = createHash("sha256").update(siteUrl).update(String(new Date().getFullYear()));
  const found = await Array.fromAsync(glob(SOURCES, { cwd: ROOT }));
  for (const file of [...found, ...SINGLE].toSorted()) {
    if ((await stat(join(ROOT, file))).isFile())
      hash.update(file).update(await readFile(join(ROOT, file)));
  }
  return hash.digest("hex");
}

/** Remembers what the build was made from. */
export async function writeStamp(build: string, siteUrl: string): Promise<void> {
  await writeFile(join(build, "stamp"), await currentStamp(siteUrl));
}

/** Whether the build is up to date. */
export async function isBuilt(siteUrl: string): Promise<boolean> {
  const stamp = await readFile(join(BUILD, "stamp"), "utf8").catch(() => "");
  return stamp === (await currentStamp(siteUrl));
}

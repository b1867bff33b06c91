/**
 * Releases as this server shows them: with its own SITE_URL in their pages. One that was made for
 * another is rendered again, once: the result is kept in DATA_DIR, under a name that changes with
 * the release and with the address.
 */
import { createHash } from "node:crypto";
import { glob, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { demandSpace } from "../free-space.ts";
import { writeWhole } from "../whole-file.ts";
import { readPacked } from "./release.ts";
import { renderForAddress } from "./renderer.ts";

/** Which site: its build, its address, and the folder for what it keeps. */
export type SitePlace = { build: string; url: string; dataDir: string };

/** How many are kept: the build's own, and what was published last. */
const KEPT = 2;

async function removeOlder(dataDir: string): Promise<void> {
  const names = await Array.fromAsync(glob("rendered-*.json", { cwd: dataDir }));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(dataDir, name);
      return { file, used: (await stat(file)).mtimeMs };
    }),
  );
  const older = files.toSorted((a, b) => b.used - a.used).slice(KEPT);
  await Promise.all(older.map(({ file }) => rm(file, { force: true })));
}

async function keep(file: string, dataDir: string, body: string): Promise<void> {
  await demandSpace(dataDir, body.length);
  await writeWhole(file, body);
  await removeOlder(dataDir);
}

/** Whether a kept text is whole, without the memory that parsing it takes. */
function isWhole(text: string): boolean {
  return text.startsWith('{"format":') && text.endsWith("}");
}

/** The text of a release for an address; `body` itself where it was made for it, `madeFor`. */
export async function releaseForAddress(
  body: string,
  { build, url, dataDir }: SitePlace,
  madeFor = readPacked(body).url,
): Promise<string> {
  if (madeFor === url) return body;
  const key = createHash("sha256").update(`${url}\n`).update(body).digest("hex").slice(0, 32);
  const file = join(dataDir, `rendered-${key}.json`);
  try {
    const kept = await readFile(file, "utf8");
    if (!isWhole(kept)) throw new Error("The kept release is not whole");
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return kept;
  } catch {
    const rendered = await renderForAddress({ build, url, body });
    // Where nothing can be kept the next start renders again.
    await keep(file, dataDir, rendered).catch(() => {});
    return rendered;
  }
}

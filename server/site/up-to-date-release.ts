/**
 * Releases as this server shows them: with its own SITE_URL in their pages, and prices of nights that
 * are still to come. One that says otherwise is rendered again, once: the result is kept in DATA_DIR,
 * under a name that changes with the release and with the address.
 */
import { hash } from "node:crypto";
import { glob, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Day } from "#app/domain/stay.ts";
import { demandSpace } from "../free-space.ts";
import { writeWhole } from "../whole-file.ts";
import { holdsOn } from "./holds-on.ts";
import { readPacked } from "./release.ts";
import { renderAgain } from "./renderer.ts";

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

/**
 * The text of a release with this server's address and today's prices in its pages; `body` itself
 * where that is what it says.
 */
export async function upToDateRelease(
  body: string,
  { build, url, dataDir }: SitePlace,
  today: Day,
): Promise<string> {
  const isUpToDate = (text: string) => {
    const release = readPacked(text);
    return release.url === url && holdsOn(release, today);
  };
  if (isUpToDate(body)) return body;
  const key = hash("sha256", `${url}\n${body}`).slice(0, 32);
  const file = join(dataDir, `rendered-${key}.json`);
  const kept = await readFile(file, "utf8").catch(() => undefined);
  try {
    if (kept !== undefined && isUpToDate(kept)) {
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      return kept;
    }
  } catch {
    // Half written by a power cut: it is made again.
  }
  const rendered = await renderAgain({ build, url, today, body });
  // Where nothing can be kept the next start renders again.
  await keep(file, dataDir, rendered).catch(() => {});
  return rendered;
}

/**
 * Releases as this server shows them: with its own SITE_URL in their pages, and prices of nights that
 * are still to come. One that says otherwise is rendered again, once: the result is kept in DATA_DIR,
 * under a name that changes with the release, the address and the prices.
 */
import { createHash } from "node:crypto";
import { glob, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Day } from "#app/domain/stay.ts";
import { demandSpace } from "../free-space.ts";
import { writeWhole } from "../whole-file.ts";
import { datedFigures, holdsOn } from "./holds-on.ts";
import { type PackedRelease, readPacked } from "./release.ts";
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

/** Whether a kept text is whole, without the memory that parsing it takes. */
function isWhole(text: string): boolean {
  return text.startsWith('{"format":') && text.endsWith("}");
}

/** What of a release decides whether it has to be rendered again. */
export type Dated = Pick<PackedRelease, "url" | "contents" | "renderedOn">;

/**
 * The text of a release with this server's address and today's prices in its pages; `body` itself
 * where that is what it says.
 */
export async function upToDateRelease(
  body: string,
  { build, url, dataDir }: SitePlace,
  today: Day,
  release: Dated = readPacked(body),
): Promise<string> {
  if (release.url === url && holdsOn(release, today)) return body;
  const said = `${url}\n${datedFigures(release, today)}\n`;
  const key = createHash("sha256").update(said).update(body).digest("hex").slice(0, 32);
  const file = join(dataDir, `rendered-${key}.json`);
  const kept = await readFile(file, "utf8").catch(() => "");
  if (isWhole(kept)) {
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return kept;
  }
  const rendered = await renderAgain({ build, url, today, body });
  // Where nothing can be kept the next start renders again.
  await keep(file, dataDir, rendered).catch(() => {});
  return rendered;
}

/**
 * Releases with this server's SITE_URL and today's prices. One that has others is rendered again,
 * and the result is cached in DATA_DIR under a hash of the release, the address and the prices.
 */
import { createHash } from "node:crypto";
import { glob, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Day } from "#app/domain/stay.ts";
import { demandSpace } from "#server/system/disk-space.ts";
import { writeAtomically } from "#server/system/atomic-write.ts";
import { datedFigures, isValidOn } from "./release-validity.ts";
import { type PackedRelease, parsePacked } from "./release.ts";
import { rerender } from "./renderer.ts";

/** The build, the address of the site, and the folder of the cache. */
export type SiteLocation = { build: string; url: string; dataDir: string };

/** Enough for the build's own release and the last publication. */
const MAX_FILES = 2;

async function removeOlder(dataDir: string): Promise<void> {
  const names = await Array.fromAsync(glob("rendered-*.json", { cwd: dataDir }));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(dataDir, name);
      return { file, used: (await stat(file)).mtimeMs };
    }),
  );
  const older = files.toSorted((a, b) => b.used - a.used).slice(MAX_FILES);
  await Promise.all(older.map(({ file }) => rm(file, { force: true })));
}

async function saveRendered(file: string, dataDir: string, body: string): Promise<void> {
  await demandSpace(dataDir, body.length);
  await writeAtomically(file, body);
  await removeOlder(dataDir);
}

/** Whether a cached text is complete, without parsing it. */
function isWhole(text: string): boolean {
  return text.startsWith('{"format":') && text.endsWith("}");
}

/** What decides whether a release has to be rendered again. */
type DatedEdition = Pick<PackedRelease, "url" | "contents" | "renderedOn">;

/** The text of a release with this server's address and today's prices. */
export async function upToDateRelease(
  body: string,
  { build, url, dataDir }: SiteLocation,
  today: Day,
  release: DatedEdition = parsePacked(body),
): Promise<string> {
  if (release.url === url && isValidOn(release, today)) return body;
  const inputs = `${url}\n${datedFigures(release, today)}\n`;
  const key = createHash("sha256").update(inputs).update(body).digest("hex").slice(0, 32);
  const file = join(dataDir, `rendered-${key}.json`);
  const cachedText = await readFile(file, "utf8").catch(() => "");
  if (isWhole(cachedText)) {
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return cachedText;
  }
  const renderedText = await rerender({ build, url, today, body });
  // Where the cache cannot be written, the next start renders again.
  await saveRendered(file, dataDir, renderedText).catch(() => {});
  return renderedText;
}

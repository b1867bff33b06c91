/**
 * Releases with this server's SITE_URL and today's prices. One that has others is rendered again,
 * and the results are cached in DATA_DIR by a hash of the release, the address and the prices: the next
 * version's lies there before it starts, and the last one's when it has to come back.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Day } from "#app/domain/stay.ts";
import { demandSpace } from "#server/system/disk-space.ts";
import { writeAtomically } from "#server/system/atomic-write.ts";
import {
  dayDependentContent,
  isValidOn,
  type PackedRelease,
  parsePackedRelease,
} from "./release.ts";
import { rerender } from "./renderer.ts";

/** The build, the address of the site, and the folder of the cache. */
export type SiteLocation = { build: string; url: string; dataDir: string };

const CACHED_NAME = /^rendered.*\.json$/;

/** As many as there are versions on a machine. */
const MAX_CACHED_RELEASES = 3;

async function removeOldest(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => CACHED_NAME.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(dataDir, name))).mtimeMs })),
  );
  for (const { name } of files.toSorted((a, b) => b.time - a.time).slice(MAX_CACHED_RELEASES))
    await rm(join(dataDir, name), { force: true });
}

/** What decides whether a release has to be rendered again. */
type DatedEdition = Pick<PackedRelease, "url" | "contents" | "renderedOn">;

/** The text of a release with this server's address and today's prices. */
export async function upToDateRelease(
  body: string,
  { build, url, dataDir }: SiteLocation,
  today: Day,
  release: DatedEdition = parsePackedRelease(body),
): Promise<string> {
  if (release.url === url && isValidOn(release, today)) return body;
  const inputs = `${url}\n${dayDependentContent(release, today)}\n`;
  const key = createHash("sha256").update(inputs).update(body).digest("hex").slice(0, 32);
  const file = join(dataDir, `rendered-${key}.json`);
  const cached = await readFile(file, "utf8").catch(() => "");
  if (cached) return cached;
  const text = await rerender({ build, url, today, body });
  try {
    await demandSpace(dataDir, text.length);
    await writeAtomically(file, text);
    await removeOldest(dataDir);
  } catch {
    // Where the cache cannot be written, the next start renders again.
  }
  return text;
}

import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pictureUrls } from "#app/content/pictures.ts";
import type { Contents } from "#app/content/site-content.ts";
import type { Catalogue } from "#pictures/catalogue.ts";
import { encodeAll, pictureFiles } from "#pictures/encode.ts";
import { DAY } from "#server/system/durations.ts";

/** A file that no page uses any more is kept for this long, because a page that is open in a browser may request it. */
const UNUSED_RETENTION = 30 * DAY;

export async function encodePictureAt(catalogue: Catalogue, address: string, dataDir: string) {
  if (!pictureFiles(catalogue).has(address)) return undefined;
  await encodeAll(catalogue, [address], dataDir);
  return readFile(join(dataDir, address));
}

export async function encodeMissingPictures(
  catalogue: Catalogue,
  contents: Contents,
  { folder, build }: { folder: string; build: string },
): Promise<void> {
  const missingUrls = pictureUrls(contents).filter(
    (address) => !existsSync(join(build, "client", address)),
  );
  await encodeAll(catalogue, missingUrls, folder);
}

export async function encodeAddedPictures(
  catalogue: Catalogue,
  { after, before }: Record<"after" | "before", Contents>,
  dataDir: string,
): Promise<void> {
  const urlsBefore = new Set(pictureUrls(before));
  const addedUrls = pictureUrls(after).filter((address) => !urlsBefore.has(address));
  await encodeAll(catalogue, addedUrls, dataDir);
}

export async function deleteUnusedPictures(contents: Contents, dataDir: string, now: number) {
  const usedUrls = new Set(pictureUrls(contents));
  const fileNames = await readdir(join(dataDir, "pictures")).catch(() => []);
  for (const name of fileNames) {
    const file = join(dataDir, "pictures", name);
    if (!usedUrls.has(`/pictures/${name}`) && now - (await stat(file)).mtimeMs > UNUSED_RETENTION)
      await rm(file, { force: true });
  }
}

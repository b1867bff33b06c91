/** Files of pictures that no build has, cut at their first request and kept in the data folder. */
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { usedAddresses } from "#app/content/pictures.ts";
import type { Contents } from "#app/content/site-content.ts";
import type { Catalogue } from "#pictures/catalogue.ts";
import { encodeAll, pictureFiles } from "#pictures/encode.ts";

/** How long an unused file is kept, in milliseconds, because open pages still request it. */
const UNUSED_RETENTION = 30 * 24 * 3_600_000;

/** The file at an address, cut now where it is missing; undefined for an unknown address. */
export async function cutPictureOf(catalogue: Catalogue, address: string, folder: string) {
  if (!pictureFiles(catalogue).has(address)) return undefined;
  await encodeAll(catalogue, [address], folder);
  return readFile(join(folder, address));
}

/** Cuts the pages' pictures that neither the build nor the folder has. */
export async function cutMissing(
  catalogue: Catalogue,
  contents: Contents,
  { folder, build }: { folder: string; build: string },
): Promise<void> {
  const missingPictures = usedAddresses(contents).filter((address) =>
    [join(build, "client", address), join(folder, address)].every((file) => !existsSync(file)),
  );
  await encodeAll(catalogue, missingPictures, folder);
}

/** Cuts the pictures that the pages of the content `after` show and those of `before` do not. */
export async function cutAdded(
  catalogue: Catalogue,
  { after, before }: Record<"after" | "before", Contents>,
  folder: string,
): Promise<void> {
  const formerPictures = new Set(usedAddresses(before));
  const addedPictures = usedAddresses(after).filter((address) => !formerPictures.has(address));
  await encodeAll(catalogue, addedPictures, folder);
}

/** Deletes files that no page has shown for a month. */
export async function deleteUnusedPictures(contents: Contents, folder: string, now: number) {
  const used = new Set(usedAddresses(contents));
  const names = await readdir(join(folder, "pictures")).catch(() => []);
  for (const name of names) {
    const file = join(folder, "pictures", name);
    if (!used.has(`/pictures/${name}`) && now - (await stat(file)).mtimeMs > UNUSED_RETENTION)
      await rm(file, { force: true });
  }
}

/** Finds each picture's cuts (cropped files) and its photograph, from pictures/masters/ or uploaded by the family. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { memoize } from "#app/domain/memoize.ts";
import { CROP_CUTS, type CropName, type Cut } from "./crops.ts";
import { type Master, readMasters, masterOfUpload } from "./masters.ts";
import { type CatalogueEntry, readCatalogue } from "./read-catalogue.ts";
import type { ToneName } from "./tones.ts";

/** A cut (cropped part) of a picture. It has two files for each width: `${base}-${width}.avif` and `${base}-${width}.webp`. */
export type PictureCut = Omit<Cut, "name"> & { base: string };

export type PictureData = { alt: string; tone: ToneName; cuts: PictureCut[] };

/** A picture as content names it. In narrow windows the picture `narrow` replaces the picture `id`. */
export type PictureRef = { id: string; crop: CropName; narrow?: PictureRef };

export type CataloguePicture = CatalogueEntry & {
  master: Master;
  /** Eight characters of a hash over the photograph and the catalogue's entry. */
  fingerprint: string;
};

export type Catalogue = {
  pictures: ReadonlyMap<string, CataloguePicture>;
  masters: ReadonlyMap<string, Master>;
};

/** The family's photograph for the picture `id`; `isAdded` is true if catalogue.yaml does not have this picture. */
export type Upload = {
  id: string;
  bytes: Uint8Array;
  focus: CatalogueEntry["focus"];
  isAdded?: boolean | undefined;
};

export const CATALOGUE_FILE = join(import.meta.dirname, "catalogue.yaml");

/** Part of each picture's hash. Increase the number when the encoder's settings change, so that no old file is used. */
const ENCODING_VERSION = "7";

export function masterIdOf({ id, from }: Pick<CatalogueEntry, "id" | "from">): string {
  return from?.picture ?? id;
}

const shortHash = (settingsJson: string, source: string | Uint8Array) =>
  createHash("sha256")
    .update(ENCODING_VERSION)
    .update(settingsJson)
    .update(source)
    .digest("hex")
    .slice(0, 8);

// Read once, because the desk loads the catalogue many times, and a running server's pictures/masters/ does not change.
const readMasterFiles = memoize(() => readMasters(join(import.meta.dirname, "masters")));
const fingerprintByKey = new Map<string, string>();

async function fingerprintOf(entry: CatalogueEntry, { source }: Master): Promise<string> {
  const { focus, size, from } = entry;
  // The empty string replaces a removed setting. Without the string all hashes, and so all URLs of pictures, would change.
  const settingsJson = JSON.stringify([focus, size, "", ...(from ? [from] : [])]);
  if (typeof source !== "string") return shortHash(settingsJson, source);
  const key = `${source} ${settingsJson}`;
  const fingerprint = fingerprintByKey.get(key) ?? shortHash(settingsJson, await readFile(source));
  fingerprintByKey.set(key, fingerprint);
  return fingerprint;
}

export async function loadCatalogue(uploads: Upload[] = []): Promise<Catalogue> {
  const masters = new Map(await readMasterFiles());
  for (const { id, bytes } of uploads) masters.set(id, await masterOfUpload(id, bytes));
  const entries = readCatalogue(await readFile(CATALOGUE_FILE, "utf8"), masters);
  for (const { id, focus, isAdded } of uploads)
    if (isAdded && !entries.has(id))
      entries.set(id, { id, focus, tone: "plaster", size: masters.get(id)!.size });
  const pictures = new Map<string, CataloguePicture>();
  for (const [id, entry] of entries) {
    const focus = uploads.find((upload) => upload.id === id)?.focus ?? entry.focus;
    const master = masters.get(masterIdOf(entry))!;
    const picture = { ...entry, focus };
    pictures.set(id, { ...picture, master, fingerprint: await fingerprintOf(picture, master) });
  }
  return { pictures, masters };
}

/** Returns the widths of `cut` for which the photograph is large enough; if there are none, the largest possible width. */
export function widthsOf({ size }: Pick<CatalogueEntry, "size">, cut: Omit<Cut, "name">): number[] {
  const [width, height] = size;
  const largestWidth = Math.min(width, Math.floor((height * cut.width) / cut.height));
  const fittingWidths = cut.widths.filter((fileWidth) => fileWidth <= largestWidth);
  return fittingWidths.length > 0 ? fittingWidths : [largestWidth];
}

export function cutAddressBase({ id, fingerprint }: CataloguePicture, { name }: Pick<Cut, "name">) {
  return `/pictures/${id}-${name}.${fingerprint}`;
}

/** Returns undefined if the catalogue lacks the picture or its `narrow` picture. The caller sets the alternative text. */
export function pictureDataOf(
  catalogue: Catalogue,
  { id, crop, narrow }: PictureRef,
): PictureData | undefined {
  const picture = catalogue.pictures.get(id);
  const narrowData = narrow && pictureDataOf(catalogue, narrow);
  if (!picture || (narrow && !narrowData)) return undefined;
  const cuts = CROP_CUTS[crop].map(({ name, ...cut }) => ({
    base: cutAddressBase(picture, { name }),
    ...cut,
    widths: widthsOf(picture, cut),
  }));
  return { alt: "", tone: picture.tone, cuts: [...(narrowData?.cuts ?? []), ...cuts] };
}

/**
 * The catalogue of our pictures: each picture's photograph, its focal point, and its tone while it loads. A photograph
 * is a file in pictures/masters/, or an upload in its place.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { memoize } from "#app/domain/memoize.ts";
import { CROPS, type CropName, type Cut } from "./crops.ts";
import { type Master, readMasters, uploadMaster } from "./masters.ts";
import { type CatalogueEntry, readCatalogue } from "./read-catalogue.ts";
import type { ToneName } from "./tones.ts";

/** The files of a cut: `${base}-${width}.avif` and `.webp` for every width. */
export type PictureCut = Omit<Cut, "name"> & { base: string };

/** The data of the `Picture` component. */
export type PictureData = { alt: string; tone: ToneName; cuts: PictureCut[] };

/** A picture as content names it; `narrow` is another picture, which replaces it in narrow windows. */
export type PictureRef = { id: string; crop: CropName; narrow?: PictureRef };

export type CataloguePicture = CatalogueEntry & {
  master: Master;
  /** Eight characters of a hash over photograph and entry. */
  fingerprint: string;
};

export type Catalogue = {
  pictures: ReadonlyMap<string, CataloguePicture>;
  /** The photographs by name. */
  masters: ReadonlyMap<string, Master>;
};

/**
 * An uploaded photograph that replaces the one in pictures/masters/; `id` is the picture's. With `isAdded` it
 * is a picture of its own where the catalogue has none of that name.
 */
export type Upload = {
  id: string;
  bytes: Uint8Array;
  focus: CatalogueEntry["focus"];
  isAdded?: boolean | undefined;
};

export const CATALOGUE_FILE = join(import.meta.dirname, "catalogue.yaml");
const MASTERS_FOLDER = join(import.meta.dirname, "masters");

/** The version of the encoder's settings: it changes with them, so that old files are not used. */
const ENCODING_VERSION = "7";

/** The photograph's name: the picture's own, or that of the picture it is a piece of. */
export function masterName({ id, from }: Pick<CatalogueEntry, "id" | "from">): string {
  return from?.picture ?? id;
}

const shortHash = (settings: string, source: string | Uint8Array) =>
  createHash("sha256")
    .update(ENCODING_VERSION)
    .update(settings)
    .update(source)
    .digest("hex")
    .slice(0, 8);

// The photographs in pictures/masters/ are read once: the desk loads the catalogue many times, and these files do not change.
const readOwnMasters = memoize(() => readMasters(MASTERS_FOLDER));
const fingerprintByKey = new Map<string, string>();

async function fingerprint(entry: CatalogueEntry, { source }: Master): Promise<string> {
  const { focus, size, from } = entry;
  // The empty text stands for a former setting: without it the addresses of all pictures would change.
  const settings = JSON.stringify([focus, size, "", ...(from ? [from] : [])]);
  if (typeof source !== "string") return shortHash(settings, source);
  const key = `${source} ${settings}`;
  const hash = fingerprintByKey.get(key) ?? shortHash(settings, await readFile(source));
  fingerprintByKey.set(key, hash);
  return hash;
}

/** The catalogue of pictures/, with uploads in place of its photographs and beside them. */
export async function loadCatalogue(uploads: Upload[] = []): Promise<Catalogue> {
  const masters = new Map(await readOwnMasters());
  for (const { id, bytes } of uploads) masters.set(id, await uploadMaster(id, bytes));
  const entries = readCatalogue(await readFile(CATALOGUE_FILE, "utf8"), masters);
  for (const { id, focus, isAdded } of uploads)
    if (isAdded && !entries.has(id))
      entries.set(id, { id, focus, tone: "plaster", size: masters.get(id)!.size });
  const pictures = new Map<string, CataloguePicture>();
  for (const [id, entry] of entries) {
    const focus = uploads.find((upload) => upload.id === id)?.focus ?? entry.focus;
    const master = masters.get(masterName(entry))!;
    const picture = { ...entry, focus };
    pictures.set(id, { ...picture, master, fingerprint: await fingerprint(picture, master) });
  }
  return { pictures, masters };
}

/** The widths of a cut that are not larger than the master. */
export function widthsOf({ size }: Pick<CatalogueEntry, "size">, cut: Omit<Cut, "name">): number[] {
  const [width, height] = size;
  const largest = Math.min(width, Math.floor((height * cut.width) / cut.height));
  const fitting = cut.widths.filter((width) => width <= largest);
  return fitting.length > 0 ? fitting : [largest];
}

/** The address of a cut's files, without width and extension. */
export function cutAddressBase(
  { id, fingerprint }: CataloguePicture,
  { name }: Pick<Cut, "name">,
): string {
  return `/pictures/${id}-${name}.${fingerprint}`;
}

/** The data of a picture, without its alternative text; undefined where the catalogue lacks it or its narrow one. */
export function pictureOf(
  catalogue: Catalogue,
  { id, crop, narrow }: PictureRef,
): PictureData | undefined {
  const picture = catalogue.pictures.get(id);
  const narrowPicture = narrow && pictureOf(catalogue, narrow);
  if (!picture || (narrow && !narrowPicture)) return undefined;
  const cuts = CROPS[crop].map(({ name, ...cut }) => ({
    base: cutAddressBase(picture, { name }),
    ...cut,
    widths: widthsOf(picture, cut),
  }));
  return { alt: "", tone: picture.tone, cuts: [...(narrowPicture?.cuts ?? []), ...cuts] };
}

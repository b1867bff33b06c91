/** The photograph of a picture is a file in pictures/masters/, or an upload in its place. */
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
  masters: ReadonlyMap<string, Master>;
};

/** Replaces the photograph of the picture `id`; with `isAdded` it is a picture that the catalogue does not have. */
export type Upload = {
  id: string;
  bytes: Uint8Array;
  focus: CatalogueEntry["focus"];
  isAdded?: boolean | undefined;
};

export const CATALOGUE_FILE = join(import.meta.dirname, "catalogue.yaml");

/** Raised when the encoder's settings change, so that no file encoded with the former ones is used. */
const ENCODING_VERSION = "7";

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

// Read once: the desk loads the catalogue many times, and the files in pictures/masters/ do not change.
const readOwnMasters = memoize(() => readMasters(join(import.meta.dirname, "masters")));
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

/** Widths up to the photograph's own; its largest possible width where all are larger. */
export function widthsOf({ size }: Pick<CatalogueEntry, "size">, cut: Omit<Cut, "name">): number[] {
  const [width, height] = size;
  const largestWidth = Math.min(width, Math.floor((height * cut.width) / cut.height));
  const fittingWidths = cut.widths.filter((width) => width <= largestWidth);
  return fittingWidths.length > 0 ? fittingWidths : [largestWidth];
}

export function cutAddressBase({ id, fingerprint }: CataloguePicture, { name }: Pick<Cut, "name">) {
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

/**
 * The catalogue of our pictures: each picture's photograph, its focal point, and its tone while it loads. A photograph
 * is a file in pictures/masters/, or an upload in its place.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { memoize } from "#app/domain/memoize.ts";
import { CROPS, type CropName, type Cut } from "./crops.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import { type Master, readMasters, uploadMaster } from "./masters.ts";
import { type CatalogueEntry, readCatalogue } from "./read-catalogue.ts";
import type { ToneName } from "./tones.ts";

/** The files of a cut: `${base}-${width}.avif` and `.webp` for every width. */
export type PictureCut = {
  base: string;
  media?: string;
  width: number;
  height: number;
  widths: number[];
};

/** The data of the `Picture` component. */
export type PictureData = { alt: string; tone: ToneName; cuts: PictureCut[] };

/** A picture as content names it; `narrow` is one that replaces it in narrow windows. */
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

/** The most photographs that are read at the same time. */
const READ_CONCURRENCY = 4;

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

/** What was read of our own files before: the desk loads the catalogue again and again, and they stay. */
const ownMasters = memoize(() => readMasters(MASTERS_FOLDER));
const fingerprints = new Map<string, string>();

async function fingerprint(entry: CatalogueEntry, { source }: Master): Promise<string> {
  const { focus, size, from } = entry;
  // The empty text keeps the addresses that pictures had before.
  const settings = JSON.stringify([focus, size, "", ...(from ? [from] : [])]);
  if (typeof source !== "string") return shortHash(settings, source);
  const key = `${source} ${settings}`;
  const known = fingerprints.get(key) ?? shortHash(settings, await readFile(source));
  fingerprints.set(key, known);
  return known;
}

/** The entries of added pictures that the catalogue's own file does not have. */
function addedEntries(
  uploads: Upload[],
  masters: ReadonlyMap<string, Master>,
  own: ReadonlyMap<string, CatalogueEntry>,
): CatalogueEntry[] {
  return uploads.flatMap(({ id, focus, isAdded }) => {
    const master = masters.get(id);
    return isAdded && master && !own.has(id)
      ? [{ id, focus, tone: "plaster", size: master.size }]
      : [];
  });
}

/** The catalogue of pictures/, with uploads in place of its photographs and beside them. */
export async function loadCatalogue(uploads: Upload[] = []): Promise<Catalogue> {
  const masters = new Map(await ownMasters());
  for (const { id, bytes } of uploads) masters.set(id, await uploadMaster(id, bytes));
  const entries = readCatalogue(await readFile(CATALOGUE_FILE, "utf8"), masters);
  const pictures = await mapConcurrently(
    [...entries.values(), ...addedEntries(uploads, masters, entries)],
    READ_CONCURRENCY,
    async (entry): Promise<CataloguePicture> => {
      const focus = uploads.find(({ id }) => id === entry.id)?.focus ?? entry.focus;
      const master = masters.get(masterName(entry))!;
      const picture = { ...entry, focus };
      return { ...picture, master, fingerprint: await fingerprint(picture, master) };
    },
  );
  return {
    pictures: new Map(pictures.map((picture) => [picture.id, picture])),
    masters,
  };
}

/** The widths of a cut that are not larger than the master. */
export function widthsOf({ size }: Pick<CatalogueEntry, "size">, cut: Cut): number[] {
  const [width, height] = size;
  const largest = Math.min(width, Math.floor((height * cut.width) / cut.height));
  const fitting = cut.widths.filter((width) => width <= largest);
  return fitting.length > 0 ? fitting : [largest];
}

/** The address of a cut's files, without width and extension. */
export function cutAddressBase({ id, fingerprint }: CataloguePicture, cut: Cut): string {
  return `/pictures/${id}-${cut.name}.${fingerprint}`;
}

/** The data of a picture, without its alternative text; nothing where the catalogue lacks it. */
export function pictureOf(
  catalogue: Catalogue,
  { id, crop, narrow }: PictureRef,
): PictureData | undefined {
  const picture = catalogue.pictures.get(id);
  const inNarrow = narrow && pictureOf(catalogue, narrow);
  if (!picture || (narrow && !inNarrow)) return undefined;
  const cuts = CROPS[crop].map((cut) => ({
    base: cutAddressBase(picture, cut),
    ...(cut.media ? { media: cut.media } : {}),
    width: cut.width,
    height: cut.height,
    widths: widthsOf(picture, cut),
  }));
  return { alt: "", tone: picture.tone, cuts: [...(inNarrow?.cuts ?? []), ...cuts] };
}

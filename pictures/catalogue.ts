/**
 * The catalogue of our pictures: each picture's focal point, and the tones of its stand-in until its
 * photograph is in pictures/masters/.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CROPS, type CropName, type Cut } from "./crops.ts";
import { readMasters } from "./masters.ts";
import { type CatalogueEntry, readCatalogue } from "./read-catalogue.ts";
import type { ToneName } from "./tones.ts";

export type { CatalogueEntry };

/** `${base}-${width}.avif` and `.webp` exist for every width. */
export type PictureCut = {
  base: string;
  media?: string;
  width: number;
  height: number;
  widths: number[];
};

/** The data of the `Picture` component; the reader of content adds `alt`. */
export type PictureData = { alt: string; tone: ToneName; cuts: PictureCut[] };

const FILE = join(import.meta.dirname, "catalogue.yaml");

/** To be changed with the encoder's settings, so that old files are not used. */
const ENCODING = "6";

const photographs = await readMasters(join(import.meta.dirname, "masters"));
const entries = readCatalogue(readFileSync(FILE, "utf8"), photographs.masters);

export const { masters } = photographs;
export const { catalogue } = entries;

/** Slips of the photographs and their entries, by their names and first bytes. */
export const slips = [...photographs.slips, ...entries.slips];

/** The photograph's name: the picture's own, or that of the picture it is a piece of. */
export function masterName({ id, from }: Pick<CatalogueEntry, "id" | "from">): string {
  return from?.picture ?? id;
}

/** The photograph's file; undefined while a stand-in replaces it. */
export function masterOf(picture: Pick<CatalogueEntry, "id" | "from">): string | undefined {
  return masters.get(masterName(picture))?.file;
}

const fingerprints = new Map<string, string>();

/** Eight characters of a hash over the picture's master and entry. */
function fingerprint(picture: CatalogueEntry): string {
  const cached = fingerprints.get(picture.id);
  if (cached) return cached;
  const { focus, size, tone, from } = picture;
  const master = masterOf(picture);
  const hash = createHash("sha256")
    .update(ENCODING)
    .update(JSON.stringify([focus, size, master ? "" : tone, ...(from ? [from] : [])]))
    .update(master ? readFileSync(master) : "stand-in")
    .digest("hex")
    .slice(0, 8);
  fingerprints.set(picture.id, hash);
  return hash;
}

/** The widths of a cut that are not larger than the master. */
export function widthsOf({ size }: CatalogueEntry, cut: Cut): number[] {
  const [width, height] = size;
  const largest = Math.min(width, Math.floor((height * cut.width) / cut.height));
  const fitting = cut.widths.filter((width) => width <= largest);
  return fitting.length > 0 ? fitting : [largest];
}

/** The address of a cut's files, without width and extension. */
export function baseOf(picture: CatalogueEntry, cut: Cut): string {
  return `/pictures/${picture.id}-${cut.name}.${fingerprint(picture)}`;
}

/** A picture with its cuts, or the reason why there is none. */
export function pictureOf(id: string, crop: CropName): PictureData | string {
  const picture = catalogue.get(id);
  if (!picture)
    return `L'immagine "${id}" non è nel catalogo, o lì c'è un errore (pictures/catalogue.yaml)`;
  return {
    alt: "",
    tone: picture.tone,
    cuts: CROPS[crop].map((cut) => ({
      base: baseOf(picture, cut),
      ...(cut.media ? { media: cut.media } : {}),
      width: cut.width,
      height: cut.height,
      widths: widthsOf(picture, cut),
    })),
  };
}

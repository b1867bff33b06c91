/**
 * The catalogue of our pictures: what each shows, the point a crop must keep, and the tones of its
 * stand-in until the photograph is there, in pictures/masters/ under the picture's name.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CROPS, type CropName, type Cut } from "./crops.ts";
import { readMasters } from "./masters.ts";
import { type CatalogueEntry, readCatalogue } from "./read-catalogue.ts";
import type { ToneName } from "./tones.ts";

export type { CatalogueEntry };

/** One cut of a picture as a page needs it: `${base}-${width}.avif` and `.webp` exist for every width. */
export type PictureCut = {
  base: string;
  media?: string;
  width: number;
  height: number;
  widths: number[];
};

/** What the `Picture` part shows; its words are put in where content is read. */
export type PictureData = { alt: string; tone: ToneName; cuts: PictureCut[] };

const FILE = join(import.meta.dirname, "catalogue.yaml");

/** Changes when encoder settings do, so that old files are not taken for new ones. */
const ENCODING = "6";

const photographs = await readMasters(join(import.meta.dirname, "masters"));
const entries = readCatalogue(readFileSync(FILE, "utf8"), photographs.masters);

export const { masters } = photographs;
export const { catalogue } = entries;

/** What is wrong with the photographs and their entries, as far as their first bytes tell. */
export const slips = [...photographs.slips, ...entries.slips];

/** Whose photograph a picture is made from: its own, or that of the one it is a piece of. */
export function masterName({ id, from }: Pick<CatalogueEntry, "id" | "from">): string {
  return from?.picture ?? id;
}

/** The photograph's file, or nothing while a stand-in takes its place. */
export function masterOf(picture: Pick<CatalogueEntry, "id" | "from">): string | undefined {
  return masters.get(masterName(picture))?.file;
}

const fingerprints = new Map<string, string>();

/** Eight characters that change with the picture's master or entry. */
function fingerprint(picture: CatalogueEntry): string {
  const known = fingerprints.get(picture.id);
  if (known) return known;
  const { focus, size, tone, from } = picture;
  const master = masterOf(picture);
  const made = createHash("sha256")
    .update(ENCODING)
    .update(JSON.stringify([focus, size, master ? "" : tone, ...(from ? [from] : [])]))
    .update(master ? readFileSync(master) : "stand-in")
    .digest("hex")
    .slice(0, 8);
  fingerprints.set(picture.id, made);
  return made;
}

/** The widths of a cut that the master can fill. */
export function widthsOf({ size }: CatalogueEntry, cut: Cut): number[] {
  const [width, height] = size;
  const largest = Math.min(width, Math.floor((height * cut.width) / cut.height));
  const fitting = cut.widths.filter((wanted) => wanted <= largest);
  return fitting.length > 0 ? fitting : [largest];
}

/** The address of a cut's files, without width and ending. */
export function baseOf(picture: CatalogueEntry, cut: Cut): string {
  return `/pictures/${picture.id}-${cut.name}.${fingerprint(picture)}`;
}

/** A picture cut for a place, or the reason why it cannot be. */
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

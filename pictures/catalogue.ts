/**
 * The catalogue of our pictures: what each shows, the point a crop must keep, and the tones of its
 * stand-in until the master is there. Masters lie in pictures/masters/<id>.jpg.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { CROPS, type CropName, type Cut } from "./crops.ts";
import { TONES, type ToneName } from "./tones.ts";

const entry = z.strictObject({
  alt: z.string("Manca il testo alternativo (alt)"),
  focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
  size: z.tuple([z.int(), z.int()]),
  tone: z.enum(Object.keys(TONES) as [ToneName, ...ToneName[]]),
  /** Where the picture is a piece of another one: that one's name and the piece's upper left corner. */
  from: z
    .strictObject({ picture: z.string(), left: z.int().min(0), top: z.int().min(0) })
    .optional(),
});

type Entry = z.output<typeof entry>;

export type CatalogueEntry = Entry & { id: string };

/** One cut of a picture as a page needs it: `${base}-${width}.avif` and `.webp` exist for every width. */
export type PictureCut = {
  base: string;
  media?: string;
  width: number;
  height: number;
  widths: number[];
};

/** What the `Picture` part shows. */
export type PictureData = { alt: string; tone: ToneName; cuts: PictureCut[] };

const FILE = join(import.meta.dirname, "catalogue.yaml");

/** Changes when encoder settings do, so that old files are not taken for new ones. */
const ENCODING = "6";

function readCatalogue(): Map<string, CatalogueEntry> {
  const raw = z.record(z.string(), entry).safeParse(parse(readFileSync(FILE, "utf8")));
  if (!raw.success) {
    const slips = raw.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new Error(`pictures/catalogue.yaml\n${slips.join("\n")}`);
  }
  const entries = Object.entries(raw.data);
  const slips = entries.flatMap(([id, { from, size }]) => {
    const slip = from && slipOfPiece(size, from, raw.data[from.picture]);
    return slip ? [`${id}: ${slip}`] : [];
  });
  if (slips.length > 0) throw new Error(`pictures/catalogue.yaml\n${slips.join("\n")}`);
  return new Map(entries.map(([id, data]) => [id, { ...data, id }]));
}

/** Why a picture cannot be a piece of that other one, if it cannot. */
export function slipOfPiece(
  [width, height]: Entry["size"],
  { picture, left, top }: NonNullable<Entry["from"]>,
  whole: Entry | undefined,
): string | undefined {
  if (!whole) return `L'immagine "${picture}" non è nel catalogo`;
  if (whole.from) return `L'immagine "${picture}" è a sua volta un pezzo di un'altra`;
  if (left + width > whole.size[0] || top + height > whole.size[1])
    return `Il pezzo esce da "${picture}", che è ${whole.size.join("×")}`;
}

export const catalogue = readCatalogue();

/** The file of a picture, or of the one it is a piece of: pictures/masters/<name>.jpg. */
export function masterName({ id, from }: Pick<CatalogueEntry, "id" | "from">): string {
  return from?.picture ?? id;
}

/** The master's file, or nothing while a stand-in takes its place. */
export function masterOf(picture: Pick<CatalogueEntry, "id" | "from">): string | undefined {
  const file = join(import.meta.dirname, "masters", `${masterName(picture)}.jpg`);
  return existsSync(file) ? file : undefined;
}

const fingerprints = new Map<string, string>();

/** Eight characters that change with the picture's master or entry. */
export function fingerprint(picture: CatalogueEntry): string {
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
  if (!picture) return `L'immagine "${id}" non è nel catalogo (pictures/catalogue.yaml)`;
  return {
    alt: picture.alt,
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

/** Cuts and encodes pictures into .cache/pictures; what is there already is not made again. */
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import pMap from "p-map";
import sharp, { type Sharp } from "sharp";
import { baseOf, type CatalogueEntry, catalogue, masterOf, widthsOf } from "./catalogue.ts";
import { CROPS, type Cut } from "./crops.ts";
import { openMaster } from "./masters.ts";
import { standIn } from "./stand-in.ts";

// Pictures are made side by side: threads within one would only get into each other's way.
sharp.concurrency(1);

export const CACHE = join(import.meta.dirname, "../.cache/pictures");

/** Where the files of the build lie that is served. */
const BUILT = join(import.meta.dirname, "../build/client");

/** Whether a file was made before: what its photograph holds has been read then. */
export function isMade(address: string): boolean {
  return [CACHE, BUILT].some((folder) => existsSync(join(folder, address)));
}

/** From so many pixels on a file is for large screens, whose lines are fast. */
const LARGE = 700_000;

/** The shapes of the demonstration pages, which have many pictures and no guests. */
const DEMONSTRATION = new Set(["tile", "plate", "member"]);

function isWorthTheTime({ cut, width }: PictureFile): boolean {
  return !DEMONSTRATION.has(cut.name) && (width * width * cut.height) / cut.width < LARGE;
}

// Measured over 38 of our files, so that a first build stays short. AVIF: colour at half the resolution
// (4:2:0) makes them 5 % smaller with the same sharpness; effort 1 takes 0.3 of the time of 3, for files
// 11 % larger; 4 ten times as long. WebP, which one browser in twenty gets: effort 2 takes 0.4 of the
// time of 4, for files 6 % larger.
const FORMATS = {
  avif: (image: Sharp, file: PictureFile) =>
    image.avif({
      quality: 45,
      effort: isWorthTheTime(file) ? 3 : 1,
      chromaSubsampling: "4:2:0",
    }),
  webp: (image: Sharp) => image.webp({ quality: 72, effort: 2 }),
};

type Format = keyof typeof FORMATS;

/** One file to be: `/pictures/<id>-<cut>.<fingerprint>-<width>.<format>`. */
type PictureFile = { picture: CatalogueEntry; cut: Cut; width: number; format: Format };

function addressOf({ picture, cut, width, format }: PictureFile): string {
  return `${baseOf(picture, cut)}-${width}.${format}`;
}

/** Every file a picture can be asked for. */
function filesOf(picture: CatalogueEntry): PictureFile[] {
  const cuts = Object.values(CROPS).flat();
  return cuts.flatMap((cut) =>
    widthsOf(picture, cut).flatMap((width) =>
      (Object.keys(FORMATS) as Format[]).map((format) => ({ picture, cut, width, format })),
    ),
  );
}

const files = new Map(
  [...catalogue.values()].flatMap(filesOf).map((file) => [addressOf(file), file]),
);

/** Stand-ins are drawn once and cut many times. */
const drawn = new Map<string, Promise<Buffer>>();

function drawnStandIn(picture: CatalogueEntry): Promise<Buffer> {
  const known = drawn.get(picture.id);
  const drawing = known ?? standIn(picture).png({ compressionLevel: 1 }).toBuffer();
  drawn.set(picture.id, drawing);
  return drawing;
}

/** The largest rectangle of the cut's ratio, as near to the focal point as the edges allow. */
export function frameOf(
  { size: [width, height], focus: [x, y] }: Pick<CatalogueEntry, "size" | "focus">,
  cut: Pick<Cut, "width" | "height">,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(width / cut.width, height / cut.height);
  const frame = { width: Math.round(cut.width * scale), height: Math.round(cut.height * scale) };
  const place = (point: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, point * whole - part / 2)));
  return { left: place(x, width, frame.width), top: place(y, height, frame.height), ...frame };
}

/** A picture cut to a ratio: from its master, or from its stand-in while there is none. */
export async function framed(
  picture: CatalogueEntry,
  ratio: Pick<Cut, "width" | "height">,
): Promise<Sharp> {
  const frame = frameOf(picture, ratio);
  const master = masterOf(picture);
  if (!master) return sharp(await drawnStandIn(picture)).extract(frame);
  const { left, top } = picture.from ?? { left: 0, top: 0 };
  return openMaster(master).extract({ ...frame, left: left + frame.left, top: top + frame.top });
}

/** Writes beside and renames: a build that is stopped leaves no half a picture behind. */
async function keep(address: string, body: Buffer): Promise<void> {
  const target = join(CACHE, address);
  await mkdir(dirname(target), { recursive: true });
  const unfinished = `${target}.${process.pid}`;
  await writeFile(unfinished, body);
  await rename(unfinished, target);
}

/** Pixels that several files are made from without reading the master again. */
async function pixelsOf(image: Sharp): Promise<() => Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

/** The files of one cut, in all its sizes: the master is read once, each size made once. */
async function encodeCut(wanted: PictureFile[]): Promise<void> {
  const [first] = wanted;
  if (!first) return;
  const whole = await pixelsOf(await framed(first.picture, first.cut));
  for (const [width, ofWidth] of Map.groupBy(wanted, (file) => file.width)) {
    const sized = await pixelsOf(whole().resize(width));
    for (const file of ofWidth) {
      const image = FORMATS[file.format](sized(), file);
      await keep(addressOf(file), await image.toBuffer());
    }
  }
}

/** What stands at an address. */
export function fileAt(address: string): PictureFile | undefined {
  return files.get(address);
}

/** Whether a file of this address is known, and made now if it was not there. */
export async function encode(address: string): Promise<boolean> {
  const file = files.get(address);
  if (file && !existsSync(join(CACHE, address))) await encodeCut([file]);
  return file !== undefined;
}

/** Told after each cut how many of how many files are encoded. */
type Progress = (done: number, all: number) => void;

/** Encodes the missing files of these addresses and returns their number; throws for an unknown one. */
export async function encodeAll(addresses: string[], onProgress?: Progress): Promise<number> {
  const wanted = addresses.map((address) => {
    const file = files.get(address);
    if (!file) throw new Error(`No picture file is known as ${address}`);
    return file;
  });
  const missing = wanted.filter((file) => !existsSync(join(CACHE, addressOf(file))));
  const cuts = Map.groupBy(missing, ({ picture, cut }) => baseOf(picture, cut));
  let done = 0;
  const encodeNext = async (cut: PictureFile[]) => {
    await encodeCut(cut);
    done += cut.length;
    onProgress?.(done, missing.length);
  };
  await pMap(cuts.values(), encodeNext, { concurrency: availableParallelism() });
  return missing.length;
}

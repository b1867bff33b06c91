import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { memoizeByObject } from "#app/domain/memoize.ts";
import { cutAddressBase, type Catalogue, type CataloguePicture, widthsOf } from "./catalogue.ts";
import { CROP_CUTS, type Cut, frameOf } from "./crops.ts";
import { openMaster } from "./masters.ts";

// One thread for each picture, because several pictures are encoded at once.
sharp.concurrency(1);

export const PICTURE_CACHE = join(import.meta.dirname, "../.cache/pictures");

/** Files with more pixels are for large screens with fast connections; files for phones have up to 810 × 1080. */
const LARGE_SCREEN_PIXELS = 900_000;

/** Crops (cuts) that only the demonstration shows. They are many, so they are encoded fast, although their files are larger. */
const DEMO_CUT_NAMES = new Set(["tile", "plate", "member"]);

function isForPhones({ cut, width }: PictureFile): boolean {
  return (
    !DEMO_CUT_NAMES.has(cut.name) && (width * width * cut.height) / cut.width < LARGE_SCREEN_PIXELS
  );
}

// These settings make the encoding of all pictures fast (measured on 38 files). In AVIF, 4:2:0 makes files 5 % smaller and
// as sharp; effort 1 takes 30 % of the time of effort 3 and makes files 11 % larger; effort 4 takes ten times as long as 3.
// WebP is for one browser in twenty: effort 2 takes 40 % of the time of effort 4 and makes files 6 % larger.
const ENCODERS = {
  avif: (image: Sharp, file: PictureFile) =>
    image.avif({
      quality: 45,
      effort: isForPhones(file) ? 3 : 1,
      chromaSubsampling: "4:2:0",
    }),
  webp: (image: Sharp) => image.webp({ quality: 72, effort: 2 }),
};

/** A picture's file in one crop (`cut`) and width. Its address is `/pictures/<id>-<cut>.<fingerprint>-<width>.<format>`. */
type PictureFile = {
  picture: CataloguePicture;
  cut: Cut;
  width: number;
  format: keyof typeof ENCODERS;
};

function addressOf({ picture, cut, width, format }: PictureFile): string {
  return `${cutAddressBase(picture, cut)}-${width}.${format}`;
}

export function thumbnailAddress(picture: CataloguePicture): string {
  const cut = CROP_CUTS.card[0]!;
  const [width = 0] = widthsOf(picture, cut);
  return addressOf({ picture, cut, width, format: "webp" });
}

export const pictureFiles = memoizeByObject(
  ({ pictures }: Catalogue): ReadonlyMap<string, PictureFile> => {
    const filesByAddress = new Map<string, PictureFile>();
    for (const picture of pictures.values())
      for (const cut of Object.values(CROP_CUTS).flat())
        for (const width of widthsOf(picture, cut))
          for (const format of Object.keys(ENCODERS) as (keyof typeof ENCODERS)[]) {
            const file = { picture, cut, width, format };
            filesByAddress.set(addressOf(file), file);
          }
    return filesByAddress;
  },
);

export function cropPicture(picture: CataloguePicture, ratio: Pick<Cut, "width" | "height">) {
  const frame = frameOf(picture, ratio);
  const { left, top } = picture.from ?? { left: 0, top: 0 };
  return openMaster(picture.master.source).extract({
    ...frame,
    left: left + frame.left,
    top: top + frame.top,
  });
}

/** Writes a temporary file and renames it, so that a stopped process leaves no half-written picture. */
async function writePicture(folder: string, address: string, bytes: Buffer): Promise<void> {
  const finalFile = join(folder, address);
  await mkdir(dirname(finalFile), { recursive: true });
  // The name is random, because two requests may make the same file at the same time.
  const temporaryFile = `${finalFile}.${randomUUID()}`;
  await writeFile(temporaryFile, bytes);
  await rename(temporaryFile, finalFile);
}

async function decodeOnce(image: Sharp): Promise<() => Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

/** All `cutFiles` show the same part of a photograph, so it is decoded only once, and resized only once for each width. */
async function encodeCut(cutFiles: PictureFile[], folder: string): Promise<void> {
  const firstFile = cutFiles[0]!;
  const openCut = await decodeOnce(cropPicture(firstFile.picture, firstFile.cut));
  for (const [width, filesOfWidth] of Map.groupBy(cutFiles, (file) => file.width)) {
    const openResizedCut = await decodeOnce(openCut().resize(width));
    for (const file of filesOfWidth) {
      const image = ENCODERS[file.format](openResizedCut(), file);
      await writePicture(folder, addressOf(file), await image.toBuffer());
    }
  }
}

/** Encodes those files that are not in `folder` yet; returns their count. Throws if there is no picture file at an address. */
export async function encodeAll(catalogue: Catalogue, addresses: string[], folder = PICTURE_CACHE) {
  const filesByAddress = pictureFiles(catalogue);
  const requestedFiles = addresses.map((address) => {
    const file = filesByAddress.get(address);
    if (!file) throw new Error(`Unknown picture file: ${address}`);
    return file;
  });
  const missingFiles = requestedFiles.filter((file) => !existsSync(join(folder, addressOf(file))));
  const filesByCut = Map.groupBy(missingFiles, ({ picture, cut }) => cutAddressBase(picture, cut));
  // The workers share this iterator, so a worker that has encoded one cut takes the next cut.
  const cutsToEncode = filesByCut.values();
  const encodeCutsInTurn = async () => {
    for (const cutFiles of cutsToEncode) await encodeCut(cutFiles, folder);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, encodeCutsInTurn));
  return missingFiles.length;
}

/** Small image files of the published site: the desk's lists show them, so that none is cut for the desk alone. */
import type { Contents } from "#app/content/site-content.ts";
import { picturePath } from "../paths.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import type { CataloguePicture, PictureCut } from "#pictures/catalogue.ts";

/** "/pictures/elegant-wide-card.0f3a9c21" */
const PICTURE_ADDRESS = /^\/pictures\/(.+)-[a-z]+\.([0-9a-f]{8})$/;

/** The width that a list shows, on a phone with two pixels to one. */
const LIST_WIDTH_PX = 320;

type SmallFile = { fingerprint: string; address: string };

function cutsIn(value: unknown): PictureCut[] {
  if (typeof value !== "object" || value === null) return [];
  if ("cuts" in value && "alt" in value) return value.cuts as PictureCut[];
  return Object.values(value).flatMap(cutsIn);
}

/** How far a cut's smallest file is from the list's size and a ratio of 4 to 3. */
function distanceFromListSize({ width, height, widths: [least = 0] }: PictureCut): number {
  return (least < LIST_WIDTH_PX ? 10 : least / LIST_WIDTH_PX) + Math.abs(width / height - 4 / 3);
}

/** The file of each picture that suits a list best, by the picture's id. */
export function smallFiles(contents: Contents): Map<string, SmallFile> {
  const cuts = new Map<string, PictureCut>();
  for (const cut of cutsIn(contents[DEFAULT_LANGUAGE])) {
    const [, id] = PICTURE_ADDRESS.exec(cut.base) ?? [];
    const best = id && cuts.get(id);
    if (id && (!best || distanceFromListSize(cut) < distanceFromListSize(best))) cuts.set(id, cut);
  }
  const files = [...cuts].map(([id, { base, widths }]): [string, SmallFile] => {
    const fingerprint = PICTURE_ADDRESS.exec(base)![2]!;
    return [id, { fingerprint, address: `${base}-${widths[0]}.webp` }];
  });
  return new Map(files);
}

/**
 * Gives the address of a picture's small image: a file of the published site while that has the same photograph,
 * else an image that is cut for the desk.
 */
export function smallAddresses(contents: Contents) {
  const files = smallFiles(contents);
  return ({ id, fingerprint }: Pick<CataloguePicture, "id" | "fingerprint">): string => {
    const file = files.get(id);
    return file?.fingerprint === fingerprint
      ? file.address
      : `${picturePath(id)}/piccola?v=${fingerprint}`;
  };
}

/** The id of the first picture of a subject; undefined where it has none. */
export function firstPicture(contents: Contents, subject: string): string | undefined {
  const all = contents[DEFAULT_LANGUAGE] as Record<string, unknown>;
  const [first] = cutsIn(all[subject]);
  return first && PICTURE_ADDRESS.exec(first.base)?.[1];
}

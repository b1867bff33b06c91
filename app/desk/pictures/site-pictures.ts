/** Small image files of the published site: the desk's lists show them, so that none is cut for the desk alone. */
import { usedAddresses } from "#app/content/pictures.ts";
import type { Contents } from "#app/content/site-content.ts";
import type { CataloguePicture } from "#pictures/catalogue.ts";
import { picturePath } from "../paths.ts";

/** "/pictures/elegant-wide-card.0f3a9c21-360.webp" */
const FILE_ADDRESS = /^\/pictures\/(.+)-[a-z]+\.([0-9a-f]{8})-(\d+)\.webp$/;

/** The addresses of the narrowest file of each picture in content, in its order, by the picture's id and fingerprint. */
export function smallFiles(content: object): Map<string, string> {
  const files = new Map<string, { address: string; width: number }>();
  for (const address of usedAddresses(content)) {
    const [, id, fingerprint, digits] = FILE_ADDRESS.exec(address) ?? [];
    if (!digits) continue;
    const [key, width] = [`${id} ${fingerprint}`, Number(digits)];
    if (width < (files.get(key)?.width ?? Infinity)) files.set(key, { address, width });
  }
  return new Map([...files].map(([key, { address }]) => [key, address]));
}

/**
 * Gives the address of a picture's small image: a file of the published site while that has the same photograph,
 * else an image that is cut for the desk.
 */
export function smallAddresses(contents: Contents) {
  const files = smallFiles(contents);
  return ({ id, fingerprint }: Pick<CataloguePicture, "id" | "fingerprint">): string =>
    files.get(`${id} ${fingerprint}`) ?? `${picturePath(id)}/piccola?v=${fingerprint}`;
}

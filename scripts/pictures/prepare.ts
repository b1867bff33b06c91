/** Puts every picture the pages ask for into a folder; what was encoded before is only linked. */
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CACHE, encodeAll } from "#server/site/pictures/encode.ts";
import { usedAddresses } from "#server/site/pictures/used.ts";

/** Encodes what is missing, into the cache; tells how many files were made. */
export function encodePictures(): Promise<number> {
  return encodeAll(usedAddresses());
}

/** Copies what was encoded to `folder`; tells how many files that are. */
export async function copyPictures(folder: string): Promise<number> {
  const addresses = usedAddresses();
  for (const address of addresses) {
    const target = join(folder, address);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(CACHE, address), target);
  }
  return addresses.length;
}

/** Puts every picture the pages ask for into a folder; what was encoded before is only linked. */
import { copyFile, mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { CACHE, encode } from "./encode.ts";
import { usedAddresses } from "./used.ts";

/** Encodes what is missing and copies all of it to `folder`; tells how many files were made. */
export async function preparePictures(folder: string): Promise<{ all: number; made: number }> {
  const addresses = usedAddresses();
  const waiting = addresses.values();
  let made = 0;
  const worker = async () => {
    for (const address of waiting) {
      const outcome = await encode(address);
      if (outcome === "unknown") throw new Error(`No picture file is known as ${address}`);
      if (outcome === "made") made++;
      const target = join(folder, address);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(join(CACHE, address), target);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { all: addresses.length, made };
}

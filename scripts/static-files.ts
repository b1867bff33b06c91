/** The files of a build that all pages share. */
import { copyFile, glob, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PICTURE_CACHE } from "#pictures/encode.ts";
import { encode, ENCODED_NAME, writeEncodings } from "#server/site/encodings.ts";

/** Writes the compressed forms of files beside them, where they are missing. */
export async function compressAssets(folder: string): Promise<void> {
  const names = await Array.fromAsync(glob(["*.*", "{assets,pictures}/**/*.*"], { cwd: folder }));
  const missing = names.filter((name) => !ENCODED_NAME.test(name) && !names.includes(`${name}.br`));
  await Promise.all(
    missing.map(async (name) => {
      const file = join(folder, name);
      await writeEncodings(file, await encode(name, await readFile(file)));
    }),
  );
}

export async function copyPictures(folder: string, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const target = join(folder, address);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(PICTURE_CACHE, address), target);
  }
}

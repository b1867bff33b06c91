/** Files of a build for any host, each with its compressed forms beside it. */
import { copyFile, glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PICTURE_CACHE } from "#pictures/encode.ts";
import { encode, ENCODED_NAME, writeEncodings } from "#server/site/encodings.ts";

export async function writeWithEncodings(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  await writeEncodings(file, await encode(file, body));
}

/** Compresses the files that all pages share. */
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

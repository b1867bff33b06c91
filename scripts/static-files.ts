/** A release as files for any host, each with its compressed forms beside it. */
import { copyFile, glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { encode, ENCODED_NAME, encodeGzip, writeEncodings } from "#server/site/encodings.ts";
import { PICTURE_CACHE } from "#pictures/encode.ts";
import { fileNamesOf, type Release } from "#server/site/release.ts";

export async function writeRelease(folder: string, { files }: Release): Promise<void> {
  for (const [name, { br, read }] of files) {
    const body = read();
    const gzip = encodeGzip(body);
    for (const place of fileNamesOf(name)) {
      const file = join(folder, place);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, body);
      await writeEncodings(file, { ...(br && { br }), ...(gzip && { gzip }) });
    }
  }
}

/** Compresses the files that all releases of a build share. */
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

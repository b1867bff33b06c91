/** The files of a build that pages link to, in memory: scripts, styles, fonts, pictures, icons. */
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ENCODED_NAME, readEncodings } from "#server/site/encodings.ts";
import { type StoredFile, storedFile } from "./representations.ts";

export type FilesByAddress = Map<string, StoredFile>;

/** Some systems allow a process only a few hundred open files. */
const MAX_OPEN_FILES = 64;

export async function loadAssets(client: string): Promise<FilesByAddress> {
  const assetFiles = await Array.fromAsync(glob("**/*.*", { cwd: client }));
  const servedNames = assetFiles.filter((name) => !ENCODED_NAME.test(name));
  const filesByAddress: FilesByAddress = new Map();
  const readNext = async () => {
    for (let name = servedNames.pop(); name !== undefined; name = servedNames.pop()) {
      const file = join(client, name);
      const fileBytes = await readFile(file);
      const encodings = await readEncodings(file, fileBytes);
      filesByAddress.set(`/${name}`, await storedFile(`/${name}`, fileBytes, { encodings }));
    }
  };
  await Promise.all(Array.from({ length: MAX_OPEN_FILES }, readNext));
  return filesByAddress;
}

/** Writes the smaller forms of all files beside them: the server starts at once, static hosts can send them. */
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { ENCODED, writeEncodings } from "#server/encodings.ts";

/** Compresses every file of a built site. */
export async function compressFiles(client: string): Promise<void> {
  const names = await Array.fromAsync(glob(["**/*.*", ".well-known/*"], { cwd: client }));
  const files = names.filter((name) => !ENCODED.test(name));
  await Promise.all(files.map((name) => writeEncodings(join(client, name))));
}

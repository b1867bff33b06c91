/** The current release beside the server: a start shows it also while the store is away. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { demandSpace } from "./free-space.ts";
import type { OfBuild, Published } from "./store/releases.ts";
import { writeWhole } from "./whole-file.ts";

/** A published release, and its number in the store. */
export type ReleaseCopy = { number: number; published: Published };

const fileIn = (dataDir: string) => join(dataDir, "release.json");

/** The copy, if it is of this build. */
export async function readCopy(
  dataDir: string,
  { build, made }: OfBuild,
): Promise<ReleaseCopy | undefined> {
  try {
    const { number, published } = JSON.parse(await readFile(fileIn(dataDir), "utf8"));
    if (published.build !== build || published.made <= made) return undefined;
    const pictures = (published.pictures as [string, string][]).map(
      ([address, body]) => [address, Buffer.from(body, "base64")] as const,
    );
    return { number, published: { ...published, pictures: new Map(pictures) } };
  } catch {
    return undefined;
  }
}

/** Keeps a copy; without one the build's own release is current. A folder that cannot be written has none. */
export async function writeCopy(dataDir: string, copy?: ReleaseCopy): Promise<void> {
  const file = fileIn(dataDir);
  try {
    if (!copy) return await rm(file, { force: true });
    const { number, published } = copy;
    const pictures = [...published.pictures].map(([address, body]) => [
      address,
      body.toString("base64"),
    ]);
    const text = JSON.stringify({ number, published: { ...published, pictures } });
    await demandSpace(dataDir, text.length);
    await writeWhole(file, text);
  } catch {
    // A start without the store shows what was copied before.
  }
}

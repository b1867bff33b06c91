/** A copy of the current release in DATA_DIR: what a server shows that starts while the store is away. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuildId, PublishedRelease } from "#server/store/releases.ts";
import { writeAtomically } from "#server/system/atomic-write.ts";
import { demandSpace } from "#server/system/disk-space.ts";

type ReleaseCopy = { number: number; published: PublishedRelease };

const fileIn = (dataDir: string) => join(dataDir, "release.json");

/** The copy; nothing where it is missing, damaged or of another build. */
export async function readCopy(
  dataDir: string,
  { build, made }: BuildId,
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

/** Replaces the copy, or deletes it where the build's own release is current. */
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
    await writeAtomically(file, text);
  } catch {
    // A folder that cannot be written keeps the copy it has.
  }
}

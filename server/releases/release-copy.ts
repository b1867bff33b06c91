/** A copy of the current release in DATA_DIR: what a server shows that starts while the store is away. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { BuildId, PublishedRelease } from "#server/store/releases.ts";
import { writeAtomically } from "#server/system/atomic-write.ts";
import { demandSpace } from "#server/system/disk-space.ts";

type ReleaseCopy = { number: number; published: PublishedRelease };

const copyFileIn = (dataDir: string) => join(dataDir, "release.copy");

/** The copy; nothing where it is missing, damaged or of another build. */
export async function readReleaseCopy(
  dataDir: string,
  { build, made }: BuildId,
): Promise<ReleaseCopy | undefined> {
  try {
    const { number, published } = deserialize(await readFile(copyFileIn(dataDir)));
    if (published.build !== build || published.made <= made) return undefined;
    return { number, published: { ...published, body: published.body.toString() } };
  } catch {
    return undefined;
  }
}

/** Replaces the copy, or deletes it where the build's own release is current. */
export async function writeReleaseCopy(dataDir: string, copy?: ReleaseCopy): Promise<void> {
  const file = copyFileIn(dataDir);
  try {
    if (!copy) return await rm(file, { force: true });
    const { number, published } = copy;
    // As bytes: V8 writes two for each letter of a text.
    const content = serialize({
      number,
      published: { ...published, body: Buffer.from(published.body) },
    });
    await demandSpace(dataDir, content.length);
    await writeAtomically(file, content);
  } catch {
    // A folder that cannot be written keeps the copy it has.
  }
}

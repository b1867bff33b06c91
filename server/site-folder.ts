/**
 * The release that is shown, as files in DATA_DIR/site: a web server answers with them while ours is
 * away (docs/operations/nginx.conf). The folder is a link that is replaced when the next is whole;
 * where that cannot be written there is none, because an older site would tell older prices.
 */
import { createHash } from "node:crypto";
import { glob, mkdir, readlink, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { demandSpace } from "./free-space.ts";
import { placesOf, type Release, type SiteFile } from "./site/release.ts";

/** Files by name; the body of one is made when it is read. */
type Contents = Map<string, Pick<SiteFile, "br" | "read">>;

/** Pictures that no build has, by address. */
type Pictures = ReadonlyMap<string, Buffer>;

/** The files by name. What the build alone has lies in its own folder. */
function filesOf({ files }: Release, pictures: Pictures): Contents {
  const all: Contents = new Map(
    [...pictures].map(([address, body]) => [address.slice(1), { read: () => body }]),
  );
  for (const [name, file] of files) for (const place of placesOf(name)) all.set(place, file);
  return all;
}

/** The folder's name: the same for the same files. */
function folderOf(files: Contents): string {
  const digest = createHash("sha256");
  for (const [name, { br, read }] of files) {
    const smallest = br ?? read();
    digest.update(`${name} ${smallest.length}\n`).update(smallest);
  }
  return `site.${digest.digest("hex").slice(0, 16)}`;
}

/** Whether a folder that was written before is still whole: a power cut may have emptied files. */
async function isWhole(folder: string, files: Contents): Promise<boolean> {
  const sizes = [...files].map(
    async ([name, { read }]) => (await stat(join(folder, name))).size === read().length,
  );
  return (await Promise.all(sizes).catch(() => [false])).every(Boolean);
}

async function replaceLink(link: string, target: string): Promise<void> {
  const next = `${link}.next`;
  await rm(next, { recursive: true, force: true });
  await symlink(target, next);
  await rename(next, link);
}

async function write(dataDir: string, name: string, files: Contents): Promise<void> {
  const folder = join(dataDir, name);
  await rm(folder, { recursive: true, force: true });
  const bytes = [...files.values()].reduce((sum, { read }) => sum + read().length, 0);
  await demandSpace(dataDir, bytes);
  for (const path of new Set([...files.keys()].map((file) => dirname(join(folder, file)))))
    await mkdir(path, { recursive: true, mode: 0o755 });
  for (const [file, { read }] of files)
    await writeFile(join(folder, file), read(), { mode: 0o644 });
  await replaceLink(join(dataDir, "site"), name);
}

async function removeOthers(dataDir: string, name?: string): Promise<void> {
  for (const other of await Array.fromAsync(glob("site.*", { cwd: dataDir })))
    if (other !== name) await rm(join(dataDir, other), { recursive: true, force: true });
}

/** Brings the folder up to date with a release. */
export async function writeSiteFolder(
  dataDir: string,
  release: Release,
  pictures: Pictures = new Map(),
): Promise<void> {
  const files = filesOf(release, pictures);
  const link = join(dataDir, "site");
  const name = folderOf(files);
  const current = await readlink(link).catch(() => "");
  if (current === name && (await isWhole(join(dataDir, name), files))) return;
  try {
    await write(dataDir, name, files);
    await removeOthers(dataDir, name);
  } catch (error) {
    await rm(link, { force: true });
    await removeOthers(dataDir);
    throw error;
  }
}

/** Writes one release after the other; what cannot be written is logged, and the server goes on. */
export function siteFolderWriter(dataDir: string, log: (line: string) => void = console.error) {
  let last = Promise.resolve();
  return (release: Release, pictures?: Pictures) => {
    // Links need a privilege there, and nginx for Windows is no server's choice.
    if (process.platform === "win32") return;
    last = last
      .then(() => writeSiteFolder(dataDir, release, pictures))
      .catch((error: unknown) => {
        const { code, message } = Object(error) as { code?: string; message?: string };
        log(
          `DATA_DIR/site cannot be written (${code ?? message}): a web server has no pages to show while this one is away.`,
        );
      });
  };
}

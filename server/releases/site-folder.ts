/**
 * The current release as files in DATA_DIR/site, which a web server serves while ours is down
 * (deploy/nginx.conf). `site` is a symbolic link that is replaced once the next folder is
 * complete. Where that fails there is no link: an outdated site would show outdated prices.
 */
import { chmod, glob, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileNamesOf, type SiteFile } from "#server/site/release.ts";
import { demandSpace } from "#server/system/disk-space.ts";
import type { ReleasePictures, ServedSite } from "./current-site.ts";

/** Files by name; a body is decompressed when it is read. */
type FilesByName = Map<string, Pick<SiteFile, "br" | "read">>;

type FolderContent = { release: Pick<ServedSite["release"], "files">; pictures: ReleasePictures };

/** The files of a release by name, without the assets that lie in the build. */
function filesOfRelease({ release, pictures }: FolderContent): FilesByName {
  const all: FilesByName = new Map(
    [...pictures].map(([address, body]) => [address.slice(1), { read: () => body }]),
  );
  for (const [name, file] of release.files)
    for (const place of fileNamesOf(name)) all.set(place, file);
  return all;
}

async function replaceLink(link: string, target: string): Promise<void> {
  const next = `${link}.next`;
  await rm(next, { recursive: true, force: true });
  await symlink(target, next);
  await rename(next, link);
}

/** Writes the files into a new folder; gives its name. */
async function writeNewFolder(dataDir: string, files: FilesByName): Promise<string> {
  const folder = await mkdtemp(join(dataDir, "site."));
  await chmod(folder, 0o755);
  for (const path of new Set([...files.keys()].map((file) => dirname(join(folder, file)))))
    await mkdir(path, { recursive: true, mode: 0o755 });
  for (const [file, { read }] of files) {
    const body = read();
    await demandSpace(dataDir, body.length);
    await writeFile(join(folder, file), body, { mode: 0o644 });
  }
  return basename(folder);
}

async function removeOtherFolders(dataDir: string, name?: string): Promise<void> {
  for (const other of await Array.fromAsync(glob("site.*", { cwd: dataDir })))
    if (other !== name) await rm(join(dataDir, other), { recursive: true, force: true });
}

export async function writeSiteFolder(dataDir: string, content: FolderContent): Promise<void> {
  const link = join(dataDir, "site");
  try {
    const name = await writeNewFolder(dataDir, filesOfRelease(content));
    await replaceLink(link, name);
    await removeOtherFolders(dataDir, name);
  } catch (error) {
    await rm(link, { force: true });
    await removeOtherFolders(dataDir);
    throw error;
  }
}

/** Writes releases one after the other; an error is logged, ends nothing and rejects nothing. */
export function siteFolderWriter(dataDir: string, log: (line: string) => void = console.error) {
  let last = Promise.resolve();
  return async (content: FolderContent): Promise<void> => {
    // Symbolic links need a privilege on Windows, and no site is served by nginx there.
    if (process.platform === "win32") return;
    last = last
      .then(() => writeSiteFolder(dataDir, content))
      .catch((error: unknown) => {
        const { code, message } = Object(error) as { code?: string; message?: string };
        log(
          `DATA_DIR/site cannot be written (${code ?? message}): a web server has no pages to show while this one is away.`,
        );
      });
    await last;
  };
}

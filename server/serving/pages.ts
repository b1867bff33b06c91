/** The files of the site in memory, by address. */
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import pMap from "p-map";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { ENCODED_NAME, readEncodings } from "#server/site/encodings.ts";
import { storedFile, type StoredFile, storedSiteFile } from "./representations.ts";
import { type Release, type SiteFile, START_MODULE_PREFIX } from "#server/site/release.ts";

/** Files by address; those of pages have no slash at their end. */
export type Pages = {
  files: Map<string, StoredFile>;
  notFound: StoredFile;
  /** The pages for unknown addresses below a prefix that has its own: "/home2". */
  notFoundBelow?: Map<string, StoredFile>;
};

type FilesByAddress = Map<string, StoredFile>;

function addressOf(file: string): string {
  return `/${file}`.replace(/\/?index\.html$/, "") || "/";
}

/** Files read at once: some systems allow a process only a few hundred open files. */
const MAX_OPEN_FILES = 64;

/** Loads scripts, fonts, pictures and icons; `own` names the files of the build's release. */
export async function loadAssets(
  client: string,
  own: ReadonlySet<string>,
): Promise<FilesByAddress> {
  const all = await Array.fromAsync(glob("**/*.*", { cwd: client }));
  const names = all.filter(
    (name) => !(ENCODED_NAME.test(name) || own.has(name) || name.endsWith(".data")),
  );
  const read = async (name: string): Promise<[string, StoredFile]> => {
    const file = join(client, name);
    const body = await readFile(file);
    const encodings = await readEncodings(file, body);
    return [`/${name}`, await storedFile(`/${name}`, body, { encodings })];
  };
  return new Map(await pMap(names, read, { concurrency: MAX_OPEN_FILES }));
}

/** Files that releases share are stored once. */
const storedFiles = new WeakMap<SiteFile, StoredFile>();

export function startScripts({ files }: Release): [string, SiteFile][] {
  return [...files].filter(([name]) => name.startsWith(START_MODULE_PREFIX));
}

/** The files of a release and its assets; `earlier` are start modules of releases before it. */
export function pagesOf(
  assets: FilesByAddress,
  release: Release,
  earlier: [string, SiteFile][] = [],
): Pages {
  const files: FilesByAddress = new Map(assets);
  const notFoundBelow: FilesByAddress = new Map();
  for (const [name, one] of [...earlier, ...release.files]) {
    const file = storedFiles.get(one) ?? storedSiteFile(`/${name}`, one);
    storedFiles.set(one, file);
    if (name.endsWith("404.html")) notFoundBelow.set(`/${name}`.replace("/404.html", ""), file);
    else files.set(addressOf(name), file);
  }
  // This file is for static hosts: our server responds with the current availability.
  files.delete(AVAILABILITY_PATH);
  const notFound = notFoundBelow.get("");
  if (!notFound) throw new Error("A release holds no page for unknown addresses");
  return { files, notFound, notFoundBelow };
}

/** The site in memory, each file with its smaller forms, answered by its exact address. */
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import pMap from "p-map";
import { FREE_NIGHTS } from "#app/paths/paths.ts";
import { ENCODED, readEncodings } from "./encodings.ts";
import { storedFile, type StoredFile, storedSiteFile } from "./representations.ts";
import { type Release, type SiteFile, START } from "./site/release.ts";

/** Files by address; pages without a slash at their end. */
export type Pages = {
  files: Map<string, StoredFile>;
  notFound: StoredFile;
  /** The pages for unknown addresses below a folder that has its own: "/home2". */
  notFoundBelow?: Map<string, StoredFile>;
};

type Files = Map<string, StoredFile>;

/** Where a file of a site stands. */
export function addressOf(file: string): string {
  return `/${file}`.replace(/\/?index\.html$/, "") || "/";
}

/** Files read at once: some machines let a process open a few hundred, the store and guests included. */
const AT_ONCE = 64;

/** Reads what all releases of a build share: scripts, fonts, pictures, icons; `own` are the names of the build's own pages. */
export async function loadAssets(client: string, own: ReadonlySet<string>): Promise<Files> {
  const all = await Array.fromAsync(glob("**/*.*", { cwd: client }));
  const names = all.filter(
    (name) => !(ENCODED.test(name) || own.has(name) || name.endsWith(".data")),
  );
  const read = async (name: string): Promise<[string, StoredFile]> => {
    const file = join(client, name);
    const body = await readFile(file);
    const encodings = await readEncodings(file, body);
    return [`/${name}`, await storedFile(`/${name}`, body, { encodings })];
  };
  return new Map(await pMap(names, read, { concurrency: AT_ONCE }));
}

/** A file that two releases share is kept once. */
const stored = new WeakMap<SiteFile, StoredFile>();

/** The scripts that the pages of a release begin with, by name. */
export function startScripts({ files }: Release): [string, SiteFile][] {
  return [...files].filter(([name]) => name.startsWith(START));
}

/** A release with the files it shares with others; `earlier` are scripts of pages that were opened before it. */
export function pagesOf(
  assets: Files,
  release: Release,
  earlier: [string, SiteFile][] = [],
): Pages {
  const files: Files = new Map(assets);
  const notFoundBelow: Files = new Map();
  for (const [name, one] of [...earlier, ...release.files]) {
    const file = stored.get(one) ?? storedSiteFile(`/${name}`, one);
    stored.set(one, file);
    if (name.endsWith("404.html")) notFoundBelow.set(`/${name}`.replace("/404.html", ""), file);
    else files.set(addressOf(name), file);
  }
  // Which nights are free changes without a release: the file is for static hosts.
  files.delete(FREE_NIGHTS);
  const notFound = notFoundBelow.get("");
  if (!notFound) throw new Error("A release holds no page for unknown addresses");
  return { files, notFound, notFoundBelow };
}

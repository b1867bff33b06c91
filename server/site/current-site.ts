/** Holds the served site. A new revision replaces the whole site; a request reads it once, so no response mixes revisions. */
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Contents } from "#app/content/site-content.ts";
import { pictureUrls } from "#app/content/pictures.ts";
import { type StoredFile, storedFile } from "#server/serving/representations.ts";
import { createSitePages, type SitePages } from "#server/serving/site-pages.ts";
import type { UnfitValue } from "#server/store/letters.ts";
import { BUILD_FOLDER } from "./build-folder.ts";
import { ENCODED_FILE_PATTERN, readEncodings } from "./encodings.ts";

export type ServedSite = {
  contents: Contents;
  pages: SitePages;
  pictures: ReadonlySet<string>; // the URL paths of the pictures on its pages
  /** Values that the family saved and this software version does not accept; those of content/ are shown instead. */
  unfitValues: UnfitValue[];
};

export type CurrentSite = Awaited<ReturnType<typeof openSite>>;

type FilesByAddress = Map<string, StoredFile>;

/** Some systems allow a process only a few hundred open files. */
const MAX_OPEN_FILES = 64;

/** Loads into memory the files of a build that pages link to: scripts, styles, fonts, pictures, icons. */
async function loadAssets(clientFolder: string): Promise<FilesByAddress> {
  const assetFiles = await Array.fromAsync(glob("**/*.*", { cwd: clientFolder }));
  const servedNames = assetFiles.filter((name) => !ENCODED_FILE_PATTERN.test(name));
  const filesByAddress: FilesByAddress = new Map();
  const readInTurn = async () => {
    for (let name = servedNames.pop(); name !== undefined; name = servedNames.pop()) {
      const file = join(clientFolder, name);
      const fileBytes = await readFile(file);
      const encodings = await readEncodings(file, fileBytes);
      filesByAddress.set(`/${name}`, await storedFile(`/${name}`, fileBytes, { encodings }));
    }
  };
  await Promise.all(Array.from({ length: MAX_OPEN_FILES }, readInTurn));
  return filesByAddress;
}

/** The addresses of files with the texts of islands. Each publication of new texts adds files; the oldest are deleted. */
const WORDS_ADDRESS = /^\/assets\/words-/;
const MAX_EARLIER_WORDS_FILES = 30;

function addEarlierWords(assets: FilesByAddress, { files }: SitePages): void {
  for (const [address, file] of files) if (WORDS_ADDRESS.test(address)) assets.set(address, file);
  const wordsAddresses = [...assets.keys()].filter((address) => WORDS_ADDRESS.test(address));
  for (const address of wordsAddresses.slice(0, -MAX_EARLIER_WORDS_FILES)) assets.delete(address);
}

export async function openSite({ url, build = BUILD_FOLDER }: { url: string; build?: string }) {
  const assets = await loadAssets(join(build, "client"));
  let currentSite: ServedSite | undefined;

  return {
    /** The build's files and the islands' texts. Earlier texts are kept, because guests' browsers may still show earlier pages. */
    assets,
    current(): ServedSite {
      if (!currentSite) throw new Error("No site is shown yet");
      return currentSite;
    },
    async show({ contents, unfitValues }: Pick<ServedSite, "contents" | "unfitValues">) {
      const pages = await createSitePages({ contents, url });
      if (currentSite) addEarlierWords(assets, currentSite.pages);
      currentSite = { contents, pages, unfitValues, pictures: new Set(pictureUrls(contents)) };
    },
  };
}

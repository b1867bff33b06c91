/** The served site is replaced as a whole, and a request reads it once, so no response mixes two revisions. */
import { join } from "node:path";
import type { Contents } from "#app/content/site-content.ts";
import { usedAddresses } from "#app/content/pictures.ts";
import { type FilesByAddress, loadAssets } from "#server/serving/assets.ts";
import { createSitePages, type SitePages } from "#server/serving/site-pages.ts";
import type { UnfitValue } from "#server/store/letters.ts";
import { openBuild } from "./site-build.ts";

export type ServedSite = {
  contents: Contents;
  pages: SitePages;
  pictures: ReadonlySet<string>;
  /** Values of the family that this version does not accept; those of content/ are shown instead. */
  unfit: UnfitValue[];
};

export type CurrentSite = Awaited<ReturnType<typeof openSite>>;

/** Matches files with the texts of islands: each publication of new texts adds some, and the oldest are deleted. */
const WORDS_ADDRESS = /^\/assets\/words-/;
const MAX_EARLIER_WORDS = 30;

function addEarlierFiles(assets: FilesByAddress, { files }: SitePages): void {
  for (const [address, file] of files) if (WORDS_ADDRESS.test(address)) assets.set(address, file);
  const words = [...assets.keys()].filter((address) => WORDS_ADDRESS.test(address));
  for (const address of words.slice(0, -MAX_EARLIER_WORDS)) assets.delete(address);
}

/** Throws a `SettingsError` where the folder has no whole build. */
export async function openSite({ build: folder, url }: Record<"build" | "url", string>) {
  const build = await openBuild(folder);
  const assets = await loadAssets(join(folder, "client"));
  let currentSite: ServedSite | undefined;

  return {
    build,
    /** Also files of earlier revisions, which open pages still request. */
    assets,
    current(): ServedSite {
      if (!currentSite) throw new Error("No site is shown yet");
      return currentSite;
    },
    async show({ contents, unfit }: Pick<ServedSite, "contents" | "unfit">) {
      const pages = await createSitePages({ contents, build, url });
      if (currentSite) addEarlierFiles(assets, currentSite.pages);
      currentSite = { contents, pages, unfit, pictures: new Set(usedAddresses(contents)) };
    },
  };
}

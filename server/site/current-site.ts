/**
 * The site that is served: one immutable value, replaced as a whole. A request reads it once, so no
 * response mixes two revisions.
 */
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
  /** The addresses of all pictures that its pages show. */
  pictures: ReadonlySet<string>;
  /** The family's values that do not fit, and that the software's own replace. */
  unfit: UnfitValue[];
};

export type CurrentSite = Awaited<ReturnType<typeof openSite>>;

/** The addresses of islands' words, of which each publication of new words adds some. */
const WORDS_ADDRESS = /^\/assets\/words-/;
const MAX_EARLIER_WORDS = 30;

function addEarlierFiles(assets: FilesByAddress, { files }: SitePages): void {
  for (const [address, file] of files) if (WORDS_ADDRESS.test(address)) assets.set(address, file);
  const words = [...assets.keys()].filter((address) => WORDS_ADDRESS.test(address));
  for (const address of words.slice(0, -MAX_EARLIER_WORDS)) assets.delete(address);
}

/** Opens the build in a folder as a site at an address; throws a `SettingsError` where there is no whole one. */
export async function openSite({ build: folder, url }: Record<"build" | "url", string>) {
  const build = await openBuild(folder);
  const assets = await loadAssets(join(folder, "client"));
  let currentSite: ServedSite | undefined;

  return {
    build,
    /** The files that all revisions share, and those of earlier revisions, which open pages still request. */
    assets,
    /** The site that is served; throws before the first `show`. */
    current(): ServedSite {
      if (!currentSite) throw new Error("No site is shown yet");
      return currentSite;
    },
    /** Serves a revision, or the software's own words. */
    async show({ contents, unfit }: Pick<ServedSite, "contents" | "unfit">) {
      const pages = await createSitePages({ contents, build, url });
      if (currentSite) addEarlierFiles(assets, currentSite.pages);
      currentSite = { contents, pages, unfit, pictures: new Set(usedAddresses(contents)) };
    },
  };
}

/**
 * The site that is served: one immutable value, replaced as a whole. A request reads it once, so no
 * response mixes two releases.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FilesByAddress, loadAssets } from "#server/serving/assets.ts";
import { storedFile } from "#server/serving/representations.ts";
import { createSitePages, type SitePages } from "#server/serving/site-pages.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { parseRelease, type Release } from "#server/site/release.ts";
import { openBuild, releaseFile } from "#server/site/site-build.ts";
import type { BuildId, PublishedRelease } from "#server/store/releases.ts";

export type ServedSite = { release: Release; pages: SitePages };

/** The build, and the address of the site. */
export type SiteLocation = { build: string; url: string };

export type CurrentSite = {
  /** The build that published releases belong to. */
  build: BuildId;
  /** The files that all releases share, with those of earlier ones: pages that are open ask for them. */
  assets: FilesByAddress;
  /** What is served; throws before the first `show`. */
  current: () => ServedSite;
  /** Serves a published release, or the build's own. */
  show: (published?: PublishedRelease) => Promise<void>;
};

/** A release as text, and parsed. */
export type ReleaseText = { body: string; release: Release };

/** The release of a build; throws a `SettingsError` where the build is incomplete. */
export async function releaseOfBuild(build: string): Promise<ReleaseText> {
  const error = (what: string) =>
    new SettingsError(`${what} in ${build}: run "npm run build" first.`);
  if (!existsSync(build)) throw error("There is no built site");
  try {
    const body = await readFile(releaseFile(build), "utf8");
    const release = parseRelease(body);
    if (existsSync(join(build, "client"))) return { body, release };
  } catch {
    // Whatever is wrong with the file, a new build replaces it.
  }
  throw error("The built site is incomplete or of another version");
}

/** Assets whose releases are gone: words of islands, which each publication of new words adds. */
const WORDS_ADDRESS = /^\/assets\/words-/;
const MAX_EARLIER_WORDS = 30;

function addEarlierFiles(assets: FilesByAddress, { files }: SitePages): void {
  for (const [address, file] of files) if (WORDS_ADDRESS.test(address)) assets.set(address, file);
  const words = [...assets.keys()].filter((address) => WORDS_ADDRESS.test(address));
  for (const address of words.slice(0, -MAX_EARLIER_WORDS)) assets.delete(address);
}

export async function openSite({ build: folder, url }: SiteLocation): Promise<CurrentSite> {
  const { release: own } = await releaseOfBuild(folder);
  const assets = await loadAssets(join(folder, "client"));
  const build = await openBuild(folder).catch((error: unknown) => {
    throw new SettingsError(
      `The built site in ${folder} cannot be opened: run "npm run build" first (${(error as Error).message.split("\n")[0]}).`,
    );
  });
  let current: ServedSite | undefined;

  // Changes run one after the other, so that an older release never replaces a newer one.
  let lastChange: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(change: () => Promise<T>): Promise<T> => {
    const result = lastChange.catch(() => {}).then(change);
    lastChange = result;
    return result;
  };

  return {
    build: { build: own.build, made: own.made },
    assets,
    current() {
      if (!current) throw new Error("No release is shown yet");
      return current;
    },
    show: (published) =>
      enqueue(async () => {
        const release = published ? parseRelease(published.body) : own;
        for (const [address, picture] of published?.pictures ?? [])
          if (!assets.has(address)) assets.set(address, await storedFile(address, picture));
        const pages = await createSitePages({ release, build, url });
        if (current) addEarlierFiles(assets, current.pages);
        current = { release, pages };
      }),
  };
}

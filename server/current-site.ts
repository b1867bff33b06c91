/**
 * The site that is served now. It is one value, made whole and then put in the place of the last: who
 * asks reads it once, so no answer is of two releases.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dayAtHome } from "#app/domain/free-nights.ts";
import { loadAssets, type Pages, pagesOf } from "./pages.ts";
import { storedFile } from "./representations.ts";
import { SettingsError } from "./settings-error.ts";
import { holdsOn } from "./site/holds-on.ts";
import { type Release, unpacked } from "./site/release.ts";
import { releaseFile } from "./site/site-build.ts";
import type { Published } from "./store/releases.ts";

/** A release as it is served. */
export type Shown = { release: Release; pages: Pages };

export type CurrentSite = {
  /** What the build itself says. */
  own: Release;
  now: () => Shown;
  /** Shows what was published; nothing is the build's own release. */
  show: (published?: Published) => Promise<void>;
  /** Renders what is shown again where a new day has made it untrue. */
  refresh: () => Promise<void>;
};

/** The release that a build has made; throws a `SettingsError` where there is none. */
export async function ownRelease(build: string): Promise<Release> {
  const text = await readFile(releaseFile(build), "utf8").catch((error: unknown) => {
    if (Object(error).code !== "ENOENT") throw error;
    throw new SettingsError(`There is no built site in ${build}: run "npm run build" first.`);
  });
  return unpacked(text);
}

/** A release as it is true here and today: rendered again for another address, or once its prices are over. */
async function trueNow(
  release: Release,
  url: string,
  build: string,
  last?: Release,
): Promise<Release> {
  const today = dayAtHome(Date.now());
  if (release.url === url && holdsOn(release, today)) return release;
  const { openBuild } = await import("./site/site-build.ts");
  const { renderRelease } = await import("./site/render-release.ts");
  return renderRelease({ ...release, url, renderedOn: today }, await openBuild(build), {
    quality: "soon",
    ...(last && { last }),
  });
}

/** Releases back that a page may still wake which was opened before the family published. */
const EARLIER = 5;

/** The site of a build at an address, as the build made it. */
export async function openSite(build: string, url: string): Promise<CurrentSite> {
  const own = await trueNow(await ownRelease(build), url, build);
  // Scripts and pictures never change: who has a page of an older release open still asks for its own.
  const assets = await loadAssets(join(build, "client"), own);
  let earlier: Release[] = [];
  let shown: Shown = { release: own, pages: await pagesOf(assets, own) };
  const put = async (release: Release) => {
    earlier = [shown.release, ...earlier].slice(0, EARLIER);
    shown = { release, pages: await pagesOf(assets, release, earlier) };
  };
  // One change at a time: what was published meanwhile is not replaced by what it followed.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (change: () => Promise<void>) => (last = last.catch(() => {}).then(change));
  return {
    own,
    now: () => shown,
    show: (published) =>
      inTurn(async () => {
        const release = published ? await unpacked(published.body, shown.release) : own;
        for (const [address, picture] of published?.pictures ?? [])
          if (!assets.has(address)) assets.set(address, await storedFile(address, picture));
        await put(await trueNow(release, url, build, shown.release));
      }),
    refresh: () =>
      inTurn(async () => {
        const release = await trueNow(shown.release, url, build, shown.release);
        if (release !== shown.release) await put(release);
      }),
  };
}

/**
 * The site that is served now. It is one value, made whole and then put in the place of the last: who
 * asks reads it once, so no answer is of two releases.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { houseDayAt } from "#app/domain/availability.ts";
import { loadAssets, type Pages, pagesOf, startScripts } from "./pages.ts";
import { storedFile } from "./representations.ts";
import { SettingsError } from "./settings-error.ts";
import { holdsOn } from "./site/holds-on.ts";
import { packed, type PackedRelease, readPacked, type Release, unpacked } from "./site/release.ts";
import { releaseFile } from "./site/site-build.ts";
import { type SitePlace, upToDateRelease } from "./site/up-to-date-release.ts";
import type { OfBuild, Published } from "./store/releases.ts";

/** A release as it is served. */
export type Shown = { release: Release; pages: Pages };

export type CurrentSite = {
  /** The build, which published releases belong to. */
  build: OfBuild;
  /** What is served; there is nothing before the first `show`. */
  now: () => Shown;
  /** Shows what was published; nothing is the build's own release. */
  show: (published?: Published) => Promise<void>;
  /** Renders what is shown again where a new day has made it untrue; gives whether it was so. */
  refresh: () => Promise<boolean>;
};

/** A release as text, and as it is read without opening its pages. */
export type ReleaseText = { body: string; release: PackedRelease };

/** The release that a build has made; throws a `SettingsError` where the build is not whole. */
export async function ownRelease(build: string): Promise<ReleaseText> {
  const fault = (what: string) =>
    new SettingsError(`${what} in ${build}: run "npm run build" first.`);
  if (!existsSync(build)) throw fault("There is no built site");
  try {
    const body = await readFile(releaseFile(build), "utf8");
    const release = readPacked(body);
    if (existsSync(join(build, "client"))) return { body, release };
  } catch {
    // What is wrong with it is of no use to whoever has to build anyway.
  }
  throw fault("The built site is incomplete or of another version");
}

/** Earlier releases whose start scripts stay available to pages that were opened before a publication. */
const EARLIER = 5;

/** The build's own release, in bytes: its folder may hold the next one when it is asked for again. */
async function readOwn(folder: string) {
  const { body, release } = await ownRelease(folder);
  const { files, build, made, url, contents, renderedOn } = release;
  const names = new Set(files.map(([name]) => name));
  return { own: Buffer.from(body), build, made, names, dated: { url, contents, renderedOn } };
}

/** The site of a build at an address. */
export async function openSite(place: SitePlace): Promise<CurrentSite> {
  const { own, build, made, names, dated } = await readOwn(place.build);
  // Scripts and pictures never change: who has a page of an older release open still asks for its own.
  const assets = await loadAssets(join(place.build, "client"), names);
  let earlier: ReturnType<typeof startScripts>[] = [];
  let shown: Shown | undefined;
  // One change at a time: what was published meanwhile is not replaced by what it followed.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const changed = last.catch(() => {}).then(change);
    last = changed;
    return changed;
  };

  const today = () => houseDayAt(Date.now());
  const put = (next: PackedRelease) => {
    const before = shown?.release;
    const release = unpacked(next, before);
    if (before) earlier = [startScripts(before), ...earlier].slice(0, EARLIER);
    shown = { release, pages: pagesOf(assets, release, earlier.flat()) };
  };
  const upToDate = async ({ body }: Published) => {
    const release = readPacked(body);
    const now = await upToDateRelease(body, place, today(), release);
    return now === body ? release : readPacked(now);
  };
  const ownUpToDate = async () => {
    try {
      return readPacked(await upToDateRelease(own.toString(), place, today(), dated));
    } catch (error) {
      throw new SettingsError(
        `The built site cannot be rendered for SITE_URL ${place.url}: run "npm run build" first (${(error as Error).message.split("\n")[0]}).`,
      );
    }
  };

  return {
    build: { build, made },
    now() {
      if (!shown) throw new Error("No release is shown yet");
      return shown;
    },
    show: (published) =>
      inTurn(async () => {
        const next = await (published ? upToDate(published) : ownUpToDate());
        for (const [address, picture] of published?.pictures ?? [])
          if (!assets.has(address)) assets.set(address, await storedFile(address, picture));
        put(next);
      }),
    refresh: () =>
      inTurn(async () => {
        if (!shown || holdsOn(shown.release, today())) return false;
        put(readPacked(await upToDateRelease(packed(shown.release), place, today())));
        return true;
      }),
  };
}

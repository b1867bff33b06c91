/**
 * The site that is served: one immutable value, replaced as a whole. A request reads it once, so no
 * response mixes two releases.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { houseDayAt } from "#app/domain/availability.ts";
import { loadAssets, type Pages, pagesOf, startScripts } from "#server/serving/pages.ts";
import { storedFile } from "#server/serving/representations.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import {
  isValidOn,
  packRelease,
  type PackedRelease,
  parsePackedRelease,
  type Release,
  unpackRelease,
} from "#server/site/release.ts";
import { releaseFile } from "#server/site/site-build.ts";
import { type SiteLocation, upToDateRelease } from "#server/site/up-to-date-release.ts";
import type { BuildId, PublishedRelease } from "#server/store/releases.ts";

/** Pictures that a release shows and no build has, by address. */
export type ReleasePictures = PublishedRelease["pictures"];

export type ServedSite = { release: Release; pages: Pages; pictures: ReleasePictures };

export type CurrentSite = {
  /** The build that published releases belong to. */
  build: BuildId;
  /** What is served; throws before the first `show`. */
  current: () => ServedSite;
  /** Serves a published release, or the build's own. */
  show: (published?: PublishedRelease) => Promise<void>;
  /** Renders the release again where a new day changes its pages; gives whether it did. */
  refresh: () => Promise<boolean>;
};

/** A release as text, and parsed without its files. */
export type ReleaseText = { body: string; release: PackedRelease };

/** The release of a build; throws a `SettingsError` where the build is incomplete. */
export async function releaseOfBuild(build: string): Promise<ReleaseText> {
  const error = (what: string) =>
    new SettingsError(`${what} in ${build}: run "npm run build" first.`);
  if (!existsSync(build)) throw error("There is no built site");
  try {
    const body = await readFile(releaseFile(build), "utf8");
    const release = parsePackedRelease(body);
    if (existsSync(join(build, "client"))) return { body, release };
  } catch {
    // Whatever is wrong with the file, a new build replaces it.
  }
  throw error("The built site is incomplete or of another version");
}

/** Earlier releases whose start scripts stay available to pages that were opened before a publication. */
const MAX_EARLIER_RELEASES = 5;

/** The build's release, kept as bytes: a new build may replace the folder while we serve. */
async function readReleaseOfBuild(folder: string) {
  const { body, release } = await releaseOfBuild(folder);
  const { files, build, made, url, contents, renderedOn } = release;
  const names = new Set(files.map(([name]) => name));
  return { own: Buffer.from(body), build, made, names, edition: { url, contents, renderedOn } };
}

export async function openSite(location: SiteLocation): Promise<CurrentSite> {
  const { own, build, made, names, edition } = await readReleaseOfBuild(location.build);
  // Assets of older releases stay: pages that are open ask for them.
  const assets = await loadAssets(join(location.build, "client"), names);
  let earlierScripts: ReturnType<typeof startScripts>[] = [];
  let current: ServedSite | undefined;

  // Changes run one after the other, so that an older release never replaces a newer one.
  let lastChange: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(change: () => Promise<T>): Promise<T> => {
    const result = lastChange.catch(() => {}).then(change);
    lastChange = result;
    return result;
  };

  const today = () => houseDayAt(Date.now());
  const replace = (next: PackedRelease, pictures: ReleasePictures) => {
    const previous = current?.release;
    const release = unpackRelease(next, previous);
    if (previous)
      earlierScripts = [startScripts(previous), ...earlierScripts].slice(0, MAX_EARLIER_RELEASES);
    current = { release, pages: pagesOf(assets, release, earlierScripts.flat()), pictures };
  };
  const upToDate = async ({ body }: PublishedRelease) => {
    const release = parsePackedRelease(body);
    const text = await upToDateRelease(body, location, today(), release);
    return text === body ? release : parsePackedRelease(text);
  };
  const ownUpToDate = async () => {
    try {
      return parsePackedRelease(await upToDateRelease(own.toString(), location, today(), edition));
    } catch (error) {
      throw new SettingsError(
        `The built site cannot be rendered for SITE_URL ${location.url}: run "npm run build" first (${(error as Error).message.split("\n")[0]}).`,
      );
    }
  };

  return {
    build: { build, made },
    current() {
      if (!current) throw new Error("No release is shown yet");
      return current;
    },
    show: (published) =>
      enqueue(async () => {
        const next = await (published ? upToDate(published) : ownUpToDate());
        const pictures: ReleasePictures = published?.pictures ?? new Map();
        for (const [address, picture] of pictures)
          if (!assets.has(address)) assets.set(address, await storedFile(address, picture));
        replace(next, pictures);
      }),
    refresh: () =>
      enqueue(async () => {
        if (!current || isValidOn(current.release, today())) return false;
        const { release, pictures } = current;
        replace(
          parsePackedRelease(await upToDateRelease(packRelease(release), location, today())),
          pictures,
        );
        return true;
      }),
  };
}

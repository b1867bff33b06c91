/** The next release of a build, from what lies in content/ and pictures/ now. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readContents } from "#app/content/read.ts";
import type { Contents } from "#app/content/site-content.ts";
import { allSlips } from "#app/content/checks/all-slips.ts";
import { usedAddresses } from "#app/content/used-pictures.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { CACHE, encodeAll } from "#pictures/encode.ts";
import { changedSubjects } from "./recorded-contents.ts";
import { changedPages, isSameText, packed, readPacked, type Release, unpacked } from "./release.ts";
import { renderRelease } from "./render-release.ts";
import { openBuild } from "./site-build.ts";
import { type Days, daysBy } from "./site-files.ts";

/** The build and the address it is for, the moment, and the text of the release before it. */
export type Wanted = { build: string; url: string; now: number; last: string };

export type Prepared =
  | { slips: string[] }
  | {
      /** Whether it says anything that the last does not. */
      isNew: boolean;
      /** The addresses of the pages that say something else than before. */
      changed: string[];
      /** The id of the build that has rendered it. */
      buildId: string;
      body: string;
      /** The pictures it shows that the build has not, by address. */
      pictures: Map<string, Buffer>;
    };

/** The day of each subject of content: today for what says something else than before. */
function daysOf(contents: Contents, last: Release, now: number): Days {
  const today = houseDayAt(now);
  const changed = changedSubjects(contents, last.contents);
  return daysBy(contents, (name, language) =>
    changed.has(`${language}/${name}`) ? today : last.days[language][name],
  );
}

/** The pictures that the build does not have, encoded now where they were not before. */
async function newPictures(build: string): Promise<Map<string, Buffer>> {
  const wanted = usedAddresses().filter((address) => !existsSync(join(build, "client", address)));
  await encodeAll(wanted);
  const files = wanted.map(
    async (address) => [address, await readFile(join(CACHE, address))] as const,
  );
  return new Map(await Promise.all(files));
}

/** Says the same on every page, and beside them; the note on holes has its own moment. */
function saysTheSame(one: Release, other: Release): boolean {
  const names = [...one.files.keys()].filter((name) => !name.startsWith(".well-known/"));
  return (
    one.url === other.url &&
    one.files.size === other.files.size &&
    names.every((name) => isSameText(one.files.get(name), other.files.get(name))) &&
    JSON.stringify([one.answers, one.contents]) === JSON.stringify([other.answers, other.contents])
  );
}

/** Reads, checks and renders; changes nothing. Slips are told as the check and the build tell them. */
export async function prepareRelease(wanted: Wanted): Promise<Prepared> {
  const { build, url, now } = wanted;
  // The bundle is opened while the photographs are looked at.
  const [opened, slips] = await Promise.all([openBuild(build), allSlips()]);
  if (slips.length > 0) return { slips };
  const last = unpacked(readPacked(wanted.last));
  const contents = readContents();
  const days = daysOf(contents, last, now);
  const edition = { contents, days, url, made: now, renderedOn: houseDayAt(now) };
  const [release, pictures] = await Promise.all([
    renderRelease(edition, opened, { quality: "soon", last }),
    newPictures(build),
  ]);
  return {
    isNew: !saysTheSame(release, last),
    changed: changedPages(release, last),
    buildId: release.build,
    body: packed(release),
    pictures,
  };
}

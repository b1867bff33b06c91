/** The next release of a build, from what lies in content/ and pictures/ now. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readContents } from "#app/content/read.ts";
import type { ContentName, Contents } from "#app/content/schemas.ts";
import { allSlips } from "#app/content/checks/all-slips.ts";
import { usedAddresses } from "#app/content/used-pictures.ts";
import { dayAtHome } from "#app/domain/free-nights.ts";
import type { Language } from "#app/domain/languages.ts";
import { CACHE, encodeAll } from "#pictures/encode.ts";
import { packed, type Release } from "./release.ts";
import { renderRelease } from "./render-release.ts";
import { openBuild } from "./site-build.ts";
import { type Days, daysBy } from "./site-files.ts";

type Wanted = { build: string; url: string; now: number; last: Release };

export type Prepared =
  | { slips: string[] }
  | {
      /** Whether it says anything that the last does not. */
      isNew: boolean;
      release: Release;
      body: string;
      /** The pictures it shows that the build has not, by address. */
      pictures: Map<string, Buffer>;
    };

/** The day of each subject of content: today for what says something else than before. */
function daysOf(contents: Contents, { last, now }: Wanted): Days {
  const today = dayAtHome(now);
  const isSame = (name: ContentName, language: Language) =>
    JSON.stringify(contents[language][name]) === JSON.stringify(last.contents[language][name]);
  return daysBy(contents, (name, language) =>
    isSame(name, language) ? last.days[language][name] : today,
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
    names.every((name) => other.files.get(name)?.body.equals(one.files.get(name)!.body)) &&
    JSON.stringify([one.answers, one.contents]) === JSON.stringify([other.answers, other.contents])
  );
}

/** Reads, checks and renders; changes nothing. Slips are told as the check and the build tell them. */
export async function prepareRelease(wanted: Wanted): Promise<Prepared> {
  const { build, url, now, last } = wanted;
  // The bundle is opened while the photographs are looked at.
  const [opened, slips] = await Promise.all([openBuild(build), allSlips()]);
  if (slips.length > 0) return { slips };
  const contents = readContents();
  const days = daysOf(contents, wanted);
  const edition = { contents, days, url, made: now, renderedOn: dayAtHome(now) };
  const [release, pictures] = await Promise.all([
    renderRelease(edition, opened, { quality: "soon", last }),
    newPictures(build),
  ]);
  return { isNew: !saysTheSame(release, last), release, body: packed(release), pictures };
}

/** Prepares a publication: checks content/ and pictures/, and renders the next release. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { applyEdits, type Edit, fittingEdits, slipOfUnfit } from "#app/content/edits.ts";
import { readContents } from "#app/content/read.ts";
import type { Contents } from "#app/content/site-content.ts";
import { allSlips } from "#app/content/checks/all-slips.ts";
import { usedAddresses } from "#app/content/pictures.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import type { Slip } from "#app/content/slip.ts";
import { type Catalogue, loadCatalogue } from "#pictures/catalogue.ts";
import { CACHE, encodeAll } from "#pictures/encode.ts";
import { changedSubjects } from "./content-dependencies.ts";
import {
  changedPages,
  type Days,
  isSameText,
  pack,
  parsePacked,
  type Release,
  unpack,
} from "./release.ts";
import { renderRelease } from "./render-release.ts";
import { openBuild } from "./site-build.ts";
import { daysBy } from "./site-files.ts";

export type PublicationRequest = {
  /** The folder of the build. */
  build: string;
  /** The address of the site. */
  url: string;
  now: number;
  /** The text of the current release. */
  last: string;
  edits: Edit[];
  /** Whether edits that do not fit content/ are left out; else they are slips. */
  leaveOut: boolean;
};

export type PreparedRelease =
  | { slips: Slip[] }
  | {
      isNew: boolean;
      /** Edits that were left out. */
      unfit: Edit[];
      changedPaths: string[];
      buildId: string;
      body: string;
      /** Its pictures that the build does not have, by address. */
      pictures: Map<string, Buffer>;
    };

/** The day each subject last changed: today for those that differ from the current release. */
function daysOf(contents: Contents, last: Release, now: number): Days {
  const today = houseDayAt(now);
  const subjects = changedSubjects(contents, last.contents);
  return daysBy(contents, (name, language) =>
    subjects.has(`${language}/${name}`) ? today : last.days[language][name],
  );
}

/** Encodes the pictures that the build does not have, unless the cache has them. */
async function encodeNewPictures(
  build: string,
  catalogue: Catalogue,
  contents: Contents,
): Promise<Map<string, Buffer>> {
  const addresses = usedAddresses(contents).filter(
    (address) => !existsSync(join(build, "client", address)),
  );
  await encodeAll(catalogue, addresses);
  const files = addresses.map(
    async (address) => [address, await readFile(join(CACHE, address))] as const,
  );
  return new Map(await Promise.all(files));
}

/** Compares all files but security.txt, whose Expires always differs. */
function hasSameFiles(one: Release, other: Release): boolean {
  const names = [...one.files.keys()].filter((name) => !name.startsWith(".well-known/"));
  return (
    one.url === other.url &&
    one.files.size === other.files.size &&
    names.every((name) => isSameText(one.files.get(name), other.files.get(name))) &&
    JSON.stringify([one.answers, one.contents]) === JSON.stringify([other.answers, other.contents])
  );
}

/** Reads, checks and renders; changes nothing. */
export async function prepareRelease(request: PublicationRequest): Promise<PreparedRelease> {
  const { build, url, now } = request;
  const catalogue = await loadCatalogue();
  const { overrides, unfit } = request.leaveOut
    ? fittingEdits(catalogue, request.edits)
    : applyEdits(request.edits);
  if (unfit.length > 0 && !request.leaveOut) return { slips: unfit.map(slipOfUnfit) };
  // The bundle loads while the pictures are checked.
  const [siteBuild, slips] = await Promise.all([openBuild(build), allSlips(catalogue, overrides)]);
  if (slips.length > 0) return { slips };
  const last = unpack(parsePacked(request.last));
  const contents = readContents(catalogue, overrides);
  const days = daysOf(contents, last, now);
  const edition = { contents, days, url, made: now, renderedOn: houseDayAt(now) };
  const [release, pictures] = await Promise.all([
    renderRelease(edition, siteBuild, { quality: "fast", last }),
    encodeNewPictures(build, catalogue, contents),
  ]);
  return {
    isNew: !hasSameFiles(release, last),
    unfit,
    changedPaths: changedPages(release, last),
    buildId: release.build,
    body: pack(release),
    pictures,
  };
}

/** Prepares a publication: checks content/ and pictures/, and renders each page of the next release once. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, type Edit, applicableEdits, slipOfStaleEdit } from "#app/content/edits.ts";
import { type FileOverrides, readContents } from "#app/content/read.ts";
import { isPhotographEdit } from "#app/content/photographs.ts";
import type { Contents } from "#app/content/site-content.ts";
import { allSlips } from "#app/content/checks/all-slips.ts";
import { usedAddresses } from "#app/content/pictures.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import type { Slip } from "#app/content/slip.ts";
import { type Catalogue, loadCatalogue, type Upload } from "#pictures/catalogue.ts";
import { encodedPictures } from "#pictures/encode.ts";
import { changedSubjects } from "./content-dependencies.ts";
import { type ChangeDays, packRelease, parseRelease, type Release } from "./release.ts";
import { changedPages } from "./render-all.ts";
import { openBuild } from "./site-build.ts";
import { changeDaysBy } from "./site-files.ts";

export type PublicationRequest = {
  /** The folder of the build. */
  build: string;
  /** The address of the site. */
  url: string;
  now: number;
  /** The text of the current release. */
  last: string;
  edits: Edit[];
  /** The photographs that edits name. */
  uploads: Upload[];
  /** The addresses of the pictures that the store has. */
  storedPictures: string[];
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
      /** Its pictures that neither the build nor the store has, by address. */
      pictures: Map<string, Buffer>;
      /** The addresses of those that the store has. */
      storedPictures: string[];
    };

/** The day each subject last changed: today for those that differ from the current release. */
function changeDaysOf(contents: Contents, last: Release, now: number): ChangeDays {
  const today = houseDayAt(now);
  const subjects = changedSubjects(contents, last.contents);
  return changeDaysBy(contents, (name, language) =>
    subjects.has(`${language}/${name}`) ? today : last.days[language][name],
  );
}

/** Encodes the pictures that neither the build nor the store has, unless the cache has them. */
async function encodeNewPictures(
  { build, storedPictures }: PublicationRequest,
  catalogue: Catalogue,
  contents: Contents,
) {
  const addresses = usedAddresses(contents).filter(
    (address) => !existsSync(join(build, "client", address)),
  );
  const stored = new Set(storedPictures);
  const pictures = await encodedPictures(
    catalogue,
    addresses.filter((address) => !stored.has(address)),
  );
  return { pictures, storedPictures: addresses.filter((address) => stored.has(address)) };
}

/**
 * The slips that stop a publication. A photograph that was published once stays, even where an upgrade
 * shows it larger.
 */
async function stoppingSlips(
  { uploads, leaveOut }: PublicationRequest,
  catalogue: Catalogue,
  overrides: FileOverrides,
): Promise<Slip[]> {
  const slips = await allSlips(catalogue, overrides);
  const published = leaveOut ? uploads.map(({ id }) => catalogue.masters.get(id)?.file) : [];
  return slips.filter(({ file }) => !published.includes(file));
}

/** Reads and checks; a page that cannot be rendered throws. Changes nothing. */
export async function prepareRelease(request: PublicationRequest): Promise<PreparedRelease> {
  const { build, url, now } = request;
  const catalogue = await loadCatalogue(request.uploads);
  const isLost = (edit: Edit) =>
    isPhotographEdit(edit) && !request.uploads.some(({ id }) => id === edit.path);
  const edits = request.edits.filter((edit) => !isLost(edit));
  const applied = (request.leaveOut ? applicableEdits : applyEdits)(catalogue, edits);
  const { overrides } = applied;
  const unfit = [...request.edits.filter(isLost), ...applied.unfit];
  if (unfit.length > 0 && !request.leaveOut) return { slips: unfit.map(slipOfStaleEdit) };
  // The bundle loads while the pictures are checked.
  const [siteBuild, slips] = await Promise.all([
    openBuild(build),
    stoppingSlips(request, catalogue, overrides),
  ]);
  if (slips.length > 0) return { slips };
  const last = parseRelease(request.last);
  const contents = readContents(catalogue, overrides);
  const days = changeDaysOf(contents, last, now);
  const release = { contents, days, made: now, build: siteBuild.id };
  const pictures = await encodeNewPictures(request, catalogue, contents);
  const site = { url, today: houseDayAt(now) };
  return {
    isNew: JSON.stringify(contents) !== JSON.stringify(last.contents),
    unfit,
    changedPaths: changedPages(siteBuild, site, { before: last.contents, after: contents }),
    buildId: release.build,
    body: packRelease(release),
    ...pictures,
  };
}

/**
 * A new build has the files' own words: before its first page is served, it is rendered with the edits of
 * the last publication. Edits that do not fit the new files are left out, and stay in the store; the log
 * names them, and one letter to the family.
 */
import type { SiteLocation } from "#server/site/up-to-date-release.ts";
import { addEditAlert } from "#server/store/edit-alerts.ts";
import type { Database } from "#server/store/database.ts";
import { type BuildId, pastReleases, publish } from "#server/store/releases.ts";
import { PHOTOGRAPHS } from "#app/content/photographs.ts";
import { ownRelease } from "./current-site.ts";
import { prepareFromStore } from "./prepare-from-store.ts";

/** The author of such a release in the history. */
const AUTHOR = "aggiornamento";

/** Photographs are edits of no file. */
const placeOf = (file: string) => (file === PHOTOGRAPHS ? file : `content/${file}.yaml`);

type CarryOptions = {
  database: Database;
  build: BuildId;
  location: SiteLocation;
  log?: (line: string) => void;
};

export async function carryEdits({
  database,
  build,
  location,
  log = console.error,
}: CarryOptions): Promise<void> {
  const past = await pastReleases(database);
  const isOfBuild = (one: BuildId) => one.build === build.build && one.made > build.made;
  const last = past.find(({ isTakenBack }) => !isTakenBack);
  if (!last || last.edits.length === 0) return;
  // This build had the edits before; one that was taken back stays so.
  if (past.some((one) => isOfBuild(one) && (one.isRendered || one.isTakenBack))) return;
  const { body } = await ownRelease(location.build);
  const now = Date.now();
  const request = { build: location.build, url: location.url, now, last: body };
  const preparation = await prepareFromStore(database, {
    ...request,
    edits: last.edits,
    leaveOut: true,
  });
  const unfit = "slips" in preparation ? last.edits : preparation.unfit;
  if (unfit.length > 0) {
    for (const { file, path } of unfit)
      log(
        `The family's edit of ${placeOf(file)} ${path} does not fit this build: the file's own words stand. See "npm run desk -- stato".`,
      );
    // Before the release, after which no start comes this far.
    await addEditAlert(database, build, unfit, now);
  }
  if ("slips" in preparation || !preparation.isNew) return;
  const { buildId, pictures, storedPictures } = preparation;
  const release = { build: buildId, made: now, body: preparation.body, pictures, storedPictures };
  const edits = last.edits.filter(
    (edit) => !unfit.some(({ file, path }) => file === edit.file && path === edit.path),
  );
  const after = { number: 0, build };
  // False where another server of the same store was faster.
  await publish(database, { ...release, edits, author: AUTHOR }, after);
}

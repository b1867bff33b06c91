/**
 * A build that is newly installed, or that an upgrade is taken back to, has other words than the family
 * published last: before its first page is served, it is rendered with the edits of that publication. Edits
 * that do not fit its files are left out, and stay in the store; the log names them, and one letter to the
 * family.
 */
import type { Edit } from "#app/content/edits.ts";
import { addEditAlert } from "#server/store/edit-alerts.ts";
import type { Database } from "#server/store/database.ts";
import {
  type BuildId,
  currentNumber,
  pastReleases,
  publish,
  publishedText,
} from "#server/store/releases.ts";
import { PHOTOGRAPHS } from "#app/content/photographs.ts";
import { deskCommand } from "#server/system/service-manager.ts";
import { releaseOfBuild, type SiteLocation } from "./current-site.ts";
import { prepareFromStore } from "./prepare-from-store.ts";

/** The author that the history names for a release after an upgrade. */
const UPGRADE_AUTHOR = "aggiornamento";

/** The file of an edit, for the log; an edit of a photograph has none. */
const editedFileName = (file: string) => (file === PHOTOGRAPHS ? file : `content/${file}.yaml`);

const isSamePlace =
  ({ file, path }: Edit) =>
  (other: Edit) =>
    file === other.file && path === other.path;

type CarryOptions = {
  database: Database;
  build: BuildId;
  location: SiteLocation;
  /** Whether the build does not serve yet: then edits that do not fit are left to its start, and no letter is written. */
  isAhead?: boolean;
  log?: (line: string) => void;
};

export async function carryEdits({
  database,
  build,
  location,
  isAhead = false,
  log = console.error,
}: CarryOptions): Promise<void> {
  const past = await pastReleases(database);
  const isOfBuild = (one: BuildId) => one.build === build.build && one.made > build.made;
  const shown = past.filter(({ isTakenBack }) => !isTakenBack);
  const last = shown.find(({ author }) => author !== UPGRADE_AUTHOR) ?? shown[0];
  if (!last) return;
  const ofBuild = past.find((one) => isOfBuild(one) && (one.isRendered || one.isTakenBack));
  // This build shows that publication already, or did until it was taken back.
  if (ofBuild && ofBuild.number >= last.number) return;
  const number = await currentNumber(database, build);
  if (number === 0 && last.edits.length === 0) return;
  const current = await publishedText(database, number);
  const { body } = current ?? (await releaseOfBuild(location.build));
  const now = Date.now();
  const request = { build: location.build, url: location.url, now, last: body };
  const preparation = await prepareFromStore(database, {
    ...request,
    edits: last.edits,
    leaveOut: true,
  });
  const unfit = "slips" in preparation ? last.edits : preparation.unfit;
  // The build before may have left some out already.
  const newlyUnfit = unfit.filter((edit) => shown[0]?.edits.some(isSamePlace(edit)));
  if (newlyUnfit.length > 0 && isAhead) return;
  for (const { file, path } of unfit)
    log(
      `The family's edit of ${editedFileName(file)} ${path} does not fit this build: the file's own words stand. See "${deskCommand()} stato".`,
    );
  // Written before the release: with it, the next start returns above.
  if (newlyUnfit.length > 0) await addEditAlert(database, build, newlyUnfit, now);
  if ("slips" in preparation || !preparation.isNew) return;
  const { buildId, pictures, storedPictures } = preparation;
  const release = { build: buildId, made: now, body: preparation.body, pictures, storedPictures };
  const edits = last.edits.filter((edit) => !unfit.some(isSamePlace(edit)));
  const after = { number, build };
  // False where the desk has published meanwhile.
  await publish(database, { ...release, edits, author: UPGRADE_AUTHOR }, after);
}

/** Reads and changes values of content/; a change is an edit, and public once it is published. */
import { createHash } from "node:crypto";
import {
  applyEdits,
  type Edit,
  applicableEdits,
  isSlipOfEdit,
  slipsWith,
  withEdit,
} from "#app/content/edits.ts";
import { CONTENT_FILES } from "#app/content/read.ts";
import { isAddedPicture, photographOf, PHOTOGRAPHS } from "#app/content/photographs.ts";
import { formatSlip, type Slip } from "#app/content/slip.ts";
import type { Database } from "#server/store/database.ts";
import { allEdits, changeEdits, type StoredEdit } from "#server/store/edits.ts";
import { type BuildId, currentEdits } from "#server/store/releases.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { readBuildRelease } from "./current-release.ts";
import { draftCatalogue } from "./draft-catalogue.ts";
import { withoutPictureWords } from "./picture-places.ts";
import { isSamePlace, unpublishedEdits } from "./unpublished.ts";

function demandFile(file: string): void {
  if (CONTENT_FILES.includes(file)) return;
  const near = CONTENT_FILES.filter((name) => name.split("/").at(-1) === file);
  throw new DeskError(
    `content/${file}.yaml non c’è. ${near.length > 0 ? `Forse ${near.join(" o ")}?` : `Ci sono: ${CONTENT_FILES.join(", ")}.`}`,
  );
}

/** The errors in content that are about the added edits. */
export async function slipsOfEdits(
  database: Database,
  edits: StoredEdit[],
  added: Edit[],
): Promise<Slip[]> {
  const catalogue = await draftCatalogue(database, edits);
  const { overrides, unfit } = applyEdits(catalogue, edits);
  const lost = unfit.filter((edit) => added.some((one) => isSamePlace(one, edit)));
  if (lost.length > 0)
    return lost.map(({ file, path }) => ({
      file: `content/${file}.yaml`,
      path,
      reason: "qui non c’è posto per un valore: il nome prima dell’ultimo punto è un testo",
    }));
  return slipsWith(catalogue, overrides).filter((slip) =>
    added.some((edit) => isSlipOfEdit(slip, edit)),
  );
}

/** The errors in content after a change that were not there before it. */
export async function addedSlips(
  database: Database,
  before: StoredEdit[],
  after: StoredEdit[],
): Promise<Slip[]> {
  const slipsOf = async (edits: StoredEdit[]) => {
    const catalogue = await draftCatalogue(database, edits);
    return slipsWith(catalogue, applyEdits(catalogue, edits).overrides);
  };
  const slips = await slipsOf(after);
  if (slips.length === 0) return [];
  const earlier = new Set((await slipsOf(before)).map(formatSlip));
  return slips.filter((slip) => !earlier.has(formatSlip(slip)));
}

export type DraftStatus = {
  /** Edits that guests do not see yet. */
  unpublished: number;
  /** Identifies these edits, so that a later answer applies to no others. */
  digest: string;
  /** Edits that the files or their schemas do not take. */
  unfit: Edit[];
};

export async function draftStatus(database: Database): Promise<DraftStatus> {
  const edits = await database.read(allEdits);
  const own = await readBuildRelease().catch(() => undefined);
  const published = own ? await currentEdits(database, own.release) : [];
  const { added, removed } = unpublishedEdits(edits, published);
  return {
    unpublished: added.length + removed.length,
    digest: digestOfEdits([...added, ...removed]),
    unfit:
      edits.length > 0 ? applicableEdits(await draftCatalogue(database, edits), edits).unfit : [],
  };
}

type DiscardOutcome = {
  discarded: StoredEdit[];
  /** Published edits that a draft had removed. */
  restored: StoredEdit[];
};

/** A hash of edits: a form sends it back, so that a press applies to no others. */
export function digestOfEdits(edits: Edit[]): string {
  const values = edits.map(({ file, path, value }) => JSON.stringify([file, path, value]));
  return createHash("sha256").update(values.toSorted().join("\n")).digest("base64url").slice(0, 22);
}

type DiscardRequest = {
  /** Undefined for all files, or for all of a file. */
  file?: string | undefined;
  path?: string | undefined;
  /** Of the edits that the screen showed: where they have changed since, nothing is discarded. */
  digest?: string | undefined;
};

/** Discards unpublished edits. */
export async function discard(
  { database }: DeskContext,
  build: BuildId,
  { file, path, digest }: DiscardRequest,
): Promise<DiscardOutcome> {
  // An upgrade may have left edits of a file that is gone.
  const isEdited = async () => (await database.read(allEdits)).some((edit) => edit.file === file);
  if (file && file !== PHOTOGRAPHS && !(await isEdited())) demandFile(file);
  const published = await currentEdits(database, build);
  const isMeant = (edit: Edit) =>
    (!file || edit.file === file) &&
    (!path || edit.path === path || edit.path.startsWith(`${path}.`));
  let outcome: DiscardOutcome = { discarded: [], restored: [] };
  await changeEdits(database, (stored) => {
    const { added, removed } = unpublishedEdits(stored, published);
    outcome = { discarded: added.filter(isMeant), restored: removed.filter(isMeant) };
    if (digest && digest !== digestOfEdits([...outcome.discarded, ...outcome.restored]))
      throw new DeskError("Intanto è cambiato qualcosa: guardate ancora, poi decidete.");
    const former = published.filter((one) =>
      [...outcome.discarded, ...outcome.restored].some((edit) => isSamePlace(one, edit)),
    );
    const remaining = former.reduce<StoredEdit[]>(
      withEdit,
      stored.filter((edit) => !outcome.discarded.includes(edit)),
    );
    // The words of an added picture mean nothing without it.
    return outcome.discarded
      .filter((edit) => photographOf(edit)?.isAdded && !isAddedPicture(remaining, edit.path))
      .reduce((edits, { path: id }) => withoutPictureWords(edits, id), remaining);
  });
  return outcome;
}

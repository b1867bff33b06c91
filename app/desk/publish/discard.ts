/** Takes changes of the draft back. */
import { digestOfChanges, type ValueChange } from "#app/content/changes.ts";
import { type Documents, namedValuesOf, valueAt, withValueAt } from "#app/content/documents.ts";
import { isAddedIn, isPhotographs } from "#app/content/photographs.ts";
import type { Value } from "#app/content/rows.ts";
import { type DeskContext, DeskError } from "../context.ts";
import { editDraft, type DraftState, withChangeBy } from "./draft.ts";
import { draftChanges } from "./draft-changes.ts";
import { altTextPlaces, demandPictureUnused } from "../pictures/picture-places.ts";

type DiscardRequest = {
  /** Undefined for all subjects. */
  subject?: string | undefined;
  path?: string | undefined;
  /** The digest of the changes that the screen showed: where they have changed since, nothing is discarded. */
  digest?: string | undefined;
};

/** The draft with the published values of these changes. */
function withoutChanges(
  context: Pick<DeskContext, "author" | "now">,
  { draft, published }: Pick<DraftState, "draft" | "published">,
  changes: ValueChange[],
): Documents {
  const withChange = withChangeBy(context, published);
  const byFile = Map.groupBy(changes, ({ file }) => file);
  const remaining = [...byFile].reduce((documents, [file, ofFile]) => {
    const values = ofFile.reduce(
      (now, { path }) =>
        withValueAt(now, path, valueAt(namedValuesOf(file, published), path) as Value | undefined),
      namedValuesOf(file, documents),
    );
    return withChange(documents, { file, path: "", value: values });
  }, draft);
  // The alternative texts of an added picture go with it.
  const added = changes.filter(
    ({ file, path }) =>
      isPhotographs(file) && isAddedIn(draft, path) && !isAddedIn(remaining, path),
  );
  for (const { path } of added) demandPictureUnused(remaining, path);
  return added.flatMap(({ path }) => altTextPlaces(path)).reduce(withChange, remaining);
}

/** Discards unpublished changes, in all languages; gives how many. */
export async function discard(
  context: DeskContext,
  { subject, path, digest }: DiscardRequest,
): Promise<number> {
  return editDraft(context, (state) => {
    const all = draftChanges(state).filter(
      (one) => !subject || (one.subject === subject && one.path === path),
    );
    const changes = all.flatMap((one) => one.changes);
    if (digest && digest !== digestOfChanges(changes))
      throw new DeskError("Intanto è cambiato qualcosa: guardate ancora, poi decidete.");
    const documents = all.length > 0 ? withoutChanges(context, state, changes) : state.draft;
    return { documents, outcome: all.length };
  });
}

/** Takes changes of the draft back. */
import { changesBetween, digestOfChanges, type ValueChange } from "#app/content/changes.ts";
import { CONTENT_FILES } from "#app/content/content-files.ts";
import { type Documents, namedValuesOf, valueAt, withValueAt } from "#app/content/documents.ts";
import { isAddedIn, isPhotographs } from "#app/content/photographs.ts";
import type { Value } from "#app/content/rows.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { changeDraft, type DraftState, withChangeBy } from "./draft.ts";
import { altTextPlaces, demandPictureUnused } from "./picture-places.ts";

type DiscardRequest = {
  /** Undefined for all files, or for all of a file. */
  file?: string | undefined;
  path?: string | undefined;
  /** Of the changes that the screen showed: where they have changed since, nothing is discarded. */
  digest?: string | undefined;
};

const isOfRequest =
  ({ file, path }: DiscardRequest) =>
  (change: ValueChange) =>
    (!file || change.file === file) &&
    (!path || change.path === path || change.path.startsWith(`${path}.`));

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
  // The words of an added picture mean nothing without it.
  const added = changes.filter(
    ({ file, path }) =>
      isPhotographs(file) && isAddedIn(draft, path) && !isAddedIn(remaining, path),
  );
  for (const { path } of added) demandPictureUnused(remaining, path);
  return added.flatMap(({ path }) => altTextPlaces(path)).reduce(withChange, remaining);
}

/** Discards unpublished changes; gives how many. */
export async function discard(context: DeskContext, request: DiscardRequest): Promise<number> {
  const { digest, file } = request;
  let count = 0;
  await changeDraft(context, (state) => {
    const changes = changesBetween(state.published, state.draft).filter(isOfRequest(request));
    if (file && changes.length === 0 && !CONTENT_FILES.includes(file) && !isPhotographs(file))
      throw new DeskError(`content/${file}.yaml non c’è.`);
    if (digest && digest !== digestOfChanges(changes))
      throw new DeskError("Intanto è cambiato qualcosa: guardate ancora, poi decidete.");
    count = changes.length;
    return changes.length > 0 ? withoutChanges(context, state, changes) : state.draft;
  });
  return count;
}

/** Finds the family's unpublished changes. One change is a value with its translations, a whole list, or a photograph. */
import { changesBetween, digestOfChanges, type ValueChange } from "#app/content/changes.ts";
import { CONTENT_FILES } from "#app/content/files.ts";
import {
  type Documents,
  namedValuesOf,
  valueAt,
  valuesOf,
  withValueAt,
} from "#app/content/documents.ts";
import { isAddedIn, isPhotographs, PHOTOGRAPHS } from "#app/content/photographs.ts";
import type { Value } from "#app/content/rows.ts";
import { type DeskContext, DeskError } from "../context.ts";
import { altTextPlaces, demandPictureUnused } from "../pictures/picture-places.ts";
import { type DraftEdit, type DraftState, editDraft, readDraftState } from "./draft.ts";
import { fileInfo } from "../words/form-scope.ts";
import { firstAbsentPath } from "../words/translations.ts";

/** Returns the path of the outermost value that is new in the file, so that all values of a new room are one change. */
function newValuePath({ file, path, value }: ValueChange, before: Documents): string {
  if (value === undefined || !CONTENT_FILES.includes(file)) return path;
  return firstAbsentPath(valuesOf(file, before), path) ?? path;
}

const translationRank = ({ file }: ValueChange) => (fileInfo(file).translationLabel ? 1 : 0);

export function groupedChanges(before: Documents, after: Documents) {
  const allChanges = changesBetween(before, after);
  const photographIds = new Set(
    allChanges.filter(({ file }) => isPhotographs(file)).map(({ path }) => path),
  );
  const keyOf = (change: ValueChange) => {
    const { subject } = fileInfo(change.file);
    if (subject === "pictures" && photographIds.has(change.path))
      return `${PHOTOGRAPHS} ${change.path}`;
    return `${subject} ${newValuePath(change, before)}`;
  };
  return [...Map.groupBy(allChanges, keyOf)].map(([key, changes]) => {
    const [subject = "", path = ""] = key.split(" ");
    const sorted = changes.toSorted((one, other) => translationRank(one) - translationRank(other));
    return {
      subject,
      path,
      /** The changes in the files of all languages; the changes of translations are last. */
      changes: sorted as [ValueChange, ...ValueChange[]],
      digest: digestOfChanges(changes),
    };
  });
}

export type ChangeGroup = ReturnType<typeof groupedChanges>[number];

export function draftChanges({ published, draft }: Pick<DraftState, "published" | "draft">) {
  return groupedChanges(published, draft).map((change) => {
    const edits = change.changes.flatMap(({ file, path }) => draft[file]?.changes[path] ?? []);
    const [lastEdit] = edits.toSorted((one, other) => other.at - one.at);
    return {
      ...change,
      /** Who made the change, and when; undefined and 0 if the change sets all values of a file to default values. */
      author: lastEdit?.author,
      at: lastEdit?.at ?? 0,
    };
  });
}

export const readUnpublishedChanges = async (context: Pick<DeskContext, "database">) =>
  draftChanges(await readDraftState(context));

type DiscardRequest = {
  /** The subject (a file's name) and path of the change to discard. If they are undefined, all changes are discarded. */
  subject?: string | undefined;
  path?: string | undefined;
  /** The digest of the changes that the screen showed. If the draft has changed since then, nothing is discarded. */
  digest?: string | undefined;
};

function withoutChanges(state: DraftEdit, changes: ValueChange[]): Documents {
  const { draft, published, applyChange } = state;
  const changesByFile = Map.groupBy(changes, ({ file }) => file);
  const newDraft = [...changesByFile].reduce((documents, [file, changesOfFile]) => {
    const revertedValues = changesOfFile.reduce(
      (all, { path }) =>
        withValueAt(all, path, valueAt(namedValuesOf(file, published), path) as Value | undefined),
      namedValuesOf(file, documents),
    );
    return applyChange(documents, { file, path: "", value: revertedValues });
  }, draft);
  // Discarding an added picture also discards its alternative texts.
  const addedPhotographs = changes.filter(
    ({ file, path }) => isPhotographs(file) && isAddedIn(draft, path) && !isAddedIn(newDraft, path),
  );
  for (const { path } of addedPhotographs) demandPictureUnused(newDraft, path);
  return addedPhotographs.flatMap(({ path }) => altTextPlaces(path)).reduce(applyChange, newDraft);
}

/** Discards changes and returns how many. A value that has changed in several languages is one change. */
export async function discard(context: DeskContext, { subject, path, digest }: DiscardRequest) {
  return editDraft(context, (state) => {
    const groups = draftChanges(state).filter(
      (one) => !subject || (one.subject === subject && one.path === path),
    );
    const changes = groups.flatMap((one) => one.changes);
    if (digest && digest !== digestOfChanges(changes))
      throw new DeskError("Intanto è cambiato qualcosa: guardate ancora, poi decidete.");
    const documents = groups.length > 0 ? withoutChanges(state, changes) : state.draft;
    return { documents, outcome: groups.length };
  });
}

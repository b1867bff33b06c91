/** The family's unpublished changes; a value with its translations, a list, or a photograph with its texts is one change. */
import { changesBetween, digestOfChanges, type ValueChange } from "#app/content/changes.ts";
import { CONTENT_FILES } from "#app/content/content-files.ts";
import { type Documents, valuesOf } from "#app/content/documents.ts";
import { isPhotographs, PHOTOGRAPHS } from "#app/content/photographs.ts";
import type { DeskContext } from "../context.ts";
import { type DraftState, readDraftState } from "./draft.ts";
import { fileInfo } from "../words/form-scope.ts";
import { absentPath } from "../words/translations.ts";

/** The shortest part of a change's path at which a file has nothing yet: a new room is one change. */
function newValuePath({ file, path, value }: ValueChange, before: Documents): string {
  if (value === undefined || !CONTENT_FILES.includes(file)) return path;
  return absentPath(valuesOf(file, before), path) ?? path;
}

const isItalian = ({ file }: ValueChange) => Number(!fileInfo(file).translation);

/** What differs between two sets of documents. */
export function groupedChanges(before: Documents, after: Documents) {
  const all = changesBetween(before, after);
  const photographs = new Set(
    all.filter(({ file }) => isPhotographs(file)).map(({ path }) => path),
  );
  const keyOf = (change: ValueChange) => {
    const { subject } = fileInfo(change.file);
    if (subject === "pictures" && photographs.has(change.path))
      return `${PHOTOGRAPHS} ${change.path}`;
    return `${subject} ${newValuePath(change, before)}`;
  };
  return [...Map.groupBy(all, keyOf)].map(([key, changes]) => {
    const [subject = "", path = ""] = key.split(" ");
    const sorted = changes.toSorted((one, other) => isItalian(other) - isItalian(one));
    return {
      subject,
      path,
      /** The same change in each file, Italian first. */
      changes: sorted as [ValueChange, ...ValueChange[]],
      digest: digestOfChanges(changes),
    };
  });
}

export type GroupedChange = ReturnType<typeof groupedChanges>[number];

/** The unpublished changes, each with who made it last and when. */
export function draftChanges({ published, draft }: Pick<DraftState, "published" | "draft">) {
  return groupedChanges(published, draft).map((change) => {
    const all = change.changes.flatMap(({ file, path }) => draft[file]?.changes[path] ?? []);
    const [last] = all.toSorted((one, other) => other.at - one.at);
    return {
      ...change,
      /** Undefined where a published value was taken away; `at` is 0 then. */
      author: last?.author,
      at: last?.at ?? 0,
    };
  });
}

export const unpublishedChanges = async (context: Pick<DeskContext, "database">) =>
  draftChanges(await readDraftState(context));

/** The family's unpublished changes, each once: a value with its translations, a list, a photograph with its words. */
import { changesBetween, digestOfChanges, type ValueChange } from "#app/content/changes.ts";
import { CONTENT_FILES } from "#app/content/content-files.ts";
import { type Documents, valuesOf } from "#app/content/documents.ts";
import { isPhotographs, PHOTOGRAPHS } from "#app/content/photographs.ts";
import type { DeskContext } from "../context.ts";
import { type DraftState, readDraftState } from "./draft.ts";
import { subjectOfFile } from "../words/form-scope.ts";
import { absentPath } from "../words/translations.ts";

/** The shortest part of a change's path at which a file has nothing yet: a new room is one change. */
function newValuePath({ file, path, value }: ValueChange, before: Documents): string {
  if (value === undefined || !CONTENT_FILES.includes(file)) return path;
  return absentPath(valuesOf(file, before), path) ?? path;
}

const isItalian = ({ file }: ValueChange) => Number(subjectOfFile(file).length === 1);

/** What differs between two sets of documents. */
export function groupedChanges(before: Documents, after: Documents) {
  const all = changesBetween(before, after);
  const photographs = new Set(
    all.filter(({ file }) => isPhotographs(file)).map(({ path }) => path),
  );
  const keyOf = (change: ValueChange) => {
    const [subject] = subjectOfFile(change.file);
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
      /** Of each file that it is in, Italian first. */
      changes: sorted as [ValueChange, ...ValueChange[]],
      digest: digestOfChanges(changes),
    };
  });
}

export type DraftChange = ReturnType<typeof groupedChanges>[number];

/** Who made a change and when; undefined where a published value was taken away. */
export function authorshipOf({ draft }: Pick<DraftState, "draft">, { changes }: DraftChange) {
  const all = changes.flatMap(({ file, path }) => draft[file]?.changes[path] ?? []);
  return all.toSorted((one, other) => other.at - one.at)[0];
}

export async function unpublishedChanges(context: Pick<DeskContext, "database">) {
  const state = await readDraftState(context);
  return groupedChanges(state.published, state.draft).map((change) => {
    const { author = "", at = 0 } = authorshipOf(state, change) ?? {};
    return { subject: change.subject, path: change.path, author, at };
  });
}

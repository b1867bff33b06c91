/** Past publications, and which values each of them changed. */
import { valueAt, valuesOf } from "#app/content/edits.ts";
import { isPhotographEdit } from "#app/content/photographs.ts";
import { CONTENT_FILES } from "#app/content/read.ts";
import type { StoredEdit } from "#server/store/edits.ts";
import { type PastRelease, pastReleases } from "#server/store/releases.ts";
import type { DeskContext } from "./context.ts";

export type ValueChange = { file: string; path: string; was: unknown; value: unknown };

type ListChange = ValueChange & { was: unknown[]; value: unknown[] };

/** The file's own value, which stands where no edit does. */
function ownValue(file: string, path: string): unknown {
  return CONTENT_FILES.includes(file) ? valueAt(valuesOf(file, []), path) : undefined;
}

/** The places whose values differ between two sets of edits. */
export function changesBetween(before: StoredEdit[], after: StoredEdit[]): ValueChange[] {
  const key = ({ file, path }: StoredEdit) => `${file} ${path}`;
  const [earlier, later] = [before, after].map(
    (edits) => new Map(edits.map((edit) => [key(edit), edit])),
  );
  const places = new Map([...before, ...after].map((edit) => [key(edit), edit]));
  return [...places].flatMap(([place, { file, path }]) => {
    const valueIn = (edits: Map<string, StoredEdit> | undefined) => {
      const edit = edits?.get(place);
      return edit ? edit.value : ownValue(file, path);
    };
    const [was, value] = [valueIn(earlier), valueIn(later)];
    return JSON.stringify(was) === JSON.stringify(value) ? [] : [{ file, path, was, value }];
  });
}

const isCompound = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Entries that only one of two lists has. */
function entryChanges({ file, path, was, value }: ListChange): ValueChange[] {
  const missingIn = (list: unknown[]) => {
    const texts = new Set(list.map((entry) => JSON.stringify(entry)));
    return (entry: unknown) => !texts.has(JSON.stringify(entry));
  };
  return [
    ...was.filter(missingIn(value)).map((entry) => ({ file, path, was: entry, value: undefined })),
    ...value.filter(missingIn(was)).map((entry) => ({ file, path, was: undefined, value: entry })),
  ];
}

/** A change of a list or a record as the changes in it, down to single values. */
export function innerChanges(change: ValueChange): ValueChange[] {
  const { file, path, was, value } = change;
  if (isPhotographEdit({ file }) || !isCompound(was) || !isCompound(value)) return [change];
  if (Array.isArray(was) && Array.isArray(value) && was.length !== value.length) {
    const entries = entryChanges({ file, path, was, value });
    // Two equal entries where there was one.
    return entries.length > 0 ? entries : [change];
  }
  return [...new Set([...Object.keys(was), ...Object.keys(value)])].flatMap((name) => {
    const inner = {
      file,
      path: `${path}.${name}`,
      was: valueAt(was, name),
      value: valueAt(value, name),
    };
    return JSON.stringify(inner.was) === JSON.stringify(inner.value) ? [] : innerChanges(inner);
  });
}

/** All publications, the latest first. */
export async function releaseHistory({
  database,
}: DeskContext): Promise<(PastRelease & { changes: ValueChange[] })[]> {
  const all = await pastReleases(database);
  return all.map((release, at) => ({
    ...release,
    changes: changesBetween(all[at + 1]?.edits ?? [], release.edits),
  }));
}

/** What differs between two sets of documents, down to single values. */
import { hash } from "node:crypto";
import { differingPaths, type Documents, namedValuesOf, type Place, valueAt } from "./documents.ts";

/** A value before and after; undefined where there is none. The path of a list is that of all of it. */
export type ValueChange = Place & { was: unknown; value: unknown };

/** The values that differ, of each list as a whole. */
export function changesBetween(before: Documents, after: Documents): ValueChange[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return files.flatMap((file) => {
    if (before[file] === after[file]) return [];
    const [was, is] = [namedValuesOf(file, before), namedValuesOf(file, after)];
    return differingPaths(file, was, is).map((path) => ({
      file,
      path,
      was: valueAt(was, path),
      value: valueAt(is, path),
    }));
  });
}

/** A hash of changes: a form sends it back, so that a press applies to no others. */
export function digestOfChanges(changes: ValueChange[]): string {
  const values = changes.map(({ file, path, value }) => JSON.stringify([file, path, value]));
  return hash("sha256", values.toSorted().join("\n"), "base64url").slice(0, 22);
}

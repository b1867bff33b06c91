/** The differences between two sets of documents, value by value. */
import { hash } from "node:crypto";
import { differingPaths, type Documents, namedValuesOf, type Place, valueAt } from "./documents.ts";

/** A value before and after a change; undefined where there is none. A list counts as one value. */
export type ValueChange = Place & { was: unknown; value: unknown };

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

/** A hash of changes. A form sends it back, so that a press publishes exactly the changes that the page has shown. */
export function digestOfChanges(changes: ValueChange[]): string {
  const values = changes.map(({ file, path, value }) => JSON.stringify([file, path, value]));
  return hash("sha256", values.toSorted().join("\n"), "base64url").slice(0, 22);
}

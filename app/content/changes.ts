import { hash } from "node:crypto";
import { differingPaths, type Documents, namedValuesOf, type Place, valueAt } from "./documents.ts";

/** The value before (`was`) and after (`value`) a change; undefined if there is no value. A list is compared as a whole. */
export type ValueChange = Place & { was: unknown; value: unknown };

export function changesBetween(before: Documents, after: Documents): ValueChange[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return files.flatMap((file) => {
    if (before[file] === after[file]) return [];
    const [valuesBefore, valuesAfter] = [namedValuesOf(file, before), namedValuesOf(file, after)];
    return differingPaths(file, valuesBefore, valuesAfter).map((path) => ({
      file,
      path,
      was: valueAt(valuesBefore, path),
      value: valueAt(valuesAfter, path),
    }));
  });
}

/** A form that discards changes sends this hash. If the draft has changed since the form was shown, nothing is discarded. */
export function digestOfChanges(changes: ValueChange[]): string {
  const changeTexts = changes.map(({ file, path, value }) => JSON.stringify([file, path, value]));
  return hash("sha256", changeTexts.toSorted().join("\n"), "base64url").slice(0, 22);
}

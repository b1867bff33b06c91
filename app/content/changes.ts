/** What differs between two sets of documents, down to single values. */
import { hash } from "node:crypto";
import {
  differingPaths,
  type Documents,
  isSameValue,
  memberOf,
  namedValuesOf,
  type Place,
  valueAt,
} from "./documents.ts";
import { isPhotographs } from "./photographs.ts";
import { isGroup, ROW_NAME, ROW_TEXT, rowNameOf } from "./rows.ts";

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

/** The entries of a list by their names. */
const byName = (list: unknown[]) =>
  new Map(list.map((entry, at) => [rowNameOf(entry) ?? JSON.stringify(entry), { entry, at }]));

function changesInList(place: Place, was: unknown[], value: unknown[]): ValueChange[] {
  const [earlier, later] = [byName(was), byName(value)];
  const changes = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((name) => {
    const [one, other] = [earlier.get(name), later.get(name)];
    const at = other?.at ?? one?.at;
    // An entry that is new or gone is named after its list.
    const path = one && other ? `${place.path}.${at}` : place.path;
    const change = { file: place.file, path, was: one?.entry, value: other?.entry };
    return isSameValue(change.was, change.value) ? [] : innerChanges(change);
  });
  // Entries that were moved alone.
  return changes.length > 0 ? changes : [{ ...place, was, value }];
}

/** A change of a list or a record as the changes in it, down to single values. */
export function innerChanges({ file, path, was, value }: ValueChange): ValueChange[] {
  const change = { file, path, was, value };
  if (isPhotographs(file)) return [change];
  if (Array.isArray(was) && Array.isArray(value)) return changesInList({ file, path }, was, value);
  if (!isGroup(was) || !isGroup(value)) return [change];
  return [...new Set([...Object.keys(was), ...Object.keys(value)])]
    .filter((name) => name !== ROW_NAME && !isSameValue(was[name], value[name]))
    .flatMap((name) =>
      innerChanges({
        file,
        path: name === ROW_TEXT ? path : `${path}.${name}`,
        was: memberOf(was, name),
        value: memberOf(value, name),
      }),
    );
}

/** A hash of changes: a form sends it back, so that a press applies to no others. */
export function digestOfChanges(changes: ValueChange[]): string {
  const values = changes.map(({ file, path, value }) => JSON.stringify([file, path, value]));
  return hash("sha256", values.toSorted().join("\n"), "base64url").slice(0, 22);
}

/**
 * Merges `mine` and `theirs`, two changed versions of the values `base`. For example, a draft and an earlier revision are
 * two versions of the published values. If both versions have changed a value, the value of `mine` is taken.
 */
import { isDeepStrictEqual } from "node:util";
import { isObject, memberOf, rowNameOf, type Value } from "./rows.ts";

type RowNames = (string | undefined)[];

/** Returns the names in the order of `theirs` if only `theirs` moved entries, otherwise in the order of `mine`. */
function mergeOrder(
  base: RowNames,
  mine: RowNames,
  theirs: RowNames,
  isRemoved: (name?: string) => boolean,
) {
  const commonNames = base.filter((name) => mine.includes(name) && theirs.includes(name));
  const hasMoves = (side: RowNames) =>
    side.filter((name) => commonNames.includes(name)).join("\n") !== commonNames.join("\n");
  const [leading, other] = hasMoves(theirs) && !hasMoves(mine) ? [theirs, mine] : [mine, theirs];
  const order = leading.filter((name) => !isRemoved(name));
  // A name that only `other` has is inserted after the name that precedes it in `other`.
  for (const [at, name] of other.entries()) {
    if (order.includes(name) || isRemoved(name)) continue;
    const neighbour = other.slice(0, at).findLast((earlierName) => order.includes(earlierName));
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, name);
  }
  return order;
}

function mergedList(baseList: unknown[], myList: unknown[], theirList: unknown[]): Value {
  const byName = (list: unknown[]) =>
    new Map(list.map((entry) => [rowNameOf(entry), entry as Value]));
  const [base, mine, theirs] = [byName(baseList), byName(myList), byName(theirList)];
  // An entry that `theirs` removed stays if `mine` has changed it.
  const isRemoved = (name?: string) =>
    base.has(name) &&
    (!mine.has(name) || (!theirs.has(name) && isDeepStrictEqual(mine.get(name), base.get(name))));
  return mergeOrder([...base.keys()], [...mine.keys()], [...theirs.keys()], isRemoved).map((name) =>
    mine.has(name) && theirs.has(name)
      ? merge(base.get(name), mine.get(name), theirs.get(name))
      : (mine.get(name) ?? theirs.get(name)!),
  );
}

export function merge(base: unknown, mine: unknown, theirs: unknown): Value {
  if (isDeepStrictEqual(theirs, base)) return mine as Value;
  if (isDeepStrictEqual(mine, base)) return theirs as Value;
  const areAll = (isKind: (value: unknown) => boolean) =>
    isKind(mine) && isKind(theirs) && (base === undefined || isKind(base));
  if (areAll(isObject)) {
    const sides = [base ?? {}, mine, theirs] as Record<string, unknown>[];
    const names = [...new Set(sides.flatMap((side) => Object.keys(side)))];
    const entries = names.map((name): [string, Value | undefined] => {
      const [baseValue, myValue, theirValue] = sides.map((side) => memberOf(side, name));
      return [name, merge(baseValue, myValue, theirValue)];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Value;
  }
  const isListOfNamedRows = (value: unknown) =>
    Array.isArray(value) && value.every((entry) => rowNameOf(entry) !== undefined);
  if (areAll(isListOfNamedRows))
    return mergedList((base ?? []) as unknown[], mine as unknown[], theirs as unknown[]);
  return mine as Value;
}

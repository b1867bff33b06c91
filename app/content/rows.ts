/**
 * Gives each entry of a list a name, so that a change from one phone finds its entry even after another phone has added,
 * moved or removed entries. An entry that is an object has its name under "#". An entry that is a text becomes an object, with
 * its name under "#" and the text under "".
 */
import { isDeepStrictEqual } from "node:util";

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

export const ROW_NAME_KEY = "#";
export const ROW_TEXT_KEY = "";

/** An object of a content file, such as `intro` in home.yaml. */
export type YamlObject = { [key: string]: Value };

export const isObject = (value: unknown): value is YamlObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const mapObject = (
  object: YamlObject,
  change: (value: Value, name: string) => Value,
): YamlObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));

/** Returns undefined for names that objects inherit, such as "constructor". */
export const memberOf = (values: unknown, name: string): unknown =>
  Object.hasOwn(Object(values), name) ? (values as Record<string, unknown>)[name] : undefined;

export function rowNameOf(entry: unknown): string | undefined {
  const name = memberOf(entry, ROW_NAME_KEY);
  return typeof name === "string" && name !== "" ? name : undefined;
}

/** Returns a random prefix for the names (keys) of new list entries, so that two phones never make the same name. */
export const newRowSeed = () => `${crypto.randomUUID().slice(0, 6)}-`;

/** Returns the text if the entry is an object that consists of a name and a text; otherwise returns the entry unchanged. */
export const rowValueOf = (entry: unknown): unknown =>
  isObject(entry) && Object.hasOwn(entry, ROW_TEXT_KEY) ? entry[ROW_TEXT_KEY] : entry;

export function withoutRowNames(value: unknown): Value {
  if (Array.isArray(value)) return value.map(withoutRowNames);
  const plainValue = rowValueOf(value);
  if (!isObject(plainValue)) return plainValue as Value;
  const entries = Object.entries(plainValue).filter(([name]) => name !== ROW_NAME_KEY);
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutRowNames(one)]));
}

/** Returns `path` with each step into a list replaced by the `name` that `entryAt` returns for this step. */
function pathWithSteps(
  values: unknown,
  path: string,
  entryAt: (list: unknown[], step: string) => { at: number; name: string },
): string {
  let innerValue = values;
  const steps = path.split(".").map((name) => {
    const container = rowValueOf(innerValue);
    if (Array.isArray(container)) {
      const entry = entryAt(container, name);
      innerValue = container[entry.at];
      return entry.name;
    }
    innerValue = memberOf(container, name);
    return name;
  });
  return steps.join(".");
}

/** Replaces the number of an entry in a path such as "seasons.0.base" by the name of the entry. */
export const pathByRowNames = (values: unknown, path: string): string =>
  pathWithSteps(values, path, (list, at) => ({
    at: Number(at),
    name: rowNameOf(list[Number(at)]) ?? at,
  }));

/** Replaces the names of entries in a path by the numbers of the entries; a missing entry gets the number -1. */
export const pathByRowNumbers = (values: unknown, path: string): string =>
  pathWithSteps(values, path, (list, name) => {
    const at = list.findIndex((entry) => rowNameOf(entry) === name);
    return { at, name: `${at}` };
  });

/** Finds in `former` the match of each entry: by name or, if the entry has no name, by equal values or else by place. */
function matchFormerEntries(list: unknown[], former: unknown[]) {
  const unmatched = new Set(former);
  const matches: unknown[] = list.map(() => undefined);
  const matchBy = (
    isMatch: (entry: unknown, candidate: unknown, isAtSamePlace: boolean) => boolean,
  ) => {
    for (const [at, entry] of list.entries()) {
      if (matches[at] !== undefined) continue;
      matches[at] = former.find(
        (candidate, index) => unmatched.has(candidate) && isMatch(entry, candidate, index === at),
      );
      unmatched.delete(matches[at]);
    }
  };
  const plainValues = new Map([...list, ...former].map((entry) => [entry, withoutRowNames(entry)]));
  const isUnnamed = (entry: unknown) => rowNameOf(entry) === undefined;
  const isEqual = (entry: unknown, candidate: unknown) =>
    isDeepStrictEqual(plainValues.get(entry), plainValues.get(candidate));
  matchBy((entry, candidate) => !isUnnamed(entry) && rowNameOf(entry) === rowNameOf(candidate));
  matchBy((entry, candidate) => isUnnamed(entry) && isEqual(entry, candidate));
  matchBy((entry, _, isAtSamePlace) => isUnnamed(entry) && isAtSamePlace);
  return matches;
}

/**
 * Adds a name to each entry without a name, in all lists: the name of the entry's match in `former`, or a new name.
 * In a new list and in a list of texts, the names are 1, 2, 3 and so on.
 */
export function withRowNames(value: unknown, former?: unknown): Value {
  if (Array.isArray(value)) {
    const list = value as unknown[];
    const formerList = Array.isArray(former) ? (former as unknown[]) : [];
    // The entries of a new list are numbered, so that their names are the same in every language.
    const isNumbered = formerList.length === 0 || list.every((entry) => typeof entry !== "object");
    const matches = isNumbered ? [] : matchFormerEntries(list, formerList);
    const seed = newRowSeed();
    return list.map((entry, at): Value => {
      const formerEntry = matches[at];
      const newName = isNumbered ? `${at + 1}` : `${seed}${at}`;
      const name = rowNameOf(entry) ?? rowNameOf(formerEntry) ?? newName;
      const content = rowValueOf(entry);
      if (!isObject(content)) return { [ROW_NAME_KEY]: name, [ROW_TEXT_KEY]: content as Value };
      const formerValues = isNumbered ? undefined : (formerEntry ?? {});
      return { ...(withRowNames(content, formerValues) as YamlObject), [ROW_NAME_KEY]: name };
    });
  }
  if (!isObject(value)) return value as Value;
  const formerValueOf = (name: string) =>
    memberOf(former, name) ?? (former === undefined ? undefined : []);
  return mapObject(value, (one, name) => withRowNames(one, formerValueOf(name)));
}

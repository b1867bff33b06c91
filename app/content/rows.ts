/**
 * Names of the entries in lists, by which two phones mean the same entry while others are added, moved or taken away.
 * An entry that is a group of values has its name under "#"; a text is a group of its name and of itself, under "".
 */
import { isDeepStrictEqual } from "node:util";

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

export const ROW_NAME = "#";

/** Where a named entry that is a text has it. */
export const ROW_TEXT = "";

type Group = { [key: string]: Value };

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The name of an entry; undefined for one that has none yet. */
export function rowNameOf(entry: unknown): string | undefined {
  const name = isGroup(entry) && Object.hasOwn(entry, ROW_NAME) ? entry[ROW_NAME] : undefined;
  return typeof name === "string" && name !== "" ? name : undefined;
}

export const newRowSeed = () => `${crypto.randomUUID().slice(0, 6)}-`;

/** An entry that is a text, without its name; any other as it is. */
export const rowText = (entry: unknown): unknown =>
  isGroup(entry) && Object.hasOwn(entry, ROW_TEXT) ? entry[ROW_TEXT] : entry;

/** Values as files have them. */
export function withoutRowNames(value: unknown): Value {
  if (Array.isArray(value)) return value.map(withoutRowNames);
  const text = rowText(value);
  if (!isGroup(text)) return text as Value;
  const entries = Object.entries(text).filter(([name]) => name !== ROW_NAME);
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutRowNames(one)]));
}

/** A path whose steps through lists are what `step` makes of them. */
function throughLists(
  values: unknown,
  path: string,
  step: (list: unknown[], name: string) => { at: number; name: string },
): string {
  let value = values;
  const steps = path.split(".").map((name) => {
    const inner = rowText(value);
    if (Array.isArray(inner)) {
      const entry = step(inner, name);
      value = inner[entry.at];
      return entry.name;
    }
    value = isGroup(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined;
    return name;
  });
  return steps.join(".");
}

/** "seasons.0.base" with the name of the entry in place of its number. */
export const pathByNames = (values: unknown, path: string): string =>
  throughLists(values, path, (list, at) => ({
    at: Number(at),
    name: rowNameOf(list[Number(at)]) ?? at,
  }));

/** The same back; an entry that is not there has the number -1. */
export const pathByPlaces = (values: unknown, path: string): string =>
  throughLists(values, path, (list, name) => {
    const at = list.findIndex((entry) => rowNameOf(entry) === name);
    return { at, name: `${at}` };
  });

/** The entries of `former` that those of a list continue: by name, equal ones, and those in its place. */
function formerEntries(list: unknown[], former: unknown[]) {
  const free = new Set(former);
  const found: unknown[] = list.map(() => undefined);
  const match = (isMeant: (entry: unknown, one: unknown, isInPlace: boolean) => boolean) => {
    for (const [at, entry] of list.entries()) {
      if (found[at] !== undefined) continue;
      found[at] = former.find((one, place) => free.has(one) && isMeant(entry, one, place === at));
      free.delete(found[at]);
    }
  };
  const plain = new Map([...list, ...former].map((entry) => [entry, withoutRowNames(entry)]));
  match((entry, one) => rowNameOf(entry) !== undefined && rowNameOf(entry) === rowNameOf(one));
  const isUnnamed = (entry: unknown) => rowNameOf(entry) === undefined;
  match((entry, one) => isUnnamed(entry) && isDeepStrictEqual(plain.get(entry), plain.get(one)));
  match((entry, _, isInPlace) => isUnnamed(entry) && isInPlace);
  return found;
}

/**
 * Values with a name for each entry: its own, or that of the entry that it continues in `former`; a new one has a new
 * name. Those of a list that `former` has not are named by their places, and so are the paragraphs of a text.
 */
export function withRowNames(value: unknown, former?: unknown): Value {
  if (Array.isArray(value)) {
    const list = value as unknown[];
    const before = Array.isArray(former) ? (former as unknown[]) : [];
    // A list that is new has the same names in every language.
    const isByPlace = before.length === 0 || list.every((entry) => typeof entry !== "object");
    const continued = isByPlace ? [] : formerEntries(list, before);
    const seed = newRowSeed();
    return list.map((entry, at): Value => {
      const one = continued[at];
      const fresh = isByPlace ? `${at + 1}` : `${seed}${at}`;
      const name = rowNameOf(entry) ?? rowNameOf(one) ?? fresh;
      const text = rowText(entry);
      if (!isGroup(text)) return { [ROW_NAME]: name, [ROW_TEXT]: text as Value };
      const own = isByPlace ? undefined : (one ?? {});
      return { ...(withRowNames(text, own) as Group), [ROW_NAME]: name };
    });
  }
  if (!isGroup(value)) return value as Value;
  const formerOf = (name: string) =>
    isGroup(former) && Object.hasOwn(former, name)
      ? former[name]
      : former === undefined
        ? undefined
        : [];
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    withRowNames(one, formerOf(name)),
  ]);
  return Object.fromEntries(entries) as Value;
}

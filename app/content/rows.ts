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

type NamingOptions = {
  /** The beginning of new names, which end with a place: so they are the same in every language. */
  seed?: string;
  /** Whether an entry without a name continues the one in its place: no form of ours has named any. */
  isByPlace?: boolean;
};

/** The entries of `former` that those of a list continue: by name, equal ones, and those in its place. */
function formerEntries(list: unknown[], former: unknown[], { isByPlace = true }: NamingOptions) {
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
  if (isByPlace) match((entry, _, isInPlace) => isUnnamed(entry) && isInPlace);
  return found;
}

/**
 * Values with a name for each entry: its own, or that of the entry that it continues in `former`; a new one has a new
 * name. Without `former`, entries are named by their places.
 */
export function withRowNames(value: unknown, former?: unknown, options: NamingOptions = {}): Value {
  if (Array.isArray(value)) {
    const list = value as unknown[];
    const continued = Array.isArray(former) ? formerEntries(list, former, options) : [];
    return list.map((entry, at): Value => {
      const one = continued[at];
      const isNew = former !== undefined && one === undefined;
      const fresh = former === undefined ? `${at + 1}` : `${options.seed ?? newRowSeed()}${at}`;
      const name = rowNameOf(entry) ?? rowNameOf(one) ?? fresh;
      const text = rowText(entry);
      if (!isGroup(text)) return { [ROW_NAME]: name, [ROW_TEXT]: text as Value };
      return { ...(withRowNames(text, isNew ? {} : one, options) as Group), [ROW_NAME]: name };
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
    withRowNames(one, formerOf(name), options),
  ]);
  return Object.fromEntries(entries) as Value;
}

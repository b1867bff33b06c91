/**
 * The family's documents. A content file that it has changed is a document: the file's values, whole, with the names of
 * its lists' entries. Every other file is as it comes with the software.
 *
 * Shapes: a path names a value by the steps that lead to it ("rates.elegant_room.base", "seasons.0.name"); what a
 *         document changes is noted for each value outside of lists, and for each list as a whole.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { memoizeByObject } from "#app/domain/memoize.ts";
import { createLru } from "#app/domain/lru.ts";
import { DOCUMENT_VERSION } from "./document-migrations.ts";
import { isPhotographs } from "./photographs.ts";
import { isGroup, type Value, withoutRowNames, withRowNames } from "./rows.ts";
import { CONTENT_FILES, contentFile } from "./content-files.ts";

/** Who last changed a value, and when, in milliseconds. */
export type Authorship = { author: string; at: number };

export type Document = {
  /** Of the schemas that it was written with. */
  readonly version: number;
  readonly values: Value;
  /** By the paths whose values differ from the file's own. */
  readonly changes: Readonly<Record<string, Authorship>>;
};

/** By the names of their files. */
export type Documents = Readonly<Record<string, Document>>;

/** A value's place: the name of its file, and its path, which is "" for all of it. */
export type Place = { file: string; path: string };

/** A group's or a list's own value of a name: "constructor", which every object inherits, has none. */
export const memberOf = (values: unknown, name: string): unknown =>
  Object.hasOwn(Object(values), name) ? (values as Record<string, unknown>)[name] : undefined;

/** The value at a path; undefined where there is none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path === "" ? values : path.split(".").reduce(memberOf, values);

/**
 * Values with another at a path, or without one: then the name, or the entry of a list, is removed, and a group that
 * has nothing left with it.
 */
export function withValueAt(values: unknown, path: string, value: Value | undefined): Value {
  if (path === "") return value ?? {};
  const [name = "", ...rest] = path.split(".");
  const inner = memberOf(values, name);
  const changedInner = rest.length === 0 ? value : withValueAt(inner, rest.join("."), value);
  const isEmptied = value === undefined && isGroup(changedInner) && !Object.keys(changedInner)[0];
  const one = isEmptied && !Array.isArray(values) ? undefined : changedInner;
  if (Array.isArray(values))
    return one === undefined
      ? values.toSpliced(Number(name), 1)
      : values.toSpliced(Number(name), 1, one);
  const entries = Object.entries(isGroup(values) ? values : {});
  const found = entries.findIndex(([key]) => key === name);
  const changed = one === undefined ? [] : [[name, one] as [string, Value]];
  // The order of names stays: some lists are written as groups.
  return Object.fromEntries(entries.toSpliced(found < 0 ? entries.length : found, 1, ...changed));
}

/** The paths inside a group: of each list, and of each value outside of lists. */
export function pathsIn(values: unknown, path = ""): string[] {
  if (!isGroup(values)) return values === undefined ? [] : [path];
  return Object.entries(values).flatMap(([name, value]) =>
    pathsIn(value, path ? `${path}.${name}` : name),
  );
}

export const isSameValue = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

/** The paths whose values differ, of both sides; of a photograph its picture. */
export function differingPaths(file: string, one: unknown, other: unknown): string[] {
  const pathsOf = (values: unknown) =>
    isPhotographs(file) ? Object.keys(Object(values)) : pathsIn(values);
  return [...new Set([...pathsOf(one), ...pathsOf(other)])].filter(
    (path) => !isSameValue(valueAt(one, path), valueAt(other, path)),
  );
}

/** By their texts: content is read many times and changes seldom. */
const parsed = createLru<Value>(CONTENT_FILES.length);

/** The values of a file as it comes with the software, with the names of entries; nothing where it has no such file. */
export function ownValues(file: string): Value {
  if (!CONTENT_FILES.includes(file)) return {};
  const text = readFileSync(contentFile(file), "utf8");
  return parsed.get(text) ?? parsed.set(text, withRowNames(parse(text)));
}

/** The values of a file with the names of entries, before any check; not to be changed. */
export const namedValuesOf = (file: string, documents: Documents): Value =>
  Object.hasOwn(documents, file) ? documents[file]!.values : ownValues(file);

const plainValues = memoizeByObject<object, Value>(withoutRowNames);

/** The same without the names of entries: as the file has them. */
export function valuesOf(file: string, documents: Documents): Value {
  const named = namedValuesOf(file, documents);
  return typeof named === "object" && named !== null ? plainValues(named) : named;
}

type ChangeOptions = Authorship & {
  /** What is published: a value that is as published keeps who changed it then. */
  published: Documents;
};

/** The documents with other values of a file; none of it where they are the file's own. */
export function withValues(
  documents: Documents,
  file: string,
  changed: Value,
  { author, at, published }: ChangeOptions,
): Documents {
  const { [file]: former, ...others } = documents;
  const before = namedValuesOf(file, documents);
  const values = isPhotographs(file) ? changed : withRowNames(changed, before);
  const publishedValues = namedValuesOf(file, published);
  const publishedDocument = memberOf(published, file) as Document | undefined;
  if (isSameValue(values, publishedValues))
    return publishedDocument ? { ...others, [file]: publishedDocument } : others;
  const own = ownValues(file);
  if (isSameValue(values, own)) return others;
  const authorshipOf = (path: string): Authorship => {
    const value = valueAt(values, path);
    const isAs = (other: Value) => isSameValue(value, valueAt(other, path));
    const kept = isAs(publishedValues)
      ? publishedDocument?.changes[path]
      : isAs(before)
        ? former?.changes[path]
        : undefined;
    return kept ?? { author, at };
  };
  const paths = new Set([
    ...differingPaths(file, own, values),
    ...differingPaths(file, publishedValues, values),
  ]);
  const changes = Object.fromEntries([...paths].map((path) => [path, authorshipOf(path)]));
  return { ...others, [file]: { version: DOCUMENT_VERSION, values, changes } };
}

/** A change of one value, or of several in one file. */
export function withValue(
  documents: Documents,
  { file, path }: Place,
  value: Value | undefined,
  options: ChangeOptions,
): Documents {
  const values = withValueAt(namedValuesOf(file, documents), path, value);
  return withValues(documents, file, values, options);
}

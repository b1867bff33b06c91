/**
 * When the family changes a value of a content file, the file gets a document: all values of the file, with a name for
 * each entry of a list (rows.ts). A file without a document has its default values, which come with the software.
 * A path lists the steps that lead to a value: "rates.elegant_room.base", "seasons.0.name". A change is recorded for each
 * value outside of lists, and for each list as a whole.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { memoizeByObject } from "#app/domain/memoize.ts";
import { createLruCache } from "#app/domain/lru.ts";
import { DOCUMENT_VERSION } from "./document-migrations.ts";
import { isPhotographs } from "./photographs.ts";
import { isObject, memberOf, type Value, withoutRowNames, withRowNames } from "./rows.ts";
import { CONTENT_FILES, contentFilePath } from "./files.ts";

/** `at` is the time of a value's last change, in milliseconds since 1970. */
export type Authorship = { author: string; at: number };

export type Document = {
  /** The version of the schemas with which the document was written (document-migrations.ts). */
  readonly version: number;
  readonly values: Value;
  /** Who last changed each value, and when, by path. Only for values that differ from the software's or the published ones. */
  readonly changes: Readonly<Record<string, Authorship>>;
};

/** Documents by the names of their files in content/: "prices", "it/home". */
export type Documents = Readonly<Record<string, Document>>;

/** The place of a value; `path` is "" for the whole file. */
export type Place = { file: string; path: string };

export const valueAt = (values: unknown, path: string): unknown =>
  path === "" ? values : path.split(".").reduce(memberOf, values);

/** Returns `values` with `value` at `path`. If `value` is undefined, removes the path, and each object that is then empty. */
export function withValueAt(values: unknown, path: string, value: Value | undefined): Value {
  if (path === "") return value ?? {};
  const [name = "", ...rest] = path.split(".");
  const inner = memberOf(values, name);
  const changedInner = rest.length === 0 ? value : withValueAt(inner, rest.join("."), value);
  const isEmptied = value === undefined && isObject(changedInner) && !Object.keys(changedInner)[0];
  const newInner = isEmptied && !Array.isArray(values) ? undefined : changedInner;
  if (Array.isArray(values))
    return values.toSpliced(Number(name), 1, ...(newInner === undefined ? [] : [newInner]));
  const object = isObject(values) ? values : {};
  const { [name]: _, ...others } = object;
  // A changed value keeps its place in the object, because pages show some objects as lists.
  return newInner === undefined ? others : { ...object, [name]: newInner };
}

/** Returns the paths of all values except objects. A list has one path; the entries of the list have none. */
export function pathsIn(values: unknown, path = ""): string[] {
  if (!isObject(values)) return values === undefined ? [] : [path];
  return Object.entries(values).flatMap(([name, value]) =>
    pathsIn(value, path ? `${path}.${name}` : name),
  );
}

export const isSameValue = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

/** Returns the paths at which two documents differ. In the document of photographs, a path is the id of a picture. */
export function differingPaths(file: string, one: unknown, other: unknown): string[] {
  const pathsOf = (values: unknown) =>
    isPhotographs(file) ? Object.keys(Object(values)) : pathsIn(values);
  return [...new Set([...pathsOf(one), ...pathsOf(other)])].filter(
    (path) => !isSameValue(valueAt(one, path), valueAt(other, path)),
  );
}

/** Caches the parsed values of a file by the text of the file, because files are read often and seldom change. */
const parsedFiles = createLruCache<Value>(CONTENT_FILES.length);

/** Returns a file's values as the software ships them, with a name (key) for each entry of a list; {} for an unknown file. */
export function defaultValuesOf(file: string): Value {
  if (!CONTENT_FILES.includes(file)) return {};
  const text = readFileSync(contentFilePath(file), "utf8");
  return parsedFiles.get(text) ?? parsedFiles.set(text, withRowNames(parse(text)));
}

/** Returns a file's values, with a name for each list entry. The values are unchecked, and callers must not change them. */
export const namedValuesOf = (file: string, documents: Documents): Value =>
  Object.hasOwn(documents, file) ? documents[file]!.values : defaultValuesOf(file);

const valuesWithoutNames = memoizeByObject((values: object) => withoutRowNames(values));

/** Returns a file's values without the names that entries of lists have. No schema has checked these values. */
export function valuesOf(file: string, documents: Documents): Value {
  const namedValues = namedValuesOf(file, documents);
  return typeof namedValues === "object" && namedValues !== null
    ? valuesWithoutNames(namedValues)
    : namedValues;
}

type ChangeOptions = Authorship & {
  /** A changed value that equals the value in these published documents gets the author of the published value. */
  published: Documents;
};

/** Returns `documents` after a change of one value. If all values of the file are then default values, removes its document. */
export function withValue(
  documents: Documents,
  { file, path }: Place,
  value: Value | undefined,
  { author, at, published }: ChangeOptions,
): Documents {
  const { [file]: formerDocument, ...others } = documents;
  const formerValues = namedValuesOf(file, documents);
  const changedValues = withValueAt(formerValues, path, value);
  const newValues = isPhotographs(file) ? changedValues : withRowNames(changedValues, formerValues);
  const publishedValues = namedValuesOf(file, published);
  const publishedDocument = memberOf(published, file) as Document | undefined;
  if (isSameValue(newValues, publishedValues))
    return publishedDocument ? { ...others, [file]: publishedDocument } : others;
  const defaultValues = defaultValuesOf(file);
  if (isSameValue(newValues, defaultValues)) return others;
  const authorshipOf = (changedPath: string): Authorship => {
    const isUnchangedFrom = (other: Value) =>
      isSameValue(valueAt(newValues, changedPath), valueAt(other, changedPath));
    const earlierAuthorship = isUnchangedFrom(publishedValues)
      ? publishedDocument?.changes[changedPath]
      : isUnchangedFrom(formerValues)
        ? formerDocument?.changes[changedPath]
        : undefined;
    return earlierAuthorship ?? { author, at };
  };
  const paths = new Set([
    ...differingPaths(file, defaultValues, newValues),
    ...differingPaths(file, publishedValues, newValues),
  ]);
  const changes = Object.fromEntries([...paths].map((one) => [one, authorshipOf(one)]));
  return { ...others, [file]: { version: DOCUMENT_VERSION, values: newValues, changes } };
}

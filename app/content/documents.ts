/**
 * The family's documents. When the family changes a value of a content file, the file gets a document: all its values,
 * with a name for each entry of its lists (rows.ts). A file without a document has the values of the software.
 *
 * Shapes: a path names a value by the steps that lead to it: "rates.elegant_room.base", "seasons.0.name". A change is
 *         recorded for each value outside of lists, and for each list as a whole.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { memoizeByObject } from "#app/domain/memoize.ts";
import { createLruCache } from "#app/domain/lru.ts";
import { DOCUMENT_VERSION } from "./document-migrations.ts";
import { isPhotographs } from "./photographs.ts";
import { isGroup, memberOf, type Value, withoutRowNames, withRowNames } from "./rows.ts";
import { CONTENT_FILES, contentFilePath } from "./files.ts";

/** `at` is the time of a value's last change, in milliseconds since 1970. */
export type Authorship = { author: string; at: number };

export type Document = {
  /** The version of the schemas with which the document was written (document-migrations.ts). */
  readonly version: number;
  readonly values: Value;
  /** The last change, by path, of each value that differs from the software's or from the published one. */
  readonly changes: Readonly<Record<string, Authorship>>;
};

/** Documents by the names of their files in content/: "prices", "it/home". */
export type Documents = Readonly<Record<string, Document>>;

/** The place of a value; `path` is "" for the whole file. */
export type Place = { file: string; path: string };

export const valueAt = (values: unknown, path: string): unknown =>
  path === "" ? values : path.split(".").reduce(memberOf, values);

/** An undefined `value` removes what is at the path, and each group around it that becomes empty. */
export function withValueAt(values: unknown, path: string, value: Value | undefined): Value {
  if (path === "") return value ?? {};
  const [name = "", ...rest] = path.split(".");
  const inner = memberOf(values, name);
  const changedInner = rest.length === 0 ? value : withValueAt(inner, rest.join("."), value);
  const isEmptied = value === undefined && isGroup(changedInner) && !Object.keys(changedInner)[0];
  const newInner = isEmptied && !Array.isArray(values) ? undefined : changedInner;
  if (Array.isArray(values))
    return values.toSpliced(Number(name), 1, ...(newInner === undefined ? [] : [newInner]));
  const group = isGroup(values) ? values : {};
  const { [name]: _, ...others } = group;
  // The order of the names stays, because pages show some groups as lists.
  return newInner === undefined ? others : { ...group, [name]: newInner };
}

/** The paths of all values except groups; a list counts as one value. */
export function pathsIn(values: unknown, path = ""): string[] {
  if (!isGroup(values)) return values === undefined ? [] : [path];
  return Object.entries(values).flatMap(([name, value]) =>
    pathsIn(value, path ? `${path}.${name}` : name),
  );
}

export const isSameValue = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

/** In the document of photographs a path is the id of a picture. */
export function differingPaths(file: string, one: unknown, other: unknown): string[] {
  const pathsOf = (values: unknown) =>
    isPhotographs(file) ? Object.keys(Object(values)) : pathsIn(values);
  return [...new Set([...pathsOf(one), ...pathsOf(other)])].filter(
    (path) => !isSameValue(valueAt(one, path), valueAt(other, path)),
  );
}

/** Parsed files, by their text, because content is read often and changes seldom. */
const parsedFiles = createLruCache<Value>(CONTENT_FILES.length);

/** The values of a file that come with the software, with row names in lists' entries; {} for an unknown file. */
export function defaultValuesOf(file: string): Value {
  if (!CONTENT_FILES.includes(file)) return {};
  const text = readFileSync(contentFilePath(file), "utf8");
  return parsedFiles.get(text) ?? parsedFiles.set(text, withRowNames(parse(text)));
}

/** The unchecked values of a file, in which entries have names. The values are shared and must not be changed. */
export const namedValuesOf = (file: string, documents: Documents): Value =>
  Object.hasOwn(documents, file) ? documents[file]!.values : defaultValuesOf(file);

const valuesWithoutNames = memoizeByObject((values: object) => withoutRowNames(values));

/** A file's values without the row names of lists' entries; no schema has checked them. */
export function valuesOf(file: string, documents: Documents): Value {
  const namedValues = namedValuesOf(file, documents);
  return typeof namedValues === "object" && namedValues !== null
    ? valuesWithoutNames(namedValues)
    : namedValues;
}

type ChangeOptions = Authorship & {
  /** The published documents: a value that equals the published one keeps the published author. */
  published: Documents;
};

/** The documents after a change of one value; a file whose values are all the software's has no document. */
export function withValue(
  documents: Documents,
  { file, path }: Place,
  value: Value | undefined,
  { author, at, published }: ChangeOptions,
): Documents {
  const { [file]: formerDocument, ...others } = documents;
  const formerValues = namedValuesOf(file, documents);
  const changedValues = withValueAt(formerValues, path, value);
  const values = isPhotographs(file) ? changedValues : withRowNames(changedValues, formerValues);
  const publishedValues = namedValuesOf(file, published);
  const publishedDocument = memberOf(published, file) as Document | undefined;
  if (isSameValue(values, publishedValues))
    return publishedDocument ? { ...others, [file]: publishedDocument } : others;
  const defaultValues = defaultValuesOf(file);
  if (isSameValue(values, defaultValues)) return others;
  const authorshipOf = (changedPath: string): Authorship => {
    const isUnchangedFrom = (other: Value) =>
      isSameValue(valueAt(values, changedPath), valueAt(other, changedPath));
    const earlierAuthorship = isUnchangedFrom(publishedValues)
      ? publishedDocument?.changes[changedPath]
      : isUnchangedFrom(formerValues)
        ? formerDocument?.changes[changedPath]
        : undefined;
    return earlierAuthorship ?? { author, at };
  };
  const paths = new Set([
    ...differingPaths(file, defaultValues, values),
    ...differingPaths(file, publishedValues, values),
  ]);
  const changes = Object.fromEntries([...paths].map((one) => [one, authorshipOf(one)]));
  return { ...others, [file]: { version: DOCUMENT_VERSION, values, changes } };
}

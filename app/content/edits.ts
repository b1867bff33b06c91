/**
 * The family's edits: changed values of content/, put into the files' texts whenever they are read. The
 * files themselves belong to the software, and stay as they are.
 *
 * Shapes: an edit names a file ("prices", "it/home"), a path and a value. A list is edited as a whole, so
 *         no path leads into one; without a value, the name at the path is removed.
 * Errors: an edit that does not fit the files is given back, and all others apply.
 */
import { parse } from "yaml";
import type { Catalogue } from "#pictures/catalogue.ts";
import { cachedByText } from "./cached-by-text.ts";
import {
  ContentError,
  CONTENT_FILES,
  contentFile,
  type FileOverrides,
  readContents,
} from "./read.ts";
import { isPhotographEdit } from "./photographs.ts";
import { readText } from "./read-text.ts";
import type { Slip } from "./slip.ts";
import { PathError, type Value, withChanges } from "./yaml-splice.ts";

export type Edit = { file: string; path: string; value?: Value };

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The paths inside a group: of each list, and of each value outside of lists. */
export function pathsIn(values: unknown, path = ""): string[] {
  if (!isMap(values)) return [path];
  return Object.entries(values).flatMap(([name, value]) =>
    pathsIn(value, path ? `${path}.${name}` : name),
  );
}

/** A group's or a list's own value of a name: "constructor", which every object inherits, has none. */
export const memberOf = (values: unknown, name: string): unknown =>
  Object.hasOwn(Object(values), name) ? (values as Record<string, unknown>)[name] : undefined;

/** The value at a path; undefined where there is none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split(".").reduce(memberOf, values);

/** The number of a path's steps up to the first list that it enters; -1 where it enters none. */
function depthOfList(values: unknown, steps: string[]): number {
  let value = values;
  return steps.findIndex((step) => {
    if (Array.isArray(value)) return true;
    value = memberOf(value, step);
    return false;
  });
}

/** A list with a value replaced, or removed, anywhere inside of it. */
function listWithValue(list: Value[], steps: string[], value: Value | undefined): Value[] {
  // Values that a file's alias repeats are one object, and stand on their own in an edit.
  const copy = JSON.parse(JSON.stringify(list)) as Value[];
  const parent = steps.slice(0, -1).reduce<unknown>(memberOf, copy);
  const last = steps.at(-1)!;
  if (value !== undefined) Object.assign(Object(parent), { [last]: value });
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete (Object(parent) as Record<string, unknown>)[last];
  return copy;
}

/**
 * The edits that set a value of a file with these values: a list as a whole for a path into it, and one for
 * each part of a group.
 */
export function editsFor(values: unknown, { file, path, value }: Edit): Edit[] {
  const steps = path.split(".");
  const depth = depthOfList(values, steps);
  if (depth >= 0) {
    const listPath = steps.slice(0, depth).join(".");
    const list = valueAt(values, listPath) as Value[];
    return [{ file, path: listPath, value: listWithValue(list, steps.slice(depth), value) }];
  }
  if (isMap(value))
    return Object.entries(value).flatMap(([name, one]) =>
      editsFor(values, { file, path: `${path}.${name}`, value: one as Value }),
    );
  return [{ file, path, ...(value !== undefined && { value }) }];
}

const isInsidePath = (inner: string, outer: string) =>
  inner === outer || inner.startsWith(`${outer}.`);

/** An edit replaces an earlier one of the same value, of a part of it or of a group around it. */
export function withEdit<Kind extends Edit>(edits: Kind[], edit: Kind): Kind[] {
  const others = edits.filter(
    ({ file, path }) =>
      file !== edit.file || !(isInsidePath(path, edit.path) || isInsidePath(edit.path, path)),
  );
  return [...others, edit];
}

/** A file's text in content/, without edits; throws a `ContentError` where it cannot be read. */
function sourceText(file: string): string {
  const result = readText(contentFile(file));
  if ("text" in result) return result.text;
  throw new ContentError([{ file: `content/${file}.yaml`, reason: result.slip }]);
}

/** As many texts as content/ has files, with and without edits. */
const MAX_CACHED_TEXTS = 2 * CONTENT_FILES.length;

const changedTexts = cachedByText(
  (change) => withChanges(...(JSON.parse(change) as Parameters<typeof withChanges>)),
  MAX_CACHED_TEXTS,
);

/** A file's text with edits applied; throws a `PathError` where one does not fit. */
function textWithEdits(file: string, edits: Edit[]): string {
  const changes = edits.map(({ path, value }) => ({ path: path.split("."), value }));
  const source = sourceText(file);
  return edits.length > 0 ? changedTexts(JSON.stringify([source, changes])) : source;
}

function canApply(edit: Edit): boolean {
  if (!CONTENT_FILES.includes(edit.file)) return false;
  try {
    textWithEdits(edit.file, [edit]);
    return true;
  } catch (error) {
    if (error instanceof PathError) return false;
    throw error;
  }
}

/**
 * The texts with edits in place of their files, and the edits whose place is gone: the path in a file, or
 * the picture of a photograph.
 */
export function applyEdits(
  catalogue: Catalogue,
  edits: Edit[],
): { overrides: FileOverrides; unfit: Edit[] } {
  const [photographs = [], texts = []] = [true, false].map((is) =>
    edits.filter((edit) => isPhotographEdit(edit) === is),
  );
  const unfit = [
    ...texts.filter((edit) => !canApply(edit)),
    ...photographs.filter(({ path }) => !catalogue.pictures.has(path)),
  ];
  const byFile = Map.groupBy(
    texts.filter((edit) => !unfit.includes(edit)),
    ({ file }) => file,
  );
  const overrides = [...byFile].map(
    ([file, ofFile]) => [file, textWithEdits(file, ofFile)] as const,
  );
  return { overrides: Object.fromEntries(overrides), unfit };
}

const parsedValues = cachedByText<unknown>((text) => parse(text), MAX_CACHED_TEXTS);

/** The values of a file with edits, before any check; the caller may change them. */
export function valuesOf(file: string, edits: Edit[]): unknown {
  const text = textWithEdits(
    file,
    edits.filter((edit) => edit.file === file && canApply(edit)),
  );
  return structuredClone(parsedValues(text));
}

export function slipsWith(catalogue: Catalogue, overrides: FileOverrides): Slip[] {
  try {
    readContents(catalogue, overrides);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.slips;
    throw error;
  }
}

/** Whether a slip is about an edit's value: at its path, inside of it or around it. */
export function isSlipOfEdit({ file, path = "" }: Slip, edit: Edit): boolean {
  return (
    file === `content/${edit.file}.yaml` &&
    path !== "" &&
    (isInsidePath(path, edit.path) || isInsidePath(edit.path, path))
  );
}

/**
 * The edits that the files and their schemas take. Those that cause slips are left out; where no edit is
 * the cause, all of the files with slips are, and at last all edits: never a part of what belongs together.
 */
export function applicableEdits(
  catalogue: Catalogue,
  edits: Edit[],
): { overrides: FileOverrides; unfit: Edit[] } {
  let remainingEdits = edits;
  for (;;) {
    const { overrides, unfit } = applyEdits(catalogue, remainingEdits);
    remainingEdits = remainingEdits.filter((edit) => !unfit.includes(edit));
    const slips = remainingEdits.length > 0 ? slipsWith(catalogue, overrides) : [];
    if (slips.length === 0)
      return { overrides, unfit: edits.filter((edit) => !remainingEdits.includes(edit)) };
    const causes = remainingEdits.filter((edit) => slips.some((slip) => isSlipOfEdit(slip, edit)));
    const inFiles = remainingEdits.filter(({ file }) =>
      slips.some((slip) => slip.file === `content/${file}.yaml`),
    );
    const rejectedEdits = [causes, inFiles, remainingEdits].find(({ length }) => length > 0)!;
    remainingEdits = remainingEdits.filter((edit) => !rejectedEdits.includes(edit));
  }
}

/** The slip of an edit whose value or picture no longer exists. */
export function slipOfStaleEdit({ file, path }: Edit): Slip {
  if (isPhotographEdit({ file }))
    return {
      file: `fotografia ${path}`,
      reason: `questa immagine nel catalogo non c’è più: al banco, in Pubblica, si scarta`,
    };
  return {
    file: `content/${file}.yaml`,
    path,
    reason: `questo posto non c’è più: al banco, in Pubblica, la modifica si scarta`,
  };
}

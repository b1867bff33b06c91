/** The form of a file of content/: its fields, and the changes that a posted one makes. */
import { type Edit, pathsIn, valueAt, valuesOf, withEdit } from "#app/content/edits.ts";
import { type FormField, formFields, type FormNames } from "#app/content/forms/form-model.ts";
import { type Group, postedValues, withListPress } from "#app/content/forms/posted-form.ts";
import { schemaOf } from "#app/content/read.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Value } from "#app/content/yaml-splice.ts";
import { allEdits, changeEdits, type StoredEdit } from "#server/store/edits.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { formatValue } from "./format-value.ts";
import { addedSlips } from "./edits.ts";
import { isSame } from "./unpublished.ts";

export type ContentForm = {
  file: string;
  fields: FormField[];
  /** The values that the form was made from: what somebody else changes meanwhile is found by them. */
  read: Group;
};

/** A value that somebody else has changed meanwhile. */
type Conflict = { path: string; label: string; theirs: string; yours: string };

type FieldError = { path: string; reason: string };

export type PostedForm = { file: string; read: Group; posted: string };

export type SaveOutcome =
  { saved: number } | { form: ContentForm; errors: FieldError[]; conflicts: Conflict[] };

async function namesOf(context: DeskContext): Promise<FormNames> {
  const rooms = (await context.rooms()).map(({ slug, name }) => ({ value: slug, label: name }));
  return { choices: { rooms } };
}

async function formOf(context: DeskContext, file: string, values: unknown): Promise<FormField[]> {
  const schema = schemaOf(file);
  if (!schema) throw new DeskError("Questo modulo non c’è.");
  return formFields(schema, values, await namesOf(context));
}

export async function readContentForm(context: DeskContext, file: string): Promise<ContentForm> {
  const read = valuesOf(file, await context.database.read(allEdits)) as Group;
  return { file, read, fields: await formOf(context, file, read) };
}

/** The form as it was posted, after a press on one of its lists. */
export async function pressedForm(
  context: DeskContext,
  { file, read, posted }: PostedForm,
  press: string,
): Promise<ContentForm> {
  const values = postedValues(await formOf(context, file, read), new URLSearchParams(posted));
  const fields = await formOf(context, file, withListPress(values, press));
  return { file, read, fields };
}

/** The prices of a posted form, as pages reckon with them; nothing where they are wrong. */
export async function parsedPrices(
  context: DeskContext,
  { file, read, posted }: PostedForm,
): Promise<Prices | undefined> {
  const values = postedValues(await formOf(context, file, read), new URLSearchParams(posted));
  return schemaOf(file)?.safeParse(values).data as Prices | undefined;
}

/** The paths whose values differ, of both sides. */
function differingPaths(one: unknown, other: unknown): string[] {
  return [...new Set([...pathsIn(one), ...pathsIn(other)])].filter(
    (path) => !isSame(valueAt(one, path), valueAt(other, path)),
  );
}

/** The label of a value; undefined where the form has none. */
export function labelOf(fields: FormField[], path: string): string | undefined {
  for (const field of fields) {
    const label = field.path === path ? field.label : undefined;
    if (label) return label;
    if (field.kind === "group") {
      const inner = labelOf(field.fields, path);
      if (inner) return inner;
    }
    if (field.kind === "list") {
      const inner = labelOf(field.entries.flat(), path);
      if (inner) return `${field.label}, ${inner}`;
    }
  }
  return undefined;
}

/**
 * Saves what the family changed in a form. What somebody else changed meanwhile stays; where both changed
 * the same value, nothing is saved and both are given.
 */
export async function saveContentForm(
  context: DeskContext,
  { file, read, posted }: PostedForm,
): Promise<SaveOutcome> {
  const { database, author, now } = context;
  const own = valuesOf(file, []);
  const typed = postedValues(await formOf(context, file, read), new URLSearchParams(posted));
  const changes: Edit[] = differingPaths(read, typed).map((path) => {
    const value = valueAt(typed, path) as Value | undefined;
    return { file, path, ...(value !== undefined && { value }) };
  });
  const changed = (stored: StoredEdit[]) =>
    changes
      .map((edit) => ({ ...edit, author, editedAt: now }))
      .reduce<StoredEdit[]>(withEdit, stored)
      .filter(
        (edit) =>
          !changes.some(({ path }) => edit.file === file && path === edit.path) ||
          !isSame(edit.value, valueAt(own, edit.path)),
      );
  const stored = await database.read(allEdits);
  const slips = await addedSlips(stored, changed(stored));
  if (slips.length > 0) {
    const form = { file, read, fields: await formOf(context, file, typed) };
    const errors = slips.map(({ path = "", reason }) => ({ path, reason }));
    return { form, errors, conflicts: [] };
  }

  let conflicts: string[] = [];
  let theirs = read;
  let merged: unknown = typed;
  await changeEdits(database, (stored) => {
    theirs = valuesOf(file, stored) as Group;
    merged = valuesOf(file, changed(stored));
    conflicts = changes
      .map(({ path }) => path)
      .filter(
        (path) =>
          !isSame(valueAt(theirs, path), valueAt(read, path)) &&
          !isSame(valueAt(theirs, path), valueAt(typed, path)),
      );
    return conflicts.length > 0 ? stored : changed(stored);
  });
  if (conflicts.length === 0) return { saved: changes.length };
  const fields = await formOf(context, file, merged);
  const both = conflicts.map((path) => ({
    path,
    label: labelOf(fields, path) ?? path,
    theirs: formatValue(valueAt(theirs, path)),
    yours: formatValue(valueAt(typed, path)),
  }));
  // Saved once more, what was typed here stands: by then both were seen.
  return { form: { file, read: theirs, fields }, errors: [], conflicts: both };
}

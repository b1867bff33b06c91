/** The form of a part of content/: its fields, and the changes that a posted one makes. */
import { type Edit, pathsIn, valueAt, valuesOf, withEdit } from "#app/content/edits.ts";
import type { FormField } from "#app/content/forms/form-model.ts";
import {
  type FormValues,
  hasListOf,
  postedValues,
  removedEntryOf,
  withListAction,
} from "#app/content/forms/posted-form.ts";
import { postedInLanguage, listActionIn } from "#app/content/forms/translated-fields.ts";
import { schemaOf } from "#app/content/read.ts";
import { formatSlip, type Slip } from "#app/content/slip.ts";
import type { Value } from "#app/content/yaml-splice.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Day } from "#app/domain/stay.ts";
import { allEdits, changeEdits, type StoredEdit } from "#server/store/edits.ts";
import { type DeskContext, DeskError, HALF_FORM } from "./context.ts";
import { formatValue } from "./format-value.ts";
import {
  type FormScope,
  readFormNames,
  scopeFields,
  sourceFields,
  sourcesOf,
  valuesOfPart,
} from "./form-scope.ts";
import { addedSlips } from "./edits.ts";
import {
  type PictureChoice,
  pictureChoices,
  type SmallPicture,
  smallPictures,
} from "./draft-pictures.ts";
import { pictureFields } from "./picture-places.ts";
import { isSameValue } from "./unpublished.ts";

/** An entry that a press has just taken out of a list, and the press that puts it back. */
type RemovedEntry = { press: string; values: (Value | undefined)[] };

export type ContentForm = {
  scope: FormScope;
  fields: FormField[];
  /** The pictures that its fields name. */
  pictures: SmallPicture[];
  /** The field that chooses another picture, and those that it may choose from. */
  choice?: { path: string; pictures: PictureChoice[] } | undefined;
  removed?: RemovedEntry | undefined;
  /** The values of each file that the form was made from: what somebody else changes meanwhile is found by them. */
  read: FormValues[];
};

/** A value that somebody else has changed meanwhile. */
type ValueConflict = { path: string; label: string; theirs: string; yours: string };

/** The path is a field's name, or "" where the form has no field for it. */
type FieldError = { path: string; reason: string };

export type PostedForm = Pick<ContentForm, "scope" | "read"> & { posted: string };

/** Lists whose entries have the day they were written. */
const DATED_LISTS = new Set(["reviews.items"]);

export type SaveOutcome =
  | { saved: number }
  | { form: ContentForm; errors: FieldError[]; conflicts: ValueConflict[] };

function readScopeValues(scope: FormScope, edits: Edit[]): FormValues[] {
  return sourcesOf(scope).map(({ file }) => valuesOfPart(valuesOf(file, edits), scope.part));
}

/** The form with values; `read` are those that it began with. */
async function formWithValues(
  context: DeskContext,
  { scope, read }: Pick<ContentForm, "scope" | "read">,
  values: FormValues[],
): Promise<ContentForm> {
  const fields = await scopeFields(context, scope, values);
  const ids = pictureFields(fields, {}).map(({ field }) => field.value);
  return { scope, read, fields, pictures: await smallPictures(context, ids) };
}

export async function readContentForm(
  context: DeskContext,
  scope: FormScope,
): Promise<ContentForm> {
  const read = readScopeValues(scope, await context.database.read(allEdits));
  return formWithValues(context, { scope, read }, read);
}

/** A list's new entry begins with today, where it has a date. */
function withNewEntry(values: FormValues, list: string, today: Day): FormValues {
  const changed = withListAction(values, `aggiungi ${list}`);
  const entries = valueAt(changed, list);
  if (Array.isArray(entries) && DATED_LISTS.has(list)) entries.splice(-1, 1, { date: today });
  return changed;
}

/** The form with one more entry in a list, in each language, and the entry's path. */
export async function newEntryForm(
  context: DeskContext,
  scope: FormScope,
  list: string,
): Promise<ContentForm & { entry: string }> {
  const read = readScopeValues(scope, await context.database.read(allEdits));
  const today = houseDayAt(context.now);
  const form = await formWithValues(
    context,
    { scope, read },
    read.map((values) => withNewEntry(values, list, today)),
  );
  const [count] = read.map((values) => (valueAt(values, list) as unknown[] | undefined) ?? []);
  return { ...form, entry: `${list}.${count!.length}` };
}

/** The values of each file as they were typed. */
async function typedValues(
  context: DeskContext,
  { scope, read, posted }: PostedForm,
): Promise<FormValues[]> {
  const names = await readFormNames(context);
  const form = new URLSearchParams(posted);
  return sourcesOf(scope).map((source, at) =>
    postedValues(sourceFields(scope, at, read, names), postedInLanguage(form, source.prefix)),
  );
}

/** The form as it was posted, after a press on one of its lists; `removed` is what "rimetti" puts back. */
export async function formAfterListPress(
  context: DeskContext,
  posted: PostedForm,
  press: string,
  removed: RemovedEntry["values"] = [],
): Promise<ContentForm> {
  const typed = await typedValues(context, posted);
  const names = await readFormNames(context);
  const presses = sourcesOf(posted.scope).map(({ language }) => listActionIn(press, language));
  const hasList = presses.map((own, at) =>
    hasListOf(sourceFields(posted.scope, at, typed, names), own),
  );
  if (press && !hasList.some(Boolean)) throw new DeskError(HALF_FORM);
  const values = presses.map((own, at) =>
    hasList[at] ? withListAction(typed[at]!, own, removed[at]) : typed[at]!,
  );
  const entries = presses.map((own, at) => removedEntryOf(typed[at]!, own));
  return {
    ...(await formWithValues(context, posted, values)),
    ...(entries.some((entry) => entry !== undefined) && {
      removed: { press: press.replace(/^togli/, "rimetti"), values: entries },
    }),
  };
}

/** The form as it was posted, with the pictures that one of its fields may choose from. */
export async function pictureChoiceForm(
  context: DeskContext,
  posted: PostedForm,
  path: string,
): Promise<ContentForm> {
  const form = await formWithValues(context, posted, await typedValues(context, posted));
  const place = pictureFields(form.fields, {}).find(({ field }) => field.path === path);
  if (!place) return form;
  const pictures = await pictureChoices(context, posted.scope.subject, place.field);
  return { ...form, choice: { path, pictures } };
}

/** The prices of a posted form, as pages reckon with them; nothing where they are wrong. */
export async function parseFormPrices(
  context: DeskContext,
  posted: PostedForm,
): Promise<Prices | undefined> {
  const [values] = await typedValues(context, posted);
  return schemaOf("prices")?.safeParse(values).data as Prices | undefined;
}

/** The paths whose values differ, of both sides. */
function differingPaths(one: unknown, other: unknown): string[] {
  return [...new Set([...pathsIn(one), ...pathsIn(other)])].filter(
    (path) => !isSameValue(valueAt(one, path), valueAt(other, path)),
  );
}

/** The label of a value; undefined where the form has none. */
export function labelOf(fields: FormField[], path: string): string | undefined {
  for (const field of fields) {
    if (field.path === path) return field.label;
    const inner = "fields" in field && labelOf(field.fields, path);
    if (inner) return inner;
    const entry = field.kind === "list" && labelOf(field.entries.flat(), path);
    if (entry) return `${field.label}, ${entry}`;
  }
  return undefined;
}

function fieldErrors(scope: FormScope, slips: Slip[]): FieldError[] {
  return slips.map((slip) => {
    const source = sourcesOf(scope).find(({ file }) => slip.file === `content/${file}.yaml`);
    return source && slip.path
      ? { path: source.prefix + slip.path, reason: slip.reason }
      : { path: "", reason: formatSlip(slip) };
  });
}

/**
 * Saves what the family changed in a form. What somebody else changed meanwhile stays; where both changed
 * the same value, nothing is saved and both are given.
 */
export async function saveContentForm(
  context: DeskContext,
  posted: PostedForm,
): Promise<SaveOutcome> {
  const { database, author, now } = context;
  const { scope, read } = posted;
  const typed = await typedValues(context, posted);
  const changes = sourcesOf(scope).flatMap((source, at) =>
    differingPaths(read[at], typed[at]).map((path) => {
      const value = valueAt(typed[at], path) as Value | undefined;
      const edit = { file: source.file, path, ...(value !== undefined && { value }) };
      return { edit, was: valueAt(read[at], path), name: source.prefix + path };
    }),
  );
  const readFiles = (edits: Edit[]) =>
    new Map(sourcesOf(scope).map(({ file }) => [file, valuesOf(file, edits)]));
  const own = readFiles([]);
  const isOwn = ({ file, path, value }: Edit) => isSameValue(value, valueAt(own.get(file), path));
  const isChange = (edit: Edit) =>
    changes.some(({ edit: { file, path } }) => edit.file === file && edit.path === path);
  const changed = (stored: StoredEdit[]) =>
    changes
      .map(({ edit }) => ({ ...edit, author, editedAt: now }))
      .reduce<StoredEdit[]>(withEdit, stored)
      .filter((edit) => !isChange(edit) || !isOwn(edit));
  const stored = await database.read(allEdits);
  const slips = await addedSlips(database, stored, changed(stored));
  if (slips.length > 0) {
    const form = await formWithValues(context, { scope, read }, typed);
    return { form, errors: fieldErrors(scope, slips), conflicts: [] };
  }

  let conflicts: typeof changes = [];
  let [theirs, merged]: StoredEdit[][] = [[], []];
  await changeEdits(database, (edits) => {
    theirs = edits;
    if (!isSameValue(edits, stored)) return edits;
    merged = changed(edits);
    const files = readFiles(edits);
    conflicts = changes.filter(({ edit: { file, path, value }, was }) => {
      const current = valueAt(files.get(file), path);
      return !isSameValue(current, was) && !isSameValue(current, value);
    });
    return conflicts.length > 0 ? edits : merged;
  });
  // Others have saved meanwhile: together with theirs, these changes may be wrong.
  if (!isSameValue(theirs, stored)) return saveContentForm(context, posted);
  if (conflicts.length === 0) return { saved: changes.length };
  const current = { scope, read: readScopeValues(scope, theirs!) };
  const form = await formWithValues(context, current, readScopeValues(scope, merged!));
  const both = conflicts.map(({ edit: { file, path, value }, name }) => ({
    path: name,
    label: labelOf(form.fields, name) ?? name,
    theirs: formatValue(valueAt(valuesOf(file, theirs!), path)),
    yours: formatValue(value),
  }));
  // Saved once more, what was typed here stands: by then both were seen.
  return { form, errors: [], conflicts: both };
}

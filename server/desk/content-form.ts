/** The form of a part of content/: its fields, and the changes that a posted one makes. */
import { changesBetween } from "#app/content/changes.ts";
import {
  differingPaths,
  type Documents,
  isSameValue,
  namedValuesOf,
  valueAt,
} from "#app/content/documents.ts";
import type { FormField } from "#app/content/forms/form-model.ts";
import {
  type FormValues,
  hasListOf,
  postedValues,
  removedEntryOf,
  withListAction,
} from "#app/content/forms/posted-form.ts";
import { postedInLanguage, listActionIn } from "#app/content/forms/translated-fields.ts";
import { schemaOf } from "#app/content/content-files.ts";
import { type Conflict, merge } from "#app/content/merge.ts";
import { newRowSeed, type Value, withoutRowNames, withRowNames } from "#app/content/rows.ts";
import { formatSlip, type Slip } from "#app/content/slip.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Day } from "#app/domain/stay.ts";
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
import { changeDraft, type DraftState, readDraft, withChangeBy } from "./draft.ts";
import { addedSlips } from "./draft-slips.ts";
import {
  type PictureChoice,
  pictureChoices,
  type SmallPicture,
  smallPictures,
} from "./draft-pictures.ts";
import { pictureFields } from "./picture-places.ts";

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

function readScopeValues(scope: FormScope, documents: Documents): FormValues[] {
  return sourcesOf(scope).map(({ file }) =>
    valuesOfPart(namedValuesOf(file, documents), scope.part),
  );
}

/** The form with values; `read` are those that it began with. */
async function formWithValues(
  context: DeskContext,
  { scope, read }: Pick<ContentForm, "scope" | "read">,
  values: FormValues[],
): Promise<ContentForm> {
  // Who goes back and saves a new entry again means the same one.
  const naming = { isByPlace: false, seed: newRowSeed() };
  const named = values.map((one, at) => withRowNames(one, read[at] ?? {}, naming));
  const fields = await scopeFields(context, scope, named);
  const ids = pictureFields(fields, {}).map(({ field }) => field.value);
  return { scope, read, fields, pictures: await smallPictures(context, ids) };
}

export async function readContentForm(
  context: DeskContext,
  scope: FormScope,
): Promise<ContentForm> {
  const read = readScopeValues(scope, await readDraft(context));
  return formWithValues(context, { scope, read }, read);
}

/** A list's new entry begins with today, where it has a date. */
function withNewEntry(values: FormValues, list: string, today: Day): FormValues {
  const changed = withListAction(values, `aggiungi ${list}`);
  const entries = valueAt(changed, list);
  if (Array.isArray(entries) && DATED_LISTS.has(list))
    entries.splice(-1, 1, { ...(entries.at(-1) as object), date: today });
  return changed;
}

/** The form with one more entry in a list, in each language, and the entry's path. */
export async function newEntryForm(
  context: DeskContext,
  scope: FormScope,
  list: string,
): Promise<ContentForm & { entry: string }> {
  const read = readScopeValues(scope, await readDraft(context));
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
  const pictures = await pictureChoices(context, place.field);
  return { ...form, choice: { path, pictures } };
}

/** The prices of a posted form, as pages reckon with them; nothing where they are wrong. */
export async function parseFormPrices(
  context: DeskContext,
  posted: PostedForm,
): Promise<Prices | undefined> {
  const [values] = await typedValues(context, posted);
  return schemaOf("prices")?.safeParse(withoutRowNames(values)).data as Prices | undefined;
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

/** What a form began with, what was typed, and what stands now; a form of an earlier version has no names of entries. */
function sidesOf(read: FormValues, typed: FormValues, current: FormValues, seed: string) {
  const base = withRowNames(read, current);
  const isNamed = isSameValue(base, read);
  return { base, mine: withRowNames(typed, base, { isByPlace: !isNamed, seed }), current };
}

/** What a form makes of the draft: its documents, its values with those of others, and what both changed. */
function mergedForm(context: DeskContext, { scope, read }: PostedForm, typed: FormValues[]) {
  return ({ draft, published }: DraftState) => {
    const withChange = withChangeBy(context, published);
    let documents = draft;
    const values: FormValues[] = [];
    const conflicts: (Conflict & { name: string })[] = [];
    const seed = newRowSeed();
    const all = sourcesOf(scope).map((source, at) => {
      const current = valuesOfPart(namedValuesOf(source.file, draft), scope.part);
      return { ...source, ...sidesOf(read[at] ?? {}, typed[at] ?? {}, current, seed) };
    });
    const disputed = new Set(
      all.flatMap(({ base, mine, current }) => [...merge(base, mine, current).disputed]),
    );
    for (const { file, prefix, base, mine, current } of all) {
      const { merged, conflicts: found } = merge(base, mine, current, disputed);
      values.push(merged as FormValues);
      conflicts.push(...found.map((one) => ({ ...one, name: prefix + one.path })));
      for (const path of differingPaths(file, current, merged))
        documents = withChange(documents, {
          file,
          path,
          value: valueAt(merged, path) as Value | undefined,
        });
    }
    return { documents, values, conflicts };
  };
}

/**
 * Saves what the family changed in a form. What somebody else changed meanwhile stays; where both changed
 * the same value, nothing is saved and both are given.
 */
export async function saveContentForm(
  context: DeskContext,
  posted: PostedForm,
): Promise<SaveOutcome> {
  const { scope } = posted;
  const mergeInto = mergedForm(context, posted, await typedValues(context, posted));
  let outcome: SaveOutcome = { saved: 0 };
  await changeDraft(context, async (state) => {
    const { draft } = state;
    const { documents, values, conflicts } = mergeInto(state);
    const showAgain = async () => {
      const read = readScopeValues(scope, draft);
      return formWithValues(context, { scope, read }, values);
    };
    if (conflicts.length > 0) {
      const form = await showAgain();
      const both = conflicts.map(({ name, mine, theirs }) => ({
        path: name,
        label: labelOf(form.fields, name) ?? name,
        theirs: formatValue(theirs),
        yours: formatValue(mine),
      }));
      // Saved once more, what was typed here stands: by then both were seen.
      outcome = { form, errors: [], conflicts: both };
      return draft;
    }
    const slips = await addedSlips(context, draft, documents);
    if (slips.length > 0) {
      outcome = { form: await showAgain(), errors: fieldErrors(scope, slips), conflicts: [] };
      return draft;
    }
    outcome = { saved: changesBetween(draft, documents).length };
    return documents;
  });
  return outcome;
}

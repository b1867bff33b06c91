/** The form of a part of content/: its fields, and the changes that a posted one makes. */
import { changesBetween } from "#app/content/changes.ts";
import { schemaOf } from "#app/content/content-files.ts";
import {
  type Documents,
  isSameValue,
  namedValuesOf,
  valueAt,
  valuesOf,
  withValueAt,
  withValues,
} from "#app/content/documents.ts";
import type { ContentRow } from "#app/content/forms/form-model.ts";
import {
  fieldAt,
  flatForm,
  type FormField,
  type FormScreen,
  type PlacedField,
  rowTitle,
} from "#app/content/forms/form-screens.ts";
import { typedValue } from "#app/content/forms/typed-values.ts";
import { isGroup, pathByNames, pathByPlaces, ROW_TEXT } from "#app/content/rows.ts";
import type { Slip } from "#app/content/slip.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { DeskContext } from "./context.ts";
import { changeDraft, type DraftState, readDraft } from "./draft.ts";
import {
  type AltTexts,
  altTextsOf,
  type PictureChoice,
  pictureChoices,
  type SmallPicture,
  smallPictures,
} from "./draft-pictures.ts";
import { addedSlips } from "./draft-slips.ts";
import {
  type FormScope,
  languageLabel,
  newEntryPart,
  type ReadScope,
  readScope,
  sourceValues,
  withRow,
} from "./form-scope.ts";
import { formatValue } from "./format-value.ts";
import { slipInWords } from "./site-parts.ts";
import { missingTexts, outdatedTexts, textsBelow } from "./translations.ts";

/** The texts of a form by the names of their fields. */
type FormTexts = Record<string, string>;

/** A list that a form leads to. */
type ListLink = {
  part: string;
  label: string;
  help?: string | undefined;
  item: string;
  rows: { part: string; title: string; texts: FormTexts }[];
  /** The address of a new entry; undefined where the list takes no more. */
  newPart?: string | undefined;
};

export type ContentForm = {
  scope: FormScope;
  label: string;
  help?: string | undefined;
  fields: FormField[];
  lists: ListLink[];
  /** The screen that leads to it. */
  parent?: ReadScope["parent"];
  isNew: boolean;
  /** The pictures that its fields name. */
  pictures: SmallPicture[];
  /** The field that chooses another picture, and those that it may choose from. */
  choice?: { path: string; pictures: PictureChoice[] } | undefined;
  /** The texts that the form was made from: what somebody else changes meanwhile is found by them. */
  read: FormTexts;
};

export type PostedForm = { scope: FormScope; read: FormTexts; posted: string };

/** The path is a field's name, or "" where the form has no field for it. */
type FieldError = { path: string; reason: string };

export type FormRefusal = {
  errors: FieldError[];
  /** What both changed meanwhile: "Elegant Room, a notte: adesso 90,00, voi 95,00". */
  conflicts: string[];
  /** Texts that were typed into fields that are gone. */
  gone: string[];
  /** The form came without its end. */
  isHalf: boolean;
};

type SaveOutcome = { saved: number } | { form: ContentForm; refusal: FormRefusal };

type Target = { file: string; field: PlacedField };

/** A control of the form, with the value in each file that it changes. */
type Control = { name: string; label: string; targets: [Target, ...Target[]] };

const isWords = ({ kind, isAlike }: PlacedField) =>
  (kind === "text" || kind === "long" || kind === "paragraphs") && !isAlike;

/** The controls of each field: one for a language, or one for all where there is nothing to translate. */
function controlsOf({ sources }: ReadScope): { field: PlacedField; controls: Control[] }[] {
  const [own, ...others] = sources;
  return own!.screen.fields.map((field) => {
    const first: Target = { file: own!.file, field };
    const targets = others.flatMap(({ screen, file, language, prefix }) => {
      const same = screen.fields.find(({ path }) => path === field.path);
      return same ? [{ file, field: same, language, prefix }] : [];
    });
    const { path, label } = field;
    if (!isWords(field) && targets.every((one) => one.field.value === field.value))
      return { field, controls: [{ name: path, label, targets: [first, ...targets] }] };
    const translations = targets.map(({ language, prefix, ...target }): Control => ({
      name: prefix + path,
      label: `${label}, ${languageLabel(language)}`,
      targets: [target],
    }));
    return { field, controls: [{ name: path, label, targets: [first] }, ...translations] };
  });
}

const currentText = ({ targets }: Control) => targets[0].field.value;

/** The names of fields whose translation is missing or older than the Italian words. */
function translationNames(documents: Documents, scope: FormScope, { sources }: ReadScope) {
  const namesBy = (textsOf: typeof outdatedTexts) =>
    sources.flatMap(({ file, prefix }) =>
      textsOf(documents, scope.subject, file).map(
        ([path]) => prefix + pathByNames(namedValuesOf(file, documents), path),
      ),
    );
  return scope.isWords
    ? { missing: namesBy(missingTexts), outdated: namesBy(outdatedTexts) }
    : { missing: [], outdated: [] };
}

/** The texts of a row by their names in it. */
function rowTexts({ path, nodes }: ContentRow): FormTexts {
  const { fields } = flatForm(nodes);
  return Object.fromEntries(
    fields.map((field) => [field.path.slice(path.length + 1), field.value]),
  );
}

function listLinks({ lists }: FormScreen, alts: AltTexts): ListLink[] {
  return lists.map(({ path, label, help, item, rows, most, isPictures }) => ({
    part: path,
    label,
    help,
    item,
    rows: rows.map((row, at) => {
      const title = rowTitle(row);
      const words = isPictures ? alts[title] : title;
      return { part: row.path, title: words || `${item} ${at + 1}`, texts: rowTexts(row) };
    }),
    newPart: rows.length < most ? newEntryPart(path) : undefined,
  }));
}

/** A new entry's date begins with today. */
const newText = ({ kind, value }: PlacedField, context: DeskContext) =>
  kind === "date" && value === "" ? houseDayAt(context.now) : value;

/** The form with the texts that were typed, or the draft's. */
async function makeForm(
  context: DeskContext,
  documents: Documents,
  scope: FormScope,
  typed: FormTexts = {},
): Promise<ContentForm> {
  const all = readScope(documents, scope);
  const { missing, outdated } = translationNames(documents, scope, all);
  const lacks = (name: string) => {
    const isIn = (names: string[]) =>
      names.some((one) => one === name || one.startsWith(`${name}.`));
    return isIn(missing) ? "words" : isIn(outdated) ? "update" : undefined;
  };
  const isNew = all.newRow !== undefined;
  const read: FormTexts = {};
  const fields = controlsOf(all).map(({ field, controls }): FormField => ({
    ...field,
    inputs: controls.map((control) => {
      const { name, label, targets } = control;
      if (!isNew) read[name] = currentText(control);
      const text = isNew ? newText(targets[0].field, context) : currentText(control);
      const { isOptional } = targets[0].field;
      return { name, label, value: typed[name] ?? text, isOptional, lacks: lacks(name) };
    }),
  }));
  const { screen } = all.sources[0]!;
  const ids = fields.flatMap(({ kind, inputs }) =>
    kind === "picture" ? inputs.map(({ value }) => value) : [],
  );
  return {
    scope,
    label: screen.label,
    help: screen.help,
    fields,
    lists: isNew ? [] : listLinks(screen, altTextsOf(documents)),
    parent: all.parent,
    isNew,
    pictures: await smallPictures(context, ids),
    read,
  };
}

export const readContentForm = async (context: DeskContext, scope: FormScope) =>
  makeForm(context, await readDraft(context), scope);

/** What came of each control; nothing of those that the form did not have. */
function typedTexts(all: ReadScope, posted: URLSearchParams): FormTexts {
  const names = controlsOf(all).flatMap(({ controls }) => controls);
  const texts = names.flatMap(({ name, targets }): [string, string][] => {
    const values = posted.getAll(name);
    if (values.length === 0) return [];
    const isSeveral = targets[0].field.kind === "choices";
    // A box that is not ticked is not sent: the value that stands before it counts.
    const text = isSeveral ? values.filter(Boolean).join("\n") : values.at(-1)!;
    return [[name, text.replaceAll("\r\n", "\n")]];
  });
  return Object.fromEntries(texts);
}

/** The form as it was typed; with `path` the pictures that one of its fields may choose from. */
export async function typedForm(
  context: DeskContext,
  { scope, posted, read }: PostedForm,
  path?: string,
): Promise<ContentForm> {
  const documents = await readDraft(context);
  const typed = typedTexts(readScope(documents, scope), new URLSearchParams(posted));
  const form = { ...(await makeForm(context, documents, scope, typed)), read };
  const field = form.fields.find(({ inputs }) => inputs.some(({ name }) => name === path));
  if (!path || !field) return form;
  const value = field.inputs[0]!.value;
  const pictures = await pictureChoices(context, { value, crops: field.crops ?? [] });
  return { ...form, choice: { path, pictures } };
}

const isSameText = ({ field: { kind, isOptional } }: Target, one: string, other: string) =>
  isSameValue(typedValue(kind, one, isOptional), typedValue(kind, other, isOptional));

/** The texts of a form that none of its fields has any more, and that stand nowhere else. */
function goneTexts(all: ReadScope, { posted, read }: PostedForm, documents: Documents): string[] {
  const names = new Set(
    controlsOf(all).flatMap(({ controls }) => controls.map(({ name }) => name)),
  );
  const known = new Set(
    all.sources.flatMap(({ file }) =>
      textsBelow(valuesOf(file, documents)).map(([, text]) => text),
    ),
  );
  return [...new URLSearchParams(posted)]
    .filter(
      ([name, text]) =>
        /\./.test(name) && !/(^|:)n:|#$/.test(name) && !names.has(name) && text.trim(),
    )
    .filter(
      ([name, text]) => read[name] !== text && !known.has(text.replaceAll("\r\n", "\n").trim()),
    )
    .map(([, text]) => text);
}

/** What a posted form changes, and what stops it. */
function compare(documents: Documents, form: PostedForm) {
  const all = readScope(documents, form.scope);
  const typed = typedTexts(all, new URLSearchParams(form.posted));
  const controls = controlsOf(all).flatMap((one) => one.controls);
  const conflicts: string[] = [];
  const changed: Control[] = [];
  for (const control of controls) {
    const { name, label, targets } = control;
    const [text, base, current] = [typed[name], form.read[name], currentText(control)];
    if (text === undefined || isSameText(targets[0], text, current)) continue;
    if (base !== undefined && isSameText(targets[0], text, base)) continue;
    changed.push(control);
    if (current !== "" && (base === undefined || !isSameText(targets[0], base, current)))
      conflicts.push(`${label}: adesso ${formatText(current)}, voi ${formatText(text)}.`);
  }
  // Somebody else has taken the entry away.
  const texts = Object.values(form.read).filter((text) => text && text !== "no");
  if (all.newRow && texts.length > 0)
    conflicts.push(`Questa voce: adesso niente, voi ${formatText(texts.join(", "))}.`);
  const gone = goneTexts(all, form, documents);
  const isHalf = Object.keys(form.read).some(
    (name) => typed[name] === undefined && controls.some((one) => one.name === name),
  );
  return { all, typed, changed: all.newRow ? controls : changed, conflicts, gone, isHalf };
}

const formatText = (text: string) => formatValue(text === "" ? undefined : text);

type Comparison = ReturnType<typeof compare>;

/** The documents with what was typed into a form. */
function withTyped(
  context: DeskContext,
  { draft, published }: Pick<DraftState, "draft" | "published">,
  { all, typed, changed }: Comparison,
  scope: FormScope,
): Documents {
  const options = { author: context.author, at: context.now, published };
  const textOf = (name: string, field: PlacedField) => typed[name] ?? field.value;
  return all.sources.reduce((documents, { file, prefix, screen }) => {
    const isMeant = changed.some(({ targets }) => targets.some((one) => one.file === file));
    if (!isMeant && !all.newRow) return documents;
    let values = sourceValues(file, scope, draft);
    if (all.newRow) values = withRow(values, all.newRow.list, all.newRow.entry);
    const isBlank = (group: string | undefined) =>
      group !== undefined &&
      screen.fields.every(
        (field) =>
          field.group !== group || ["", "no"].includes(textOf(prefix + field.path, field).trim()),
      );
    for (const { name, targets } of changed)
      for (const { field } of targets.filter((one) => one.file === file)) {
        const { kind, isOptional, group, path } = field;
        const value = typedValue(kind, textOf(name, field), isOptional || isBlank(group));
        const place = pathByPlaces(values, path);
        const row = valueAt(values, place);
        const isRow = isGroup(row) && Object.hasOwn(row, ROW_TEXT);
        values = withValueAt(values, place, isRow ? { ...row, [ROW_TEXT]: value ?? "" } : value);
      }
    return withValues(documents, file, values, options);
  }, draft);
}

function fieldErrors({ all }: Comparison, documents: Documents, slips: Slip[]): FieldError[] {
  return slips.map((slip) => {
    const source = all.sources.find(({ file }) => slip.file === `content/${file}.yaml`);
    const path = source && pathByNames(namedValuesOf(source.file, documents), slip.path ?? "");
    const field = path && fieldAt(source.screen.fields, path);
    return source && field
      ? { path: source.prefix + field.path, reason: slip.reason }
      : { path: "", reason: slipInWords(documents, slip) };
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
  let outcome: SaveOutcome = { saved: 0 };
  await changeDraft(context, async (state) => {
    const { draft } = state;
    const comparison = compare(draft, posted);
    const { typed, changed, conflicts, gone, isHalf } = comparison;
    const refuse = async (errors: FieldError[]) => {
      // Saved once more, what was changed here stands: by then both were seen.
      const own = changed.flatMap(({ name }) => (name in typed ? [[name, typed[name]!]] : []));
      const form = await makeForm(context, draft, posted.scope, Object.fromEntries(own));
      outcome = { form, refusal: { errors, conflicts, gone, isHalf } };
      return draft;
    };
    if (conflicts.length > 0 || gone.length > 0 || isHalf) return refuse([]);
    const documents = withTyped(context, state, comparison, posted.scope);
    const slips = await addedSlips(context, draft, documents);
    if (slips.length > 0) return refuse(fieldErrors(comparison, documents, slips));
    outcome = { saved: changesBetween(draft, documents).length };
    return documents;
  });
  return outcome;
}

/** The prices of a posted form, as pages reckon with them; nothing where they are wrong. */
export async function parseFormPrices(
  context: DeskContext,
  posted: PostedForm,
): Promise<Prices | undefined> {
  const draft = await readDraft(context);
  const documents = withTyped(
    context,
    { draft, published: draft },
    compare(draft, posted),
    posted.scope,
  );
  return schemaOf("prices")?.safeParse(valuesOf("prices", documents)).data as Prices | undefined;
}

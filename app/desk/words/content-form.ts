/** Makes the form of a part of content/, with the fields in all languages and with links to the lists of the part. */
import { type Documents, namedValuesOf } from "#app/content/documents.ts";
import { rowTitleOf } from "#app/content/forms/form-screens.ts";
import type { ContentField, ContentList } from "#app/content/forms/form-model.ts";
import { pathByRowNames } from "#app/content/rows.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import type { SiteContext } from "../context.ts";
import { readDraft } from "../publish/draft.ts";
import {
  type AltTexts,
  altTextsOf,
  readPictureChoices,
  readThumbnails,
} from "../pictures/draft-pictures.ts";
import { fileInfo, type FormScope, newEntryPart, readScope, type ScopeData } from "./form-scope.ts";
import { newPartPath, partPath } from "./part-path.ts";
import { missingTexts, outdatedTexts } from "./translations.ts";

/** The texts of a form by the names of their fields. */
type FormTexts = Record<string, string>;

export type ControlTarget = { file: string; field: ContentField };

/** A control of the form. `targets` are the values that the control changes: of one language, or of every language. */
export type Control = { name: string; label: string; targets: [ControlTarget, ...ControlTarget[]] };

const isFieldTranslatable = ({ kind, isAlike }: ContentField) =>
  (kind === "text" || kind === "long" || kind === "paragraphs") && !isAlike;

/** Each field has a control for each language, or one for all languages if there is nothing to translate. */
export function controlsOf({ sources }: ScopeData): { field: ContentField; controls: Control[] }[] {
  const [firstSource, ...otherSources] = sources;
  return firstSource!.screen.fields.map((field) => {
    const ownTarget: ControlTarget = { file: firstSource!.file, field };
    const otherTargets = otherSources.flatMap(({ screen, file }): ControlTarget[] => {
      const sameField = screen.fields.find(({ path }) => path === field.path);
      return sameField ? [{ file, field: sameField }] : [];
    });
    const { path, label } = field;
    if (!isFieldTranslatable(field) && otherTargets.every((one) => one.field.value === field.value))
      return { field, controls: [{ name: path, label, targets: [ownTarget, ...otherTargets] }] };
    const translations = otherTargets.map((target): Control => {
      const { prefix, translationLabel } = fileInfo(target.file);
      return { name: prefix + path, label: `${label}, ${translationLabel}`, targets: [target] };
    });
    return { field, controls: [{ name: path, label, targets: [ownTarget] }, ...translations] };
  });
}

export const draftTextOf = ({ targets }: Control) => targets[0].field.value;

/** Returns the posted texts by the names of their controls. Leaves out controls without a posted value. */
export function readTypedTexts(scopeData: ScopeData, posted: URLSearchParams): FormTexts {
  const controls = controlsOf(scopeData).flatMap((one) => one.controls);
  const texts = controls.flatMap(({ name, targets }): [string, string][] => {
    const values = posted.getAll(name);
    if (values.length === 0) return [];
    const hasSeveralValues = targets[0].field.kind === "choices";
    // A ticked box sends its value after the value of its hidden field; an unticked box sends no value.
    const text = hasSeveralValues ? values.filter(Boolean).join("\n") : values.at(-1)!;
    return [[name, text.replaceAll("\r\n", "\n")]];
  });
  return Object.fromEntries(texts);
}

/** `path` is the name of the field with the error, or "" if no field of the form has the error. */
export type FieldError = { path: string; reason: string };

type FormRefusal = {
  errors: FieldError[];
  /** Values that somebody else has changed too: "Elegant Room, a notte: adesso 90,00, voi 95,00" (now, you). */
  conflicts: string[];
  /** Typed texts whose fields somebody else has removed since the form was shown. */
  fieldlessTexts: string[];
  isPostCutOff: boolean;
};

/** A form as its screen shows it; a refused form has all members of `FormRefusal`. */
export type ContentForm = Awaited<ReturnType<typeof makeForm>> & Partial<FormRefusal>;

export type FormField = ContentForm["fields"][number];

export type FormInput = {
  name: string;
  label: string;
  value: string;
  isOptional: boolean;
  translationProblem: "missing" | "outdated" | undefined;
  picture?: { address: string; alt: string } | undefined;
  /** The pictures to choose from, after the button "Un’altra" of the field was pressed. */
  pictureChoices?: Awaited<ReturnType<typeof readPictureChoices>>;
};

/** A posted form. `baseTexts` are the texts of the fields when the form was shown; `fields` are the posted fields. */
export type PostedForm = { scope: FormScope; baseTexts: FormTexts; fields: URLSearchParams };

function translationProblemLookup(documents: Documents, { sources }: ScopeData) {
  const controlNamesOf = (textsOf: typeof outdatedTexts) =>
    sources.flatMap(({ file }) =>
      textsOf(documents, file).map(
        ([path]) => fileInfo(file).prefix + pathByRowNames(namedValuesOf(file, documents), path),
      ),
    );
  const [missing, outdated] = [controlNamesOf(missingTexts), controlNamesOf(outdatedTexts)];
  return (name: string): FormInput["translationProblem"] => {
    const isAmong = (names: string[]) =>
      names.some((one) => one === name || one.startsWith(`${name}.`));
    return isAmong(missing) ? "missing" : isAmong(outdated) ? "outdated" : undefined;
  };
}

export function listLinks(list: ContentList, scope: FormScope, altTexts: AltTexts) {
  const { path, label, help, itemLabel: item, rows, maxEntries, isOfPictures } = list;
  return {
    href: partPath({ ...scope, part: path }),
    label,
    help,
    item,
    rows: rows.map((row, at) => {
      const title = rowTitleOf(row);
      const text = isOfPictures ? altTexts[title] : title;
      return { href: partPath({ ...scope, part: row.path }), title: text || `${item} ${at + 1}` };
    }),
    /** The address of the form for a new entry; undefined if the list is full. */
    newHref:
      rows.length < maxEntries ? newPartPath({ ...scope, part: newEntryPart(path) }) : undefined,
  };
}

/** Returns the initial text of a field in a new entry. In place of an empty date, returns today. */
const initialTextOf = ({ kind, value }: ContentField, { now }: SiteContext) =>
  kind === "date" && value === "" ? houseDayAt(now) : value;

export async function makeForm(
  context: SiteContext,
  documents: Documents,
  scope: FormScope,
  typedTexts: FormTexts = {},
) {
  const scopeData = readScope(documents, scope);
  const translationProblemOf = translationProblemLookup(documents, scopeData);
  const isNew = scopeData.newRow !== undefined;
  const baseTexts: FormTexts = {};
  const fields = controlsOf(scopeData).map(({ field, controls }) => ({
    ...field,
    /** One input for each language, Italian first, or one for all. English inputs have names such as "en:hero.heading". */
    inputs: controls.map((control): FormInput => {
      const { name, label, targets } = control;
      const { isOptional } = targets[0].field;
      if (!isNew) baseTexts[name] = draftTextOf(control);
      const text = isNew ? initialTextOf(targets[0].field, context) : draftTextOf(control);
      const translationProblem = translationProblemOf(name);
      return { name, label, value: typedTexts[name] ?? text, isOptional, translationProblem };
    }),
  }));
  const { screen } = scopeData.sources[0]!;
  const pictureInputs = fields.flatMap(({ kind, inputs }) => (kind === "picture" ? inputs : []));
  const pictureIds = pictureInputs.map(({ value }) => value);
  const thumbnails = await readThumbnails(context, pictureIds);
  for (const input of pictureInputs) input.picture = thumbnails.get(input.value);
  return {
    scope,
    subject: fileInfo(scope.file).subject,
    label: screen.label,
    help: screen.help,
    fields,
    lists: isNew ? [] : screen.lists.map((list) => listLinks(list, scope, altTextsOf(documents))),
    parent: scopeData.parent,
    isNew,
    /** The texts of the fields as shown. Saving compares these texts with the draft to find changes by somebody else. */
    baseTexts,
  };
}

export const readContentForm = async (context: SiteContext, scope: FormScope) =>
  makeForm(context, await readDraft(context), scope);

/** Makes a form with the typed texts. The field with the name `pictureField` shows the pictures to choose from. */
export async function makeTypedForm(
  context: SiteContext,
  { scope, fields, baseTexts }: PostedForm,
  pictureField?: string,
): Promise<ContentForm> {
  const documents = await readDraft(context);
  const typedTexts = readTypedTexts(readScope(documents, scope), fields);
  const form = { ...(await makeForm(context, documents, scope, typedTexts)), baseTexts };
  for (const { inputs, crops = [] } of form.fields)
    for (const input of inputs.filter(({ name }) => name === pictureField))
      input.pictureChoices = await readPictureChoices(context, { value: input.value, crops });
  return form;
}

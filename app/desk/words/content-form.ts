/** The form of a part of content/: its fields in all languages, and the lists that it leads to. */
import { type Documents, namedValuesOf } from "#app/content/documents.ts";
import { rowTitle } from "#app/content/forms/form-screens.ts";
import type { ContentField, ContentList } from "#app/content/forms/form-model.ts";
import { pathByNames } from "#app/content/rows.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import type { SiteContext } from "../context.ts";
import { readDraft } from "../publish/draft.ts";
import {
  type AltTexts,
  altTextsOf,
  pictureChoices,
  smallPictures,
} from "../pictures/draft-pictures.ts";
import { fileInfo, type FormScope, newEntryPart, type ReadScope, readScope } from "./form-scope.ts";
import { newPartPath, partPath } from "./part-path.ts";
import { missingTexts, outdatedTexts } from "./translations.ts";

/** The texts of a form by the names of their fields. */
type FormTexts = Record<string, string>;

export type Target = { file: string; field: ContentField };

/** A control of the form. Each target is a value that it changes: that of one language, or of every language. */
export type Control = { name: string; label: string; targets: [Target, ...Target[]] };

const isTranslatable = ({ kind, isAlike }: ContentField) =>
  (kind === "text" || kind === "long" || kind === "paragraphs") && !isAlike;

/** One control for each language, or one for all where there is nothing to translate. */
export function controlsOf({ sources }: ReadScope): { field: ContentField; controls: Control[] }[] {
  const [own, ...others] = sources;
  return own!.screen.fields.map((field) => {
    const ownTarget: Target = { file: own!.file, field };
    const otherTargets = others.flatMap(({ screen, file }): Target[] => {
      const same = screen.fields.find(({ path }) => path === field.path);
      return same ? [{ file, field: same }] : [];
    });
    const { path, label } = field;
    if (!isTranslatable(field) && otherTargets.every((one) => one.field.value === field.value))
      return { field, controls: [{ name: path, label, targets: [ownTarget, ...otherTargets] }] };
    const translations = otherTargets.map((target): Control => {
      const { prefix, translation } = fileInfo(target.file);
      return { name: prefix + path, label: `${label}, ${translation}`, targets: [target] };
    });
    return { field, controls: [{ name: path, label, targets: [ownTarget] }, ...translations] };
  });
}

export const currentText = ({ targets }: Control) => targets[0].field.value;

/** A control that the posted form did not have is left out. */
export function typedTexts(all: ReadScope, posted: URLSearchParams): FormTexts {
  const names = controlsOf(all).flatMap(({ controls }) => controls);
  const texts = names.flatMap(({ name, targets }): [string, string][] => {
    const values = posted.getAll(name);
    if (values.length === 0) return [];
    const isSeveral = targets[0].field.kind === "choices";
    // A box that is not ticked is not sent: then the last value is that of the hidden field before it.
    const text = isSeveral ? values.filter(Boolean).join("\n") : values.at(-1)!;
    return [[name, text.replaceAll("\r\n", "\n")]];
  });
  return Object.fromEntries(texts);
}

/** The path is a field's name, or "" where the form has no field for it. */
export type FieldError = { path: string; reason: string };

type FormRefusal = {
  errors: FieldError[];
  /** Values that somebody else has changed meanwhile: "Elegant Room, a notte: adesso 90,00, voi 95,00". */
  conflicts: string[];
  /** Texts that were typed into fields that no longer exist. */
  orphanTexts: string[];
  isIncomplete: boolean;
};

/** A form as its screen shows it; a refused form has all members of `FormRefusal`. */
export type ContentForm = Awaited<ReturnType<typeof makeForm>> & Partial<FormRefusal>;

export type FormField = ContentForm["fields"][number];

export type FormInput = {
  name: string;
  label: string;
  value: string;
  isOptional: boolean;
  problem: "missing" | "outdated" | undefined;
  picture?: { address: string; alt: string } | undefined;
  /** The pictures that the field may choose from, after its button "Un’altra" was pressed. */
  pictureChoices?: Awaited<ReturnType<typeof pictureChoices>>;
};

/** A posted form: `baseTexts` has the texts that it was made from, `posted` is its body. */
export type PostedForm = { scope: FormScope; baseTexts: FormTexts; posted: URLSearchParams };

function translationProblems(documents: Documents, { sources }: ReadScope) {
  const namesBy = (textsOf: typeof outdatedTexts) =>
    sources.flatMap(({ file }) =>
      textsOf(documents, file).map(
        ([path]) => fileInfo(file).prefix + pathByNames(namedValuesOf(file, documents), path),
      ),
    );
  const [missing, outdated] = [namesBy(missingTexts), namesBy(outdatedTexts)];
  return (name: string): FormInput["problem"] => {
    const isAmong = (names: string[]) =>
      names.some((one) => one === name || one.startsWith(`${name}.`));
    return isAmong(missing) ? "missing" : isAmong(outdated) ? "outdated" : undefined;
  };
}

export function listLinks(list: ContentList, scope: FormScope, alts: AltTexts) {
  const { path, label, help, item, rows, maxEntries, isPictures } = list;
  return {
    href: partPath({ ...scope, part: path }),
    label,
    help,
    item,
    rows: rows.map((row, at) => {
      const title = rowTitle(row);
      const text = isPictures ? alts[title] : title;
      return { href: partPath({ ...scope, part: row.path }), title: text || `${item} ${at + 1}` };
    }),
    /** The address of a new entry; undefined where the list takes no more. */
    newHref:
      rows.length < maxEntries ? newPartPath({ ...scope, part: newEntryPart(path) }) : undefined,
  };
}

/** The field of a date begins with today. */
const newText = ({ kind, value }: ContentField, { now }: SiteContext) =>
  kind === "date" && value === "" ? houseDayAt(now) : value;

export async function makeForm(
  context: SiteContext,
  documents: Documents,
  scope: FormScope,
  typed: FormTexts = {},
) {
  const all = readScope(documents, scope);
  const problemOf = translationProblems(documents, all);
  const isNew = all.newRow !== undefined;
  const baseTexts: FormTexts = {};
  const fields = controlsOf(all).map(({ field, controls }) => ({
    ...field,
    /** One for each language, the Italian one first; in another language its name is such as "en:hero.heading". */
    inputs: controls.map((control): FormInput => {
      const { name, label, targets } = control;
      const { isOptional } = targets[0].field;
      if (!isNew) baseTexts[name] = currentText(control);
      const text = isNew ? newText(targets[0].field, context) : currentText(control);
      return { name, label, value: typed[name] ?? text, isOptional, problem: problemOf(name) };
    }),
  }));
  const { screen } = all.sources[0]!;
  const pictureInputs = fields.flatMap(({ kind, inputs }) => (kind === "picture" ? inputs : []));
  const ids = pictureInputs.map(({ value }) => value);
  const pictures = await smallPictures(context, ids);
  for (const input of pictureInputs) input.picture = pictures.get(input.value);
  return {
    scope,
    subject: fileInfo(scope.file).subject,
    label: screen.label,
    help: screen.help,
    fields,
    lists: isNew ? [] : screen.lists.map((list) => listLinks(list, scope, altTextsOf(documents))),
    parent: all.parent,
    isNew,
    /** The texts that the form was made from; saving compares them with the draft to find others' changes. */
    baseTexts,
  };
}

export const readContentForm = async (context: SiteContext, scope: FormScope) =>
  makeForm(context, await readDraft(context), scope);

/** With `path`, the field of this name shows the pictures that it may choose from. */
export async function typedForm(
  context: SiteContext,
  { scope, posted, baseTexts }: PostedForm,
  path?: string,
): Promise<ContentForm> {
  const documents = await readDraft(context);
  const typed = typedTexts(readScope(documents, scope), posted);
  const form = { ...(await makeForm(context, documents, scope, typed)), baseTexts };
  for (const { inputs, crops = [] } of form.fields)
    for (const input of inputs.filter(({ name }) => name === path))
      input.pictureChoices = await pictureChoices(context, { value: input.value, crops });
  return form;
}

/** Handles a posted form of content/: each field is compared with the text that it was made from, and with the draft. */
import { changesBetween } from "#app/content/changes.ts";
import { schemaOf } from "#app/content/files.ts";
import {
  type Documents,
  isSameValue,
  namedValuesOf,
  valueAt,
  valuesOf,
  withValueAt,
} from "#app/content/documents.ts";
import type { ContentField } from "#app/content/forms/form-model.ts";
import { fieldAt } from "#app/content/forms/form-screens.ts";
import { typedValue } from "#app/content/forms/typed-values.ts";
import { isGroup, pathByNames, pathByPlaces, ROW_TEXT } from "#app/content/rows.ts";
import type { Issue } from "#app/content/issue.ts";
import { textsIn } from "#app/content/texts.ts";
import type { Prices } from "#app/domain/prices.ts";
import { type DeskContext, DeskError, type SiteContext } from "../context.ts";
import {
  addedIssues,
  type DraftEdit,
  editDraft,
  readDraft,
  changeApplierOf,
} from "../publish/draft.ts";
import type { FormOutcome, Visit } from "../web/visit.ts";
import {
  type ContentForm,
  type Control,
  controlsOf,
  currentText,
  type FieldError,
  makeForm,
  type PostedForm,
  type Target,
  typedForm,
  typedTexts,
} from "./content-form.ts";
import {
  fileInfo,
  type FormScope,
  type ReadScope,
  readScope,
  sourceValues,
  withRow,
} from "./form-scope.ts";
import { formatValue } from "./format-value.ts";
import { partPath } from "./part-path.ts";
import { describeIssue } from "./site-parts.ts";

const isSameText = ({ field: { kind, isOptional } }: Target, one: string, other: string) =>
  isSameValue(typedValue(kind, one, isOptional), typedValue(kind, other, isOptional));

/** Typed texts whose fields no longer exist, and that content has nowhere else. */
function orphanTextsIn(
  { sources }: ReadScope,
  controls: Control[],
  { posted, baseTexts }: PostedForm,
  documents: Documents,
): string[] {
  const existingTexts = sources.flatMap(({ file }) => textsIn(valuesOf(file, documents)));
  const isInContent = (text: string) => existingTexts.some(([, one]) => one === text);
  return [...posted].flatMap(([name, text]) => {
    const isOfField = !name.includes(".") || controls.some((one) => one.name === name);
    const typedText = text.replaceAll("\r\n", "\n").trim();
    const isUnchanged = baseTexts[name] === text;
    return isOfField || !typedText || isUnchanged || isInContent(typedText) ? [] : [text];
  });
}

function compare(documents: Documents, form: PostedForm) {
  const all = readScope(documents, form.scope);
  const typed = typedTexts(all, form.posted);
  const controls = controlsOf(all).flatMap((one) => one.controls);
  const conflicts: string[] = [];
  const changed: Control[] = [];
  for (const control of controls) {
    const { name, label, targets } = control;
    const [text, base, current] = [typed[name], form.baseTexts[name], currentText(control)];
    if (text === undefined || isSameText(targets[0], text, current)) continue;
    if (base !== undefined && isSameText(targets[0], text, base)) continue;
    changed.push(control);
    if (current !== "" && (base === undefined || !isSameText(targets[0], base, current)))
      conflicts.push(`${label}: adesso ${formatText(current)}, voi ${formatText(text)}.`);
  }
  // Somebody else has taken the entry away.
  const texts = Object.values(form.baseTexts).filter((text) => text && text !== "no");
  if (all.newRow && texts.length > 0)
    conflicts.push(`Questa voce: adesso niente, voi ${formatText(texts.join(", "))}.`);
  const orphanTexts = orphanTextsIn(all, controls, form, documents);
  const isIncomplete = Object.keys(form.baseTexts).some(
    (name) => typed[name] === undefined && controls.some((one) => one.name === name),
  );
  return {
    all,
    typed,
    changed: all.newRow ? controls : changed,
    conflicts,
    orphanTexts,
    isIncomplete,
  };
}

const formatText = (text: string) => formatValue(text === "" ? undefined : text);

type Comparison = ReturnType<typeof compare>;

function withTyped(
  { draft, applyChange }: Pick<DraftEdit, "draft" | "applyChange">,
  { all, typed, changed }: Comparison,
): Documents {
  const textOf = (name: string, field: ContentField) => typed[name] ?? field.value;
  return all.sources.reduce((documents, { file, screen }) => {
    const { prefix } = fileInfo(file);
    const isFileChanged = changed.some(({ targets }) => targets.some((one) => one.file === file));
    if (!isFileChanged && !all.newRow) return documents;
    let values = sourceValues(file, all.scope, draft);
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
    return applyChange(documents, { file, path: "", value: values });
  }, draft);
}

function fieldErrors({ all }: Comparison, documents: Documents, issues: Issue[]): FieldError[] {
  return issues.map((issue) => {
    const source = all.sources.find(({ file }) => issue.file === `content/${file}.yaml`);
    const path = source && pathByNames(namedValuesOf(source.file, documents), issue.path ?? "");
    const field = path && fieldAt(source.screen.fields, path);
    return source && field
      ? { path: fileInfo(source.file).prefix + field.path, reason: issue.reason }
      : { path: "", reason: describeIssue(documents, issue) };
  });
}

/**
 * Saves the changed fields of a form. Fields that somebody else has changed meanwhile stay; where both have changed the
 * same one, nothing is saved and both values are shown.
 */
export async function saveContentForm(context: SiteContext, posted: PostedForm) {
  return editDraft<{ saved: number } | { form: ContentForm }>(context, async (state) => {
    const { draft } = state;
    const comparison = compare(draft, posted);
    const { typed, changed, conflicts, orphanTexts, isIncomplete } = comparison;
    const refuse = async (errors: FieldError[]) => {
      // The form keeps the typed texts and is made from the draft of now: saving it again overwrites the other change.
      const own = changed.flatMap(({ name }) => (name in typed ? [[name, typed[name]!]] : []));
      const form = await makeForm(context, draft, posted.scope, Object.fromEntries(own));
      return {
        documents: draft,
        outcome: { form: { ...form, errors, conflicts, orphanTexts, isIncomplete } },
      };
    };
    if (conflicts.length > 0 || orphanTexts.length > 0 || isIncomplete) return refuse([]);
    const documents = withTyped(state, comparison);
    const issues = await addedIssues(context, draft, documents);
    if (issues.length > 0) return refuse(fieldErrors(comparison, documents, issues));
    return { documents, outcome: { saved: changesBetween(draft, documents).length } };
  });
}

/** Gives undefined where a price is wrong. */
export async function parseFormPrices(
  context: DeskContext,
  posted: PostedForm,
): Promise<Prices | undefined> {
  const draft = await readDraft(context);
  const applyChange = changeApplierOf(context, draft);
  const documents = withTyped({ draft, applyChange }, compare(draft, posted));
  return schemaOf("prices")?.safeParse(valuesOf("prices", documents)).data as Prices | undefined;
}

export const formStatus = ({ errors }: ContentForm) => (errors ? 422 : 200);

/** The button that chooses a picture shows the form again; the other button saves the form. */
export async function handleContentForm(
  visit: Visit,
  fields: URLSearchParams,
  scope: FormScope,
  show: (visit: Visit, form: ContentForm) => Promise<Response>,
): Promise<FormOutcome | Response> {
  const posted = postedForm(scope, fields);
  const field = fields.get("scegli");
  if (field) return show(visit, await typedForm(visit, posted, field));
  const outcome = await saveContentForm(visit, posted);
  if ("form" in outcome) return show(visit, outcome.form);
  const notice = outcome.saved === 0 ? "Non è cambiato niente." : "Salvato.";
  return { location: partPath(scope), notice };
}

/** Gives undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function postedForm(scope: FormScope, fields: URLSearchParams): PostedForm {
  const baseTexts = parseJson(fields.get("letto") ?? "");
  if (typeof baseTexts !== "object" || baseTexts === null)
    throw new DeskError("Il modulo è arrivato a metà: tornate indietro e riprovate.");
  const texts = Object.entries(baseTexts).filter(([, text]) => typeof text === "string");
  return { scope, baseTexts: Object.fromEntries(texts), posted: fields };
}

/** Handles a posted form of content/: saves the changed texts, or shows those texts that somebody else has changed too. */
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
import { parseValue } from "#app/content/forms/typed-values.ts";
import { pathByRowNames, pathByRowNumbers, ROW_TEXT_KEY } from "#app/content/rows.ts";
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
  draftTextOf,
  type FieldError,
  makeForm,
  type PostedForm,
  type ControlTarget,
  makeTypedForm,
  readTypedTexts,
} from "./content-form.ts";
import {
  fileInfo,
  type FormScope,
  isTextRow,
  readScope,
  type ScopeData,
  valuesInScope,
  withRow,
} from "./form-scope.ts";
import { formatValue } from "./format-value.ts";
import { partPath } from "./part-path.ts";
import { describeIssue } from "./site-parts.ts";

const isSameText = ({ field: { kind, isOptional } }: ControlTarget, one: string, other: string) =>
  isSameValue(parseValue(kind, one, isOptional), parseValue(kind, other, isOptional));

/** Returns typed texts whose fields somebody else has removed. Leaves out a text that the draft contains elsewhere. */
function fieldlessTextsIn(
  { sources }: ScopeData,
  controls: Control[],
  { fields, baseTexts }: PostedForm,
  documents: Documents,
): string[] {
  const existingTexts = sources.flatMap(({ file }) => textsIn(valuesOf(file, documents)));
  const isInContent = (text: string) => existingTexts.some(([, one]) => one === text);
  return [...fields].flatMap(([name, text]) => {
    const isOfField = !name.includes(".") || controls.some((one) => one.name === name);
    const typedText = text.replaceAll("\r\n", "\n").trim();
    const isUnchanged = baseTexts[name] === text;
    return isOfField || !typedText || isUnchanged || isInContent(typedText) ? [] : [text];
  });
}

function compareWithDraft(documents: Documents, form: PostedForm) {
  const scopeData = readScope(documents, form.scope);
  const typedTexts = readTypedTexts(scopeData, form.fields);
  const controls = controlsOf(scopeData).flatMap((one) => one.controls);
  const conflicts: string[] = [];
  const changedControls: Control[] = [];
  for (const control of controls) {
    const { name, label, targets } = control;
    const [text, base, draftText] = [typedTexts[name], form.baseTexts[name], draftTextOf(control)];
    if (text === undefined || isSameText(targets[0], text, draftText)) continue;
    if (base !== undefined && isSameText(targets[0], text, base)) continue;
    changedControls.push(control);
    if (draftText !== "" && (base === undefined || !isSameText(targets[0], base, draftText)))
      conflicts.push(`${label}: adesso ${quotedText(draftText)}, voi ${quotedText(text)}.`);
  }
  // The draft has no such entry. If `baseTexts` are not empty, the form was opened for an entry that is now removed.
  const filledBaseTexts = Object.values(form.baseTexts).filter((text) => text && text !== "no");
  if (scopeData.newRow && filledBaseTexts.length > 0)
    conflicts.push(`Questa voce: adesso niente, voi ${quotedText(filledBaseTexts.join(", "))}.`);
  const fieldlessTexts = fieldlessTextsIn(scopeData, controls, form, documents);
  const isPostCutOff = Object.keys(form.baseTexts).some(
    (name) => typedTexts[name] === undefined && controls.some((one) => one.name === name),
  );
  return {
    scopeData,
    typedTexts,
    changedControls: scopeData.newRow ? controls : changedControls,
    conflicts,
    fieldlessTexts,
    isPostCutOff,
  };
}

const quotedText = (text: string) => formatValue(text === "" ? undefined : text);

type Comparison = ReturnType<typeof compareWithDraft>;

function withTypedTexts(
  { draft, applyChange }: Pick<DraftEdit, "draft" | "applyChange">,
  { scopeData, typedTexts, changedControls }: Comparison,
): Documents {
  const textOf = (name: string, field: ContentField) => typedTexts[name] ?? field.value;
  return scopeData.sources.reduce((documents, { file, screen }) => {
    const { prefix } = fileInfo(file);
    const isOfFile = (target: ControlTarget) => target.file === file;
    const isFileChanged = changedControls.some(({ targets }) => targets.some(isOfFile));
    if (!isFileChanged && !scopeData.newRow) return documents;
    let values = valuesInScope(file, scopeData.scope, draft);
    if (scopeData.newRow) values = withRow(values, scopeData.newRow.list, scopeData.newRow.entry);
    const isGroupEmpty = (group: string | undefined) =>
      group !== undefined &&
      screen.fields.every(
        (field) =>
          field.group !== group || ["", "no"].includes(textOf(prefix + field.path, field).trim()),
      );
    for (const { name, targets } of changedControls)
      for (const { field } of targets.filter(isOfFile)) {
        const { kind, isOptional, group, path } = field;
        const parsed = parseValue(kind, textOf(name, field), isOptional || isGroupEmpty(group));
        const indexPath = pathByRowNumbers(values, path);
        const current = valueAt(values, indexPath);
        const value = isTextRow(current) ? { ...current, [ROW_TEXT_KEY]: parsed ?? "" } : parsed;
        values = withValueAt(values, indexPath, value);
      }
    return applyChange(documents, { file, path: "", value: values });
  }, draft);
}

function fieldErrors({ sources }: ScopeData, documents: Documents, issues: Issue[]): FieldError[] {
  return issues.map((issue) => {
    const source = sources.find(({ file }) => issue.file === `content/${file}.yaml`);
    const path = source && pathByRowNames(namedValuesOf(source.file, documents), issue.path ?? "");
    const field = path && fieldAt(source.screen.fields, path);
    return source && field
      ? { path: fileInfo(source.file).prefix + field.path, reason: issue.reason }
      : { path: "", reason: describeIssue(documents, issue) };
  });
}

/**
 * Saves only the fields that the form has changed, so that changes of other fields by somebody else stay. If somebody else
 * has changed one of these fields since the form was shown, nothing is saved, and the form shows both values.
 */
export async function saveContentForm(context: SiteContext, posted: PostedForm) {
  return editDraft<{ savedCount: number } | { form: ContentForm }>(context, async (state) => {
    const { draft } = state;
    const comparison = compareWithDraft(draft, posted);
    const { typedTexts, changedControls, conflicts, fieldlessTexts, isPostCutOff } = comparison;
    const refuse = async (errors: FieldError[]) => {
      // The form is shown again with the typed texts, based on the draft's present texts: a second save overwrites the draft.
      const changedTexts = changedControls.flatMap(({ name }) =>
        name in typedTexts ? [[name, typedTexts[name]!]] : [],
      );
      const form = await makeForm(context, draft, posted.scope, Object.fromEntries(changedTexts));
      return {
        documents: draft,
        outcome: { form: { ...form, errors, conflicts, fieldlessTexts, isPostCutOff } },
      };
    };
    if (conflicts.length > 0 || fieldlessTexts.length > 0 || isPostCutOff) return refuse([]);
    const documents = withTypedTexts(state, comparison);
    const issues = await addedIssues(context, draft, documents);
    if (issues.length > 0) return refuse(fieldErrors(comparison.scopeData, documents, issues));
    return { documents, outcome: { savedCount: changesBetween(draft, documents).length } };
  });
}

/** Returns the prices in a posted form that is not saved yet; undefined if a price is invalid. */
export async function parseFormPrices(
  context: DeskContext,
  posted: PostedForm,
): Promise<Prices | undefined> {
  const draft = await readDraft(context);
  const applyChange = changeApplierOf(context, draft);
  const documents = withTypedTexts({ draft, applyChange }, compareWithDraft(draft, posted));
  return schemaOf("prices")?.safeParse(valuesOf("prices", documents)).data as Prices | undefined;
}

export const formStatus = ({ errors }: ContentForm) => (errors ? 422 : 200);

/** The button of a picture field shows the form again, with the pictures to choose from. All other buttons save the form. */
export async function handleContentForm(
  visit: Visit,
  fields: URLSearchParams,
  scope: FormScope,
  show: (visit: Visit, form: ContentForm) => Promise<Response>,
): Promise<FormOutcome | Response> {
  const posted = parsePosted(scope, fields);
  const pictureField = fields.get("scegli");
  if (pictureField) return show(visit, await makeTypedForm(visit, posted, pictureField));
  const outcome = await saveContentForm(visit, posted);
  if ("form" in outcome) return show(visit, outcome.form);
  const notice = outcome.savedCount === 0 ? "Non è cambiato niente." : "Salvato.";
  return { location: partPath(scope), notice };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function parsePosted(scope: FormScope, fields: URLSearchParams): PostedForm {
  const baseTexts = parseJson(fields.get("letto") ?? "");
  if (typeof baseTexts !== "object" || baseTexts === null)
    throw new DeskError("Il modulo è arrivato a metà: tornate indietro e riprovate.");
  const textEntries = Object.entries(baseTexts).filter(([, text]) => typeof text === "string");
  return { scope, baseTexts: Object.fromEntries(textEntries), fields };
}

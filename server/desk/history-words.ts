/** The changes of publications and of the draft, with the labels of the family's forms. */
import { applicableEdits, valueAt, valuesOf } from "#app/content/edits.ts";
import { isPhotographEdit } from "#app/content/photographs.ts";
import { CONTENT_FILES, schemaOf } from "#app/content/read.ts";
import { formFields } from "#app/content/forms/form-model.ts";
import { allEdits, type StoredEdit } from "#server/store/edits.ts";
import { type BuildId, currentEdits } from "#server/store/releases.ts";
import { labelOf } from "./content-form.ts";
import type { DeskContext } from "./context.ts";
import { draftCatalogue } from "./draft-catalogue.ts";
import { type AltTexts, altTextsOf } from "./draft-pictures.ts";
import { digestOfEdits } from "./edits.ts";
import { formatTime } from "./format.ts";
import { readFormNames, subjectOfFile } from "./form-scope.ts";
import { SUBJECT_LABELS } from "./site-subjects.ts";
import { formatChange, formatPlace, formatValue } from "./format-value.ts";
import {
  changesBetween,
  innerChanges,
  releaseHistory,
  type ValueChange,
} from "./release-history.ts";
import { absentPath } from "./translations.ts";
import { isSamePlace, unpublishedEdits } from "./unpublished.ts";

type DescribedRelease = {
  number: number;
  made: number;
  author: string;
  isTakenBack: boolean;
  changes: string[];
};

/** The most lines that describe one change. */
const MAX_CHANGE_LINES = 6;

/** The label of the closest field of a form; the place itself where no form names it. */
async function describePlace(
  context: DeskContext,
  { file, path }: ValueChange,
  alts: AltTexts,
): Promise<string> {
  if (isPhotographEdit({ file }))
    return alts[path] ? `Fotografia ${formatValue(alts[path])}` : formatPlace({ file, path });
  const place = `${file} ${path}`;
  if (!CONTENT_FILES.includes(file)) return place;
  const values = valuesOf(file, await context.database.read(allEdits));
  const fields = formFields(schemaOf(file)!, values, await readFormNames(context));
  const label = labelOf(fields, path);
  if (!label) return place;
  const [subject, language] = subjectOfFile(file);
  const page = SUBJECT_LABELS[subject];
  return [page, label, language].filter(Boolean).join(", ");
}

/** Replaces names of pictures, single or in a list, by their alternative texts. */
function withAltTexts(value: unknown, alts: AltTexts): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withAltTexts(one, alts));
  return typeof value === "string" && Object.hasOwn(alts, value) ? alts[value] : value;
}

/** "Elegant Room, a notte: da 85,00 a 90,00", a line for each value. */
async function describeChange(context: DeskContext, change: ValueChange): Promise<string[]> {
  const alts = altTextsOf(await context.database.read(allEdits));
  const changes = innerChanges(change);
  const lines = changes.slice(0, MAX_CHANGE_LINES).map(async (inner) => {
    const [was, value] = [inner.was, inner.value].map((one) => withAltTexts(one, alts));
    return `${await describePlace(context, inner, alts)}: ${formatChange({ ...inner, was, value })}`;
  });
  const rest = changes.length - lines.length;
  return [...(await Promise.all(lines)), ...(rest > 0 ? [`e altre ${rest} parti`] : [])];
}

export async function historyInWords(context: DeskContext): Promise<DescribedRelease[]> {
  const history = await releaseHistory(context);
  return Promise.all(
    history.map(async ({ number, made, author, isTakenBack, changes }) => ({
      number,
      made,
      author,
      isTakenBack,
      changes: (await Promise.all(changes.map((change) => describeChange(context, change)))).flat(),
    })),
  );
}

type DescribedDraft = {
  changes: {
    file: string;
    path: string;
    lines: string[];
    /** Who wrote it and when; undefined where a published value was taken away. */
    source: string | undefined;
    /** The files or their schemas do not take it: the file's own value stands in its place. */
    isUnfit: boolean;
    digest: string;
  }[];
  digest: string;
};

/** The shortest part of an edit's path at which a file has nothing yet: a new room is one change. */
function newValuePath({ file, path, value }: StoredEdit, published: StoredEdit[]): string {
  if (value === undefined || !CONTENT_FILES.includes(file)) return path;
  return absentPath(valuesOf(file, published), path) ?? path;
}

/** The changes that publishing would make. */
export async function draftInWords(context: DeskContext, build: BuildId): Promise<DescribedDraft> {
  const edits = await context.database.read(allEdits);
  const published = await currentEdits(context.database, build);
  const { added, removed } = unpublishedEdits(edits, published);
  const { unfit } = applicableEdits(await draftCatalogue(context.database, edits), edits);
  const values = changesBetween(published, edits);
  const drafts = [
    ...added.map((edit) => ({ edit, path: newValuePath(edit, published) })),
    ...removed.map((edit) => ({ edit, path: edit.path })),
  ];
  const groups = Map.groupBy(drafts, ({ edit: { file }, path }) => `${file} ${path}`);
  const changes = [...groups.values()].map(async (group) => {
    const own = group.map(({ edit }) => edit);
    const [{ edit, path }] = group as [(typeof group)[number]];
    const { file } = edit;
    const current = values.find((one) => isSamePlace(one, edit));
    const change =
      own.length > 1
        ? { file, path, was: undefined, value: valueAt(valuesOf(file, edits), path) }
        : (current ?? { file, path: edit.path, was: edit.value, value: edit.value });
    return {
      file,
      path: own.length > 1 ? path : edit.path,
      lines: await describeChange(context, change),
      source: added.includes(edit)
        ? [edit.author, formatTime(edit.editedAt)].filter(Boolean).join(", ")
        : undefined,
      isUnfit: unfit.some((one) => own.some((each) => isSamePlace(one, each))),
      digest: digestOfEdits(own),
    };
  });
  return { changes: await Promise.all(changes), digest: digestOfEdits([...added, ...removed]) };
}

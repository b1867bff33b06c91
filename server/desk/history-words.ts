/** The changes of revisions and of the draft, with the labels of the family's forms. */
import {
  changesBetween,
  digestOfChanges,
  innerChanges,
  type ValueChange,
} from "#app/content/changes.ts";
import { CONTENT_FILES } from "#app/content/content-files.ts";
import { type Documents, namedValuesOf, valueAt, valuesOf } from "#app/content/documents.ts";
import { isPhotographs } from "#app/content/photographs.ts";
import { withoutRowNames } from "#app/content/rows.ts";
import { siteSource } from "#server/site/site-source.ts";
import type { DeskContext } from "./context.ts";
import { readDraft, readDraftState } from "./draft.ts";
import { type AltTexts, altTextsOf } from "./draft-pictures.ts";
import { formatTime } from "./format.ts";
import { formatChange, formatPlace, formatValue } from "./format-value.ts";
import { revisionHistory } from "./revision-history.ts";
import { placeInWords } from "./site-parts.ts";
import { absentPath } from "./translations.ts";

type DescribedRevision = { number: number; made: number; author: string; changes: string[] };

/** The most lines that describe one change. */
const MAX_CHANGE_LINES = 6;

/** What changes are described with: the draft, and the words of its pictures. */
type Describer = { alts: AltTexts; documents: Documents };

async function createDescriber(context: DeskContext): Promise<Describer> {
  const documents = await readDraft(context);
  return { alts: altTextsOf(documents), documents };
}

/** The labels of the closest field of a form; the place itself where no form names it. */
function describePlace({ alts, documents }: Describer, { file, path }: ValueChange): string {
  if (isPhotographs(file))
    return alts[path] ? `Fotografia ${formatValue(alts[path])}` : formatPlace({ file, path });
  return placeInWords(documents, file, path) ?? `${file} ${path}`;
}

/** Replaces names of pictures, single or in a list, by their alternative texts. */
function withAltTexts(value: unknown, alts: AltTexts): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withAltTexts(one, alts));
  return typeof value === "string" && Object.hasOwn(alts, value) ? alts[value] : value;
}

/** "Elegant Room, a notte: da 85,00 a 90,00", a line for each value. */
function describeChange(describer: Describer, change: ValueChange): string[] {
  const changes = innerChanges(change);
  const lines = changes.slice(0, MAX_CHANGE_LINES).map((inner) => {
    const [was, value] = [inner.was, inner.value].map((one) =>
      withAltTexts(one === undefined ? one : withoutRowNames(one), describer.alts),
    );
    return `${describePlace(describer, inner)}: ${formatChange({ ...inner, was, value })}`;
  });
  const rest = changes.length - lines.length;
  return [...lines, ...(rest > 0 ? [`e altre ${rest} parti`] : [])];
}

export async function historyInWords(context: DeskContext): Promise<DescribedRevision[]> {
  const describer = await createDescriber(context);
  return (await revisionHistory(context)).map(({ number, made, author, changes }) => ({
    number,
    made,
    author,
    changes: changes.flatMap((change) => describeChange(describer, change)),
  }));
}

type DescribedDraft = {
  changes: {
    file: string;
    path: string;
    lines: string[];
    /** Who wrote it and when; undefined where a published value was taken away. */
    source: string | undefined;
    /** The software does not take it: its own value stands in its place. */
    isUnfit: boolean;
    digest: string;
  }[];
  digest: string;
};

/** The shortest part of a change's path at which a file has nothing yet: a new room is one change. */
function newValuePath({ file, path, value }: ValueChange, published: Documents): string {
  if (value === undefined || !CONTENT_FILES.includes(file)) return path;
  return absentPath(valuesOf(file, published), path) ?? path;
}

/** The changes that publishing would make. */
export async function draftInWords(context: DeskContext): Promise<DescribedDraft> {
  const { published, draft, stored } = await readDraftState(context);
  const { unfit } = await siteSource(context.database, stored.draft);
  const describer = await createDescriber(context);
  const all = changesBetween(published, draft);
  const groups = Map.groupBy(all, (change) => `${change.file} ${newValuePath(change, published)}`);
  const changes = [...groups.values()].map((group) => {
    const [first] = group as [ValueChange];
    const { file } = first;
    const path = group.length > 1 ? newValuePath(first, published) : first.path;
    const value = valueAt(namedValuesOf(file, draft), path);
    const change = group.length > 1 ? { file, path, was: undefined, value } : first;
    const source = draft[file]?.changes[first.path];
    return {
      file,
      path,
      lines: describeChange(describer, change),
      source: source && [source.author, formatTime(source.at)].filter(Boolean).join(", "),
      isUnfit: unfit.some(
        (one) =>
          one.file === file && (one.path === "" || group.some((each) => each.path === one.path)),
      ),
      digest: digestOfChanges(group),
    };
  });
  return { changes, digest: digestOfChanges(all) };
}

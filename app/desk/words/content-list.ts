/** Reads a list of content/ as rows, and moves, hides, removes or restores an entry in every language at once. */
import { valueAt, withValueAt } from "#app/content/documents.ts";
import { rowTitleOf } from "#app/content/forms/form-screens.ts";
import { isObject, pathByRowNumbers, rowNameOf, type Value } from "#app/content/rows.ts";
import { type DeskContext, DeskError, PAGE_NOT_FOUND, type SiteContext } from "../context.ts";
import { addedIssues, editDraft, readDraft } from "../publish/draft.ts";
import { altTextsOf, readThumbnails } from "../pictures/draft-pictures.ts";
import { fileInfo, filesOf, type FormScope, readScope, valuesInScope } from "./form-scope.ts";
import { backLink } from "./part-path.ts";
import { listLinks } from "./content-form.ts";
import { describeIssue } from "./site-parts.ts";

/** Reads the list that a form with this scope edits; returns undefined if the form edits no list. */
export async function readContentList(context: SiteContext, scope: FormScope) {
  const documents = await readDraft(context);
  const { sources, parent, newRow } = readScope(documents, scope);
  const list = newRow ? undefined : sources[0]?.screen.list;
  if (!list) return undefined;
  const links = listLinks(list, scope, altTextsOf(documents));
  const rowTitles = list.rows.map(rowTitleOf);
  const thumbnails = await readThumbnails(context, list.isOfPictures ? rowTitles : []);
  const rows = list.rows.map((row, at) => ({
    ...links.rows[at]!,
    name: row.path.slice(list.path.length + 1),
    isHidden: row.fields.some(({ path, value }) => path === `${row.path}.hidden` && value === "sì"),
    picture: thumbnails.get(rowTitles[at]!)?.address,
  }));
  return {
    ...links,
    isHideable: list.isHideable,
    rows,
    canRemove: rows.length > list.minEntries,
    subject: fileInfo(scope.file).subject,
    back: backLink(scope, parent),
  };
}

const ROW_ACTIONS: Record<string, (rows: Value[], at: number) => Value[]> = {
  su: (rows, at) => (at > 0 ? rows.toSpliced(at - 1, 2, rows[at]!, rows[at - 1]!) : rows),
  giù: (rows, at) =>
    at < rows.length - 1 ? rows.toSpliced(at, 2, rows[at + 1]!, rows[at]!) : rows,
  togli: (rows, at) => rows.toSpliced(at, 1),
  nascondi: (rows, at) => rows.with(at, { ...(rows[at] as object), hidden: true }),
  mostra: (rows, at) => {
    const { hidden: _, ...row } = rows[at] as Record<string, Value>;
    return rows.with(at, row);
  },
};

/** A removed entry, with its index in the list of each file. */
type RemovedEntries = Record<string, { at: number; entry: Value }>;

type ListOutcome = { removed?: RemovedEntries | undefined; refusal?: string | undefined };

/** Changes an entry by one of the `ROW_ACTIONS`, or restores a removed entry. Does nothing if the entry does not exist. */
export async function changeContentList(
  context: DeskContext,
  scope: FormScope,
  { action, name, removed }: { action: string; name: string; removed?: RemovedEntries | undefined },
): Promise<ListOutcome> {
  const rowAction = Object.hasOwn(ROW_ACTIONS, action) ? ROW_ACTIONS[action] : undefined;
  return editDraft<ListOutcome>(context, async ({ draft, applyChange }) => {
    const [source] = readScope(draft, scope).sources;
    if (!source?.screen.list) throw new DeskError(PAGE_NOT_FOUND);
    const removedEntries: RemovedEntries = {};
    const documents = filesOf(scope).reduce((all, file, index) => {
      const values = valuesInScope(file, scope, draft);
      const listPath = pathByRowNumbers(values, scope.part ?? "");
      const listValue = valueAt(values, listPath);
      const rows = Array.isArray(listValue) ? (listValue as Value[]) : [];
      const at = rows.findIndex((row) => rowNameOf(row) === name);
      const entryToRestore = action === "rimetti" && at < 0 ? removed?.[file] : undefined;
      if (at >= 0 && action === "togli") removedEntries[file] = { at, entry: rows[at]! };
      // Whether an entry is hidden is stored only in the Italian file, and is true for every language.
      const isFileAffected = index === 0 || (action !== "nascondi" && action !== "mostra");
      const changedRows = entryToRestore
        ? rows.toSpliced(entryToRestore.at, 0, entryToRestore.entry)
        : rowAction && at >= 0 && isFileAffected
          ? rowAction(rows, at)
          : rows;
      return changedRows === rows
        ? all
        : applyChange(all, { file, path: "", value: withValueAt(values, listPath, changedRows) });
    }, draft);
    const [issue] = await addedIssues(context, draft, documents);
    if (issue) return { documents: draft, outcome: { refusal: describeIssue(documents, issue) } };
    const removedNow = Object.keys(removedEntries).length > 0 ? removedEntries : undefined;
    return { documents, outcome: { removed: removedNow } };
  });
}

/** Returns what a posted form that restores the entry `name` contains for each file: the removed entry and its index. */
export function removedEntriesIn(value: unknown, name: string): RemovedEntries | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).filter(
    ([, one]) => isObject(one) && Number.isInteger(one["at"]) && rowNameOf(one["entry"]) === name,
  );
  return Object.fromEntries(entries) as RemovedEntries;
}

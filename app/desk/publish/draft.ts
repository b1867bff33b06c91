/** Reads and saves the family's draft, which has the changes that guests do not see yet. */
import { type Document, type Documents, type Place, withValue } from "#app/content/documents.ts";
import { checkContents } from "#app/content/read.ts";
import type { Value } from "#app/content/rows.ts";
import { formatIssue } from "#app/content/issue.ts";
import { upgradedDocuments } from "#app/content/upgraded-documents.ts";
import { catalogueOf, loadSiteSource } from "#server/site/site-source.ts";
import { documentState, replaceDraft } from "#server/store/documents.ts";
import type { DeskContext } from "../context.ts";

export const readDraft = async ({ database }: Pick<DeskContext, "database">): Promise<Documents> =>
  upgradedDocuments((await documentState(database)).draft);

/** `published` has each file's values as guests see them, with defaults in place of values that the software refuses. */
export async function readDraftState({ database }: Pick<DeskContext, "database">) {
  const stored = await documentState(database);
  const { documents: published } = await loadSiteSource(database, stored.published);
  return { published, draft: upgradedDocuments(stored.draft), stored };
}

export type DraftState = Awaited<ReturnType<typeof readDraftState>>;

type DraftContext = Pick<DeskContext, "database" | "author" | "now">;

export const changeApplierOf =
  ({ author, now }: DraftContext, published: Documents) =>
  (documents: Documents, { value, ...place }: Place & { value?: Value | undefined }): Documents =>
    withValue(documents, place, value, { author, at: now, published });

/** `applyChange` returns all files' values with one value changed, and with the name of who has changed the value. */
export type DraftEdit = DraftState & { applyChange: ReturnType<typeof changeApplierOf> };

/** Returns the files' values to store. If only a software upgrade has changed a file's values, the old values are stored. */
function documentsToStore(changed: Documents, { draft, stored }: DraftState): Documents {
  const files = new Set([...Object.keys(stored.draft), ...Object.keys(changed)]);
  const entries = [...files].flatMap((file): [string, Document][] => {
    const document = changed[file] === draft[file] ? stored.draft[file] : changed[file];
    return document ? [[file, document]] : [];
  });
  return Object.fromEntries(entries);
}

type DraftEditResult<Outcome> = { documents: Documents; outcome: Outcome };

/**
 * Saves the documents that `edit` returns as the draft, and returns the outcome of `edit`. If `edit` throws, the draft
 * does not change. If somebody else has saved while `edit` was running, `edit` runs again with the newer draft.
 */
export async function editDraft<Outcome>(
  context: DraftContext,
  edit: (state: DraftEdit) => DraftEditResult<Outcome> | Promise<DraftEditResult<Outcome>>,
  upload?: Buffer,
): Promise<Outcome> {
  for (;;) {
    const state = await readDraftState(context);
    const applyChange = changeApplierOf(context, state.published);
    const { documents, outcome } = await edit({ ...state, applyChange });
    if (documents === state.draft) return outcome;
    const draft = documentsToStore(documents, state);
    if (await replaceDraft(context.database, state.stored.key, draft, upload)) return outcome;
  }
}

export const changeDraft = (context: DraftContext, change: (state: DraftEdit) => Documents) =>
  editDraft(context, (state) => ({ documents: change(state), outcome: undefined }));

/** Returns the issues that a change causes: the issues that `after` has and `before` does not have. */
export async function addedIssues({ database }: DeskContext, before: Documents, after: Documents) {
  const issuesOf = async (documents: Documents) =>
    checkContents(await catalogueOf(database, documents), documents).issues;
  const issues = await issuesOf(after);
  if (issues.length === 0) return [];
  const formerIssues = new Set((await issuesOf(before)).map(formatIssue));
  return issues.filter((issue) => !formerIssues.has(formatIssue(issue)));
}

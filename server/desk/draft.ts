/** The family's draft: what it has changed, and guests do not see yet. */
import { type Document, type Documents, type Place, withValue } from "#app/content/documents.ts";
import type { Value } from "#app/content/rows.ts";
import { upgradedDocuments } from "#app/content/upgraded-documents.ts";
import { siteSource } from "#server/site/site-source.ts";
import {
  type DocumentState,
  documentState,
  draftDocuments,
  replaceDraft,
} from "#server/store/documents.ts";
import type { DeskContext } from "./context.ts";

/** `published` is what guests see: the software's own words stand in it where the family's do not fit. */
export type DraftState = {
  number: number;
  published: Documents;
  draft: Documents;
  stored: DocumentState;
};

export const readDraft = async ({ database }: Pick<DeskContext, "database">): Promise<Documents> =>
  upgradedDocuments(await database.read(draftDocuments));

export async function readDraftState({
  database,
}: Pick<DeskContext, "database">): Promise<DraftState> {
  const stored = await documentState(database);
  const { documents } = await siteSource(database, stored.published);
  return {
    number: stored.number,
    published: documents,
    draft: upgradedDocuments(stored.draft),
    stored,
  };
}

/** Documents as they are stored, where nothing but an upgrade has changed them. */
function asStored(changed: Documents, { draft, stored }: DraftState): Documents {
  const files = new Set([...Object.keys(stored.draft), ...Object.keys(changed)]);
  const entries = [...files].flatMap((file): [string, Document][] => {
    const document = changed[file] === draft[file] ? stored.draft[file] : changed[file];
    return document ? [[file, document]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Replaces the draft by what `change` makes of it; what it throws leaves the draft as it is. Where somebody else has
 * saved meanwhile, `change` gets the draft as it is then.
 */
export async function changeDraft(
  context: Pick<DeskContext, "database">,
  change: (state: DraftState) => Documents | Promise<Documents>,
  upload?: Buffer,
): Promise<void> {
  for (;;) {
    const state = await readDraftState(context);
    const changed = await change(state);
    if (changed === state.draft) return;
    const draft = asStored(changed, state);
    if (await replaceDraft(context.database, state.stored.key, draft, upload)) return;
  }
}

/** The draft with one value changed by the person at the desk. */
export const withChangeBy =
  ({ author, now }: Pick<DeskContext, "author" | "now">, published: Documents) =>
  (documents: Documents, { value, ...place }: Place & { value?: Value | undefined }): Documents =>
    withValue(documents, place, value, { author, at: now, published });

import { type Documents, type Place, valuesOf } from "#app/content/documents.ts";
import type { Value } from "#app/content/rows.ts";
import { changeDraft, readDraft, readDraftState } from "#app/desk/publish/draft.ts";
import type { Database } from "#server/store/database.ts";
import { addRevision } from "#server/store/documents.ts";

export type DraftChange = Place & { value?: Value; author?: string; at?: number };

/** A change without a value removes the key at its path. */
export async function changeValues(database: Database, ...changes: DraftChange[]): Promise<void> {
  for (const { author = "anna", at = Date.now(), ...change } of changes)
    await changeDraft({ database, author, now: at }, ({ draft, applyChange }) =>
      applyChange(draft, change),
    );
}

export const draftOf = (database: Database): Promise<Documents> => readDraft({ database });

export const draftValues = async (database: Database, file: string): Promise<Value> =>
  valuesOf(file, await draftOf(database));

/** Publishes without the checks that the desk makes before a publication. */
export async function publishDraft(
  database: Database,
  { author = "anna", made = Date.now() }: { author?: string; made?: number } = {},
): Promise<void> {
  const { draft, key } = (await readDraftState({ database })).stored;
  await addRevision(database, key, { documents: draft, draft, author, made });
}

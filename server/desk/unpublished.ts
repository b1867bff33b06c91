/** The edits that guests do not see yet, counted without reading content. */
import { isDeepStrictEqual } from "node:util";
import { withEdit } from "#app/content/edits.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { Database } from "#server/store/database.ts";
import { allEdits, type StoredEdit } from "#server/store/edits.ts";
import { type BuildId, currentEdits } from "#server/store/releases.ts";

type EditPlace = Pick<StoredEdit, "file" | "path">;

/** Whether two values are equal, whatever the order of their keys. */
export const isSameValue = (one: unknown, other: unknown) => isDeepStrictEqual(one, other);

export const isSamePlace = (one: EditPlace, other: EditPlace) =>
  one.file === other.file && one.path === other.path;

/** The edits that are not published, and the published ones in whose place there is none any more. */
export function unpublishedEdits(edits: StoredEdit[], published: StoredEdit[]) {
  const isPublished = (edit: StoredEdit) =>
    published.some((one) => isSamePlace(one, edit) && isSameValue(one.value, edit.value));
  return {
    added: edits.filter((edit) => !isPublished(edit)),
    removed: published.filter((edit) => !edits.some((one) => isSamePlace(one, edit))),
  };
}

/** Whether a file has the facts or the words of a subject: "it/home" of "home". */
export const isOfSubject = ({ file }: Pick<EditPlace, "file">, subject: string) =>
  file === subject || LANGUAGE_CODES.some((language) => file === `${language}/${subject}`);

/** The edits of a subject as they stand now, and all others as they are published. */
export const ofSubject = (subject: string, stored: StoredEdit[], published: StoredEdit[]) => [
  ...stored.filter((edit) => isOfSubject(edit, subject)),
  ...published.filter((edit) => !isOfSubject(edit, subject)),
];

/** The edits of an earlier release, with the unpublished changes applied to them. */
export function withDraft(
  earlier: StoredEdit[],
  stored: StoredEdit[],
  published: StoredEdit[],
): StoredEdit[] {
  const { added, removed } = unpublishedEdits(stored, published);
  const others = earlier.filter((edit) => !removed.some((one) => isSamePlace(one, edit)));
  return added.reduce<StoredEdit[]>(withEdit, others);
}

/** Edits that were changed since the last publication, and those that were removed; without a build, all. */
export async function draftEdits(
  database: Database,
  build: BuildId | undefined,
): Promise<StoredEdit[]> {
  const edits = await database.read(allEdits);
  const published = build ? await currentEdits(database, build) : [];
  const { added, removed } = unpublishedEdits(edits, published);
  return [...added, ...removed];
}

export const countUnpublished = async (database: Database, build: BuildId | undefined) =>
  (await draftEdits(database, build)).length;

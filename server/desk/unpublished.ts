/** The edits that guests do not see yet, counted without reading content. */
import type { Database } from "#server/store/database.ts";
import { allEdits, type StoredEdit } from "#server/store/edits.ts";
import { type BuildId, currentEdits } from "#server/store/releases.ts";

type Place = Pick<StoredEdit, "file" | "path">;

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

export const isSamePlace = (one: Place, other: Place) =>
  one.file === other.file && one.path === other.path;

/** Edits that were changed since the last publication, and those that were removed; without a build, all. */
export async function countUnpublished(
  database: Database,
  build: BuildId | undefined,
): Promise<number> {
  const edits = await database.read(allEdits);
  const published = build ? await currentEdits(database, build) : [];
  const isIn = (all: StoredEdit[], edit: StoredEdit) =>
    all.some((one) => isSamePlace(one, edit) && isSame(one.value, edit.value));
  const removed = published.filter((edit) => !edits.some((one) => isSamePlace(one, edit)));
  return edits.filter((edit) => !isIn(published, edit)).length + removed.length;
}

/** Past revisions, and which values each of them changed. */
import { changesBetween, type ValueChange } from "#app/content/changes.ts";
import { allRevisions, type Revision } from "#server/store/documents.ts";
import type { DeskContext } from "./context.ts";

/** All revisions that are kept, the latest first. */
export async function revisionHistory({
  database,
}: DeskContext): Promise<(Revision & { changes: ValueChange[] })[]> {
  const all = await allRevisions(database);
  return all.map((revision, at) => ({
    ...revision,
    // Of the oldest one, the revision before is gone, or there was none.
    changes: changesBetween(all[at + 1]?.documents ?? {}, revision.documents),
  }));
}

/** Past publications, and which values each of them changed. */
import { valueAt, valuesOf } from "#app/content/edits.ts";
import { CONTENT_FILES } from "#app/content/read.ts";
import type { StoredEdit } from "#server/store/edits.ts";
import { type PastRelease, pastReleases } from "#server/store/releases.ts";
import type { DeskContext } from "./context.ts";

type ValueChange = { file: string; path: string; was: unknown; value: unknown };

/** The file's own value, which stands where no edit does. */
function ownValue(file: string, path: string): unknown {
  return CONTENT_FILES.includes(file) ? valueAt(valuesOf(file, []), path) : undefined;
}

function changesBetween(before: StoredEdit[], after: StoredEdit[]): ValueChange[] {
  const key = ({ file, path }: StoredEdit) => `${file} ${path}`;
  const [earlier, later] = [before, after].map(
    (edits) => new Map(edits.map((edit) => [key(edit), edit])),
  );
  const places = new Map([...before, ...after].map((edit) => [key(edit), edit]));
  return [...places].flatMap(([place, { file, path }]) => {
    const valueIn = (edits: Map<string, StoredEdit> | undefined) => {
      const edit = edits?.get(place);
      return edit ? edit.value : ownValue(file, path);
    };
    const [was, value] = [valueIn(earlier), valueIn(later)];
    return JSON.stringify(was) === JSON.stringify(value) ? [] : [{ file, path, was, value }];
  });
}

/** All publications, the latest first. */
export async function releaseHistory({
  database,
}: DeskContext): Promise<(PastRelease & { changes: ValueChange[] })[]> {
  const all = await pastReleases(database);
  return all.map((release, at) => ({
    ...release,
    changes: changesBetween(all[at + 1]?.edits ?? [], release.edits),
  }));
}

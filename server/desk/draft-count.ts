/** The family's unpublished changes, counted without reading content. */
import { isDeepStrictEqual } from "node:util";
import type { Place } from "#app/content/documents.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { Database } from "#server/store/database.ts";
import { documentState } from "#server/store/documents.ts";

/** Whether a file has the facts or the words of a subject: "it/home" of "home". */
export const isOfSubject = (file: string, subject: string) =>
  file === subject || LANGUAGE_CODES.some((language) => file === `${language}/${subject}`);

type DraftChange = Place & { author: string; at: number };

/**
 * The changes that guests do not see, counted without reading content; a file that is the software's again is one.
 */
export async function unpublishedChanges(database: Database): Promise<DraftChange[]> {
  const { published, draft } = await documentState(database);
  const files = new Set([...Object.keys(published), ...Object.keys(draft)]);
  return [...files].flatMap((file): DraftChange[] => {
    const [before, after] = [published[file], draft[file]];
    if (before === after) return [];
    const paths = Object.keys({ ...before?.changes, ...after?.changes }).filter(
      (path) => !isDeepStrictEqual(before?.changes[path], after?.changes[path]),
    );
    const changed = paths.length > 0 ? paths : [""];
    return changed.map((path) => ({
      file,
      path,
      ...(after?.changes[path] ?? before?.changes[path] ?? { author: "", at: 0 }),
    }));
  });
}

export const countUnpublished = async (database: Database) =>
  (await unpublishedChanges(database)).length;

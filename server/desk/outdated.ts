/** Translations that are older than the Italian words beside them. */
import { valueAt, valuesOf } from "#app/content/edits.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import type { StoredEdit } from "#server/store/edits.ts";
import { isSame } from "./unpublished.ts";

/** The texts at and below a value, with their paths. */
export function textsBelow(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsBelow(inner, path ? `${path}.${name}` : name),
  );
}

/** When each value of a file was changed from the file's own, in milliseconds; 0 for the file's. */
function changeTimes(edits: StoredEdit[], file: string): (path: string) => number {
  const ofFile = edits.filter((edit) => edit.file === file);
  if (ofFile.length === 0) return () => 0;
  const [own, current] = [valuesOf(file, []), valuesOf(file, edits)];
  return (path) => {
    const edit = ofFile.find((one) => path === one.path || path.startsWith(`${one.path}.`));
    return edit && !isSame(valueAt(own, path), valueAt(current, path)) ? edit.editedAt : 0;
  };
}

/** The texts of a file that are older than the Italian ones of the same subject. */
export function outdatedTexts(
  edits: StoredEdit[],
  subject: string,
  file: string,
): ReturnType<typeof textsBelow> {
  const italian = `${DEFAULT_LANGUAGE}/${subject}`;
  if (file === italian || !edits.some((edit) => edit.file === italian)) return [];
  const [italianTimes, times] = [changeTimes(edits, italian), changeTimes(edits, file)];
  return textsBelow(valuesOf(file, edits)).filter(([path]) => italianTimes(path) > times(path));
}

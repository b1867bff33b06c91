import { type Documents, isSameValue, valueAt, valuesOf } from "#app/content/documents.ts";
import { ITALIAN_ONLY_PATHS } from "#app/content/schemas/answers.ts";
import { textsIn } from "#app/content/texts.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import type { Day } from "#app/domain/stay.ts";
import type { DeskContext } from "../context.ts";
import { readDraft } from "../publish/draft.ts";
import { fileInfo, languageLabel } from "./form-scope.ts";
import { fieldLinks, type SiteText, SUBJECT_FILES } from "./site-parts.ts";

/** Returns a function that finds when the value at a path was changed, in milliseconds; 0 for a default value. */
function changeTimeLookup(documents: Documents, file: string): (path: string) => number {
  const changes = Object.entries(documents[file]?.changes ?? {});
  if (changes.length === 0) return () => 0;
  const [original, current] = [valuesOf(file, {}), valuesOf(file, documents)];
  return (path) => {
    const [, change] = changes.find(([one]) => path === one || path.startsWith(`${one}.`)) ?? [];
    return change && !isSameValue(valueAt(original, path), valueAt(current, path)) ? change.at : 0;
  };
}

export function outdatedTexts(documents: Documents, file: string) {
  const { italianFile } = fileInfo(file);
  if (file === italianFile || !documents[italianFile]) return [];
  const italianTime = changeTimeLookup(documents, italianFile);
  const ownTime = changeTimeLookup(documents, file);
  return textsIn(valuesOf(file, documents)).filter(([path]) => italianTime(path) > ownTime(path));
}

/** Lists whose entries may exist only in Italian. Guests see a translated entry only if it has the texts of all `keys`. */
const ITALIAN_ONLY_LISTS: Record<string, { list: string; keys: string[] }> = {
  home: { list: "reviews.items", keys: ["quote"] },
  about: { list: "reviews.items", keys: ["quote"] },
  "good-to-know": { list: "more", keys: ["name", "words"] },
};

function missingEntryPaths(
  italianValues: unknown,
  values: unknown,
  { list, keys }: (typeof ITALIAN_ONLY_LISTS)[string],
): string[] {
  const entries = valueAt(italianValues, list);
  return (Array.isArray(entries) ? entries : []).flatMap((entry: object, at) => {
    if ("hidden" in entry && entry.hidden === true) return [];
    const missingKey = keys.find((key) => valueAt(values, `${list}.${at}.${key}`) === undefined);
    return missingKey === undefined ? [] : [`${list}.${at}.${missingKey}`];
  });
}

/** Whether a text has words to translate. A text such as "€ {importo}" (amount) has none. */
const hasTranslatableWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""));

/** Returns the path of the outermost missing object or value along `path`; undefined if there is a value at `path`. */
export function firstAbsentPath(values: unknown, path: string): string | undefined {
  const segments = path.split(".");
  const depth = segments.findIndex(
    (_, at) => valueAt(values, segments.slice(0, at + 1).join(".")) === undefined,
  );
  return depth < 0 ? undefined : segments.slice(0, depth + 1).join(".");
}

/** Returns the path and the Italian text of each text that is missing in the file's language. */
export function missingTexts(documents: Documents, file: string) {
  const { subject, italianFile } = fileInfo(file);
  if (file === italianFile) return [];
  const [italianValues, values] = [valuesOf(italianFile, documents), valuesOf(file, documents)];
  const rule = ITALIAN_ONLY_LISTS[subject];
  const isInEntry = (path: string) => rule !== undefined && path.startsWith(`${rule.list}.`);
  const needsTranslation = (path: string) =>
    !isInEntry(path) && !ITALIAN_ONLY_PATHS.test(`${subject}.${path}`);
  const absentPaths = textsIn(italianValues)
    .filter(([path, text]) => hasTranslatableWords(text) && needsTranslation(path))
    .flatMap(([path]) => firstAbsentPath(values, path) ?? []);
  const paths = [...absentPaths, ...(rule ? missingEntryPaths(italianValues, values, rule) : [])];
  return [...new Set(paths)].flatMap((path) =>
    textsIn(valueAt(italianValues, path), path).slice(0, 1),
  );
}

/** Returns the translations that the notice lacks. After the last day of the notice, no translation is missing. */
function missingNotices(documents: Documents, today: Day): SiteText[] {
  const notice = valuesOf("notice", documents) as Partial<Record<string, string>>;
  const italianText = notice[DEFAULT_LANGUAGE];
  if (italianText === undefined || (notice["until"] ?? "") < today) return [];
  return LANGUAGE_CODES.filter((language) => notice[language] === undefined).map((language) => ({
    file: "notice",
    path: language,
    text: italianText,
    language: languageLabel(language),
  }));
}

/** Returns links to missing and outdated translations. Guests see an outdated translation, but nothing for a missing one. */
export async function translationsToDo(context: DeskContext) {
  const documents = await readDraft(context);
  const collect = (textsOf: typeof outdatedTexts): SiteText[] =>
    SUBJECT_FILES.flatMap((file) =>
      textsOf(documents, file).map(([path, text]) => ({
        file,
        path,
        text,
        language: fileInfo(file).translationLabel,
      })),
    );
  const missing = [...collect(missingTexts), ...missingNotices(documents, houseDayAt(context.now))];
  return {
    missing: fieldLinks(documents, missing),
    outdated: fieldLinks(documents, collect(outdatedTexts)),
  };
}

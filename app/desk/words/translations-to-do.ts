/** What the family has to translate, each with its field. */
import { type Documents, valuesOf } from "#app/content/documents.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { Day } from "#app/domain/stay.ts";
import type { DeskContext } from "../context.ts";
import { readDraft } from "../publish/draft.ts";
import { languageLabel } from "./form-scope.ts";
import { allSources, placesOf, type SiteValue } from "./site-parts.ts";
import { missingTexts, outdatedTexts } from "./translations.ts";

/** The notice may be in Italian alone, until its last day. */
function missingNotices(documents: Documents, today: Day): SiteValue[] {
  const subject = "notice";
  const line = valuesOf(subject, documents) as Partial<Record<string, string>>;
  const text = line[DEFAULT_LANGUAGE];
  if (text === undefined || (line["until"] ?? "") < today) return [];
  return LANGUAGE_CODES.filter((language) => line[language] === undefined).map((language) => ({
    subject,
    isWords: false,
    file: subject,
    prefix: "",
    path: language,
    text,
    language: languageLabel(language),
  }));
}

/** What guests of another language do not see yet, and what is older than its Italian. */
export async function translationsToDo(context: DeskContext) {
  const documents = await readDraft(context);
  const valuesBy = (textsOf: typeof outdatedTexts): SiteValue[] =>
    allSources()
      .filter(({ isWords }) => isWords)
      .flatMap((source) =>
        textsOf(documents, source.subject, source.file).map(([path, text]) => ({
          ...source,
          path,
          text,
          language: languageLabel(source.language),
        })),
      );
  const today = houseDayAt(context.now);
  const missing = [...valuesBy(missingTexts), ...missingNotices(documents, today)];
  return {
    missing: placesOf(documents, missing),
    outdated: placesOf(documents, valuesBy(outdatedTexts)),
  };
}

/** Lists, for each page or topic (subject), the parts of its content that the family edits; searches all parts for a text. */
import { type Documents, namedValuesOf, type Place, valuesOf } from "#app/content/documents.ts";
import { CONTENT_FILES, FACT_SCHEMAS, WORD_SCHEMAS } from "#app/content/files.ts";
import { fieldAt, type FormScreen, rowTitleOf } from "#app/content/forms/form-screens.ts";
import { pathByRowNames } from "#app/content/rows.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import type { Issue } from "#app/content/issue.ts";
import type { DeskContext } from "../context.ts";
import { readDraft } from "../publish/draft.ts";
import { fileInfo, formOfFile } from "./form-scope.ts";
import { fieldLink } from "./part-path.ts";
import { subjectLabel } from "./site-subjects.ts";
import { textsIn } from "#app/content/texts.ts";

const EXCERPT_LENGTH = 90;

const MAX_SEARCH_RESULTS = 30;

/** The subjects (files' names without language) that the family edits; files with translated texts come first. */
const CONTENT_SUBJECTS = [...new Set([...Object.keys(WORD_SCHEMAS), ...Object.keys(FACT_SCHEMAS)])];

const isPlain = (text: string) => text !== "" && !text.includes("{");

function excerptOf({ fields, list, lists }: FormScreen): string {
  const rows = list?.rows ?? lists[0]?.rows ?? [];
  const firstText = fields.find(({ kind, value }) => kind !== "picture" && isPlain(value))?.value;
  const text = firstText ?? rows.map(rowTitleOf).filter(isPlain).join(", ");
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()} …` : text;
}

export const SUBJECT_FILES = CONTENT_SUBJECTS.flatMap((subject) =>
  CONTENT_FILES.filter((file) => fileInfo(file).subject === subject),
);

/** Returns the forms for a page or topic such as "rooms", made from its file for all languages and its Italian file. */
export const screensOf = (documents: Documents, subject: string) =>
  SUBJECT_FILES.filter((file) =>
    [subject, `${DEFAULT_LANGUAGE}/${subject}`].includes(file),
  ).flatMap((file) =>
    formOfFile(file, documents).screens.map((screen) => ({
      scope: { file, part: screen.part },
      screen,
    })),
  );

/** Returns the parts of a subject, such as "home", with the first Italian words of each part; the pictures are last. */
export async function subjectParts(context: DeskContext, subject: string) {
  const documents = await readDraft(context);
  const pictures = screensOf(documents, "pictures").filter(
    ({ scope }) => scope.file === "pictures" && scope.part === subject,
  );
  return [
    ...screensOf(documents, subject)
      .filter(({ screen }) => screen.parent === undefined)
      .map(({ scope, screen }) => ({ scope, label: screen.label, excerpt: excerptOf(screen) })),
    ...pictures.map(({ scope }) => ({ scope, label: "Immagini", excerpt: "" })),
  ];
}

function findField(screens: FormScreen[], path: string) {
  for (const screen of screens) {
    const field = fieldAt(screen.fields, path);
    if (field) return { screen, field };
  }
  return undefined;
}

/** A text of a content file. In `path`, entries of lists have numbers, not names. */
export type SiteText = Place & { text: string; language?: string | undefined };

/** Returns links to the fields of texts, as rows of a list. Leaves out texts without a field. */
export function fieldLinks(documents: Documents, texts: SiteText[]) {
  return texts.flatMap(({ file, path, text, language }) => {
    const { italianFile } = fileInfo(file);
    const { screens } = formOfFile(italianFile, documents);
    const match = findField(screens, pathByRowNames(namedValuesOf(file, documents), path));
    if (!match) return [];
    const { screen, field } = match;
    const scope = { file: italianFile, part: screen.part };
    const place = { file, path: field.path };
    return [fieldLink({ scope, label: screen.label, field: place, excerpt: text, language })];
  });
}

/** Finds the screen with a value, and the labels of screen and field. `path` has the entries' names, not their indexes. */
export function findPlace(
  documents: Documents,
  file: string,
  path: string,
): { screen: FormScreen; labels: string[] } | undefined {
  if (!CONTENT_FILES.includes(file)) return undefined;
  const { screens } = formOfFile(file, documents);
  const match = findField(screens, path);
  const screen =
    match?.screen ?? screens.findLast(({ part }) => part && `${path}.`.startsWith(`${part}.`));
  if (!screen) return undefined;
  const parent = screens.find((one) => one.list && one.part === screen.parent);
  return { screen, labels: [(parent ?? screen).label, match?.field.label ?? ""].filter(Boolean) };
}

/** Names the place of the issue by the labels of the family's forms, not by file and path. */
export function describeIssue(documents: Documents, { file, path = "", reason }: Issue): string {
  const name = file.replace(/^content\/(.*)\.yaml$/, "$1");
  const { subject, translationLabel: translation } = fileInfo(name);
  const place = findPlace(documents, name, pathByRowNames(namedValuesOf(name, documents), path));
  const labels = [place && subjectLabel(subject), ...(place?.labels ?? []), place && translation];
  const location = labels.filter(Boolean).join(", ");
  return location ? `${location}: ${reason}` : reason;
}

const normalizeForSearch = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[’']/g, "'");

export async function searchSite(context: DeskContext, searchTerm: string) {
  const documents = await readDraft(context);
  const normalizedTerm = normalizeForSearch(searchTerm);
  const foundTexts = SUBJECT_FILES.flatMap((file) =>
    textsIn(valuesOf(file, documents))
      .filter(([, text]) => normalizeForSearch(text).includes(normalizedTerm))
      .map(([path, text]) => ({ file, path, text })),
  );
  return fieldLinks(documents, foundTexts).slice(0, MAX_SEARCH_RESULTS);
}

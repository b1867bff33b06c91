/** The site as the family edits it: subjects with their parts, and the search for a text. */
import { CONTENT_FILES } from "#app/content/content-files.ts";
import { type Documents, namedValuesOf, valuesOf } from "#app/content/documents.ts";
import { FACTS, WORDS } from "#app/content/files.ts";
import { fieldAt, type FormScreen, rowTitle } from "#app/content/forms/form-screens.ts";
import { pathByNames } from "#app/content/rows.ts";
import type { Slip } from "#app/content/slip.ts";
import type { DeskContext } from "../context.ts";
import { readDraft } from "../publish/draft.ts";
import { formOfFile, type FormScope, sourcesOf, subjectOfFile } from "./form-scope.ts";
import { fieldLink } from "./part-path.ts";
import { subjectLabel } from "./site-subjects.ts";
import { textsIn } from "#app/content/texts.ts";

/** The length of an excerpt, in characters. */
const EXCERPT_LENGTH = 90;

const MAX_RESULTS = 30;

/** The house's subjects, in the order of the files; the demonstration's cannot be edited. */
const CONTENT_SUBJECTS = [...new Set([...Object.keys(WORDS), ...Object.keys(FACTS)])];

const isOwnWords = (text: string) => text !== "" && !text.includes("{");

function excerptOf({ fields, list, lists }: FormScreen): string {
  const rows = list?.rows ?? lists[0]?.rows ?? [];
  const words = fields.find(({ kind, value }) => kind !== "picture" && isOwnWords(value))?.value;
  const text = words ?? rows.map(rowTitle).filter(isOwnWords).join(", ");
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()} …` : text;
}

/** The scopes of a subject's files, facts first. */
const scopesOf = (subject: string): FormScope[] => [
  ...(Object.hasOwn(FACTS, subject) ? [{ subject }] : []),
  ...(Object.hasOwn(WORDS, subject) ? [{ subject, isMultilingual: true }] : []),
];

/** The form screens of a subject such as the rooms, each with the scope that names its files and part. */
export const screensOf = (documents: Documents, subject: string) =>
  scopesOf(subject).flatMap((scope) =>
    formOfFile(sourcesOf(scope)[0]!.file, documents).screens.map((screen) => ({
      scope: { ...scope, part: screen.part },
      screen,
    })),
  );

/** The parts of a subject with their first words in Italian, in the order of its files, and the pictures of its page. */
export async function subjectParts(context: DeskContext, subject: string) {
  const documents = await readDraft(context);
  const pictures = screensOf(documents, "pictures").filter(
    ({ scope, screen }) => !scope.isMultilingual && screen.part === subject,
  );
  return [
    ...screensOf(documents, subject)
      .filter(({ screen }) => screen.parent === undefined)
      .map(({ scope, screen }) => ({ scope, label: screen.label, excerpt: excerptOf(screen) })),
    ...pictures.map(({ scope }) => ({ scope, label: "Immagini", excerpt: "" })),
  ];
}

/** The field of a value, with its screen; undefined where the desk has no field for it. */
function findField(screens: FormScreen[], path: string) {
  for (const screen of screens) {
    const field = fieldAt(screen.fields, path);
    if (field) return { screen, field };
  }
  return undefined;
}

/** The rows that lead to the fields of values; nothing for a value that has no field at the desk. */
export function fieldLinks(documents: Documents, values: SiteValue[]) {
  return values.flatMap(({ subject, isMultilingual, file, path, prefix, text, language }) => {
    const [source] = sourcesOf({ subject, isMultilingual });
    const { screens } = formOfFile(source!.file, documents);
    const found = findField(screens, pathByNames(namedValuesOf(file, documents), path));
    if (!found) return [];
    const { screen, field } = found;
    const scope = { subject, isMultilingual, part: screen.part };
    const name = prefix + field.path;
    return [fieldLink({ scope, label: screen.label, name, excerpt: text, language })];
  });
}

/** The screen at a path with the names of entries, and its labels: "Apertura", "Frase d’apertura". */
export function findPlace(
  documents: Documents,
  file: string,
  path: string,
): { screen: FormScreen; labels: string[] } | undefined {
  const [subject] = subjectOfFile(file);
  if (!CONTENT_SUBJECTS.includes(subject) || !CONTENT_FILES.includes(file)) return undefined;
  const { screens } = formOfFile(file, documents);
  const found = findField(screens, path);
  const screen =
    found?.screen ?? screens.findLast(({ part }) => part && `${path}.`.startsWith(`${part}.`));
  if (!screen) return undefined;
  const list = screens.find((one) => one.list && one.part === screen.parent);
  return { screen, labels: [(list ?? screen).label, found?.field.label ?? ""].filter(Boolean) };
}

/** A slip with the labels of its field in place of the file's name. */
export function describeSlip(documents: Documents, { file, path = "", reason }: Slip): string {
  const name = file.replace(/^content\/(.*)\.yaml$/, "$1");
  const [subject, language] = subjectOfFile(name);
  const place = findPlace(documents, name, pathByNames(namedValuesOf(name, documents), path));
  const labels = [place && subjectLabel(subject), ...(place?.labels ?? []), place && language];
  const words = labels.filter(Boolean).join(", ");
  return words ? `${words}: ${reason}` : reason;
}

const normalizeForSearch = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[’']/g, "'");

/** All files of the subjects, with the prefix of their fields' names. */
export const allSources = () =>
  CONTENT_SUBJECTS.flatMap((subject) =>
    scopesOf(subject).flatMap((scope) =>
      sourcesOf(scope).map((source) => ({
        ...source,
        subject,
        isMultilingual: scope.isMultilingual === true,
      })),
    ),
  );

/** A text with its path in the file, where entries have numbers; `language` is set for a translation. */
export type SiteValue = Omit<ReturnType<typeof allSources>[number], "language"> & {
  path: string;
  text: string;
  language?: string | undefined;
};

/** Where a text stands, in any language; at most thirty places. */
export async function searchSite(context: DeskContext, searchTerm: string) {
  const documents = await readDraft(context);
  const found = allSources().flatMap((source) =>
    textsIn(valuesOf(source.file, documents))
      .filter(([, text]) => normalizeForSearch(text).includes(normalizeForSearch(searchTerm)))
      .map(([path, text]) => ({ ...source, language: undefined, path, text })),
  );
  return fieldLinks(documents, found).slice(0, MAX_RESULTS);
}

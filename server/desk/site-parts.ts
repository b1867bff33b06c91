/** The site as the family edits it: subjects, the parts of each, and where a sentence stands. */
import { placeholders } from "#app/content/checks/placeholders.ts";
import { schemaOf } from "#app/content/content-files.ts";
import { type Documents, valueAt, valuesOf } from "#app/content/documents.ts";
import { FACTS, WORDS } from "#app/content/files.ts";
import { type FormField, formFields } from "#app/content/forms/form-model.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { Day } from "#app/domain/stay.ts";
import { catalogueOf } from "#server/site/site-source.ts";
import type { DeskContext } from "./context.ts";
import { readDraft } from "./draft.ts";
import { missingTexts, outdatedTexts, textsBelow } from "./translations.ts";
import { type FormScope, languageLabel, readFormNames, sourcesOf } from "./form-scope.ts";

/** The length of an excerpt, in characters. */
const EXCERPT_LENGTH = 90;

const MAX_RESULTS = 30;

type SitePart = {
  scope: FormScope;
  label: string;
  /** Its first words in Italian. */
  excerpt: string;
};

/** The subjects that have the two kinds of files. */
const hasWordsFile = (subject: string) => Object.hasOwn(WORDS, subject);
const hasFactsFile = (subject: string) => Object.hasOwn(FACTS, subject);

/** The house's subjects, in the order of the files: the demonstration is the software's. */
const CONTENT_SUBJECTS = [...new Set([...Object.keys(WORDS), ...Object.keys(FACTS)])];

function excerptOf(value: unknown): string {
  const [text = ""] = textsBelow(value).map(([, one]) => one);
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()} …` : text;
}

const isGroup = (field: FormField) => field.kind === "group" || field.kind === "list";

/** A group of groups alone, as the rooms are, has a part for each. */
function partsIn(fields: FormField[]): FormField[] {
  return fields.flatMap((field) =>
    field.kind === "group" && field.fields.length > 0 && field.fields.every(isGroup)
      ? partsIn(field.fields)
      : [field],
  );
}

async function partsOfFile(
  context: DeskContext,
  file: string,
  scope: FormScope,
  documents: Documents,
): Promise<SitePart[]> {
  const values = valuesOf(file, documents);
  const fields = formFields(schemaOf(file)!, values, await readFormNames(context));
  const single = fields.filter((field) => !isGroup(field));
  const parts = partsIn(fields.filter(isGroup)).map((field) => ({
    scope: { ...scope, part: field.path },
    label: field.label,
    excerpt: excerptOf(valueAt(values, field.path)),
  }));
  if (single.length === 0) return parts;
  const [first] = single;
  const excerpt = excerptOf(first && "value" in first ? first.value : "");
  const several = scope.isWords ? "Titolo e descrizione" : "In breve";
  const label = parts.length === 0 ? "Tutte le voci" : several;
  return [{ scope: { ...scope, part: "" }, label, excerpt }, ...parts];
}

/** The parts of a subject, facts first, in the order of its files. */
export async function subjectParts(context: DeskContext, subject: string): Promise<SitePart[]> {
  const documents = await readDraft(context);
  const facts = hasFactsFile(subject)
    ? await partsOfFile(context, subject, { subject }, documents)
    : [];
  const words = hasWordsFile(subject)
    ? await partsOfFile(
        context,
        `${DEFAULT_LANGUAGE}/${subject}`,
        { subject, isWords: true },
        documents,
      )
    : [];
  return [...facts, ...words];
}

export type SitePlace = {
  scope: FormScope;
  label: string;
  name: string;
  excerpt: string;
  /** "in inglese", of a translation. */
  language?: string | undefined;
};

type SiteValue = {
  subject: string;
  isWords: boolean;
  path: string;
  name: string;
  text: string;
  language?: string | undefined;
};

/** The places of values, each in the closest part of its subject. */
export async function placesOf(context: DeskContext, values: SiteValue[]): Promise<SitePlace[]> {
  const places: SitePlace[] = [];
  const subjects = new Map<string, SitePart[]>();
  for (const { subject, isWords, path, name, text, language } of values) {
    const parts = subjects.get(subject) ?? (await subjectParts(context, subject));
    subjects.set(subject, parts);
    const part = parts.find(
      ({ scope }) =>
        Boolean(scope.isWords) === isWords &&
        (path === scope.part || (scope.part && path.startsWith(`${scope.part}.`))),
    );
    const closest = part ?? parts.find(({ scope }) => Boolean(scope.isWords) === isWords);
    if (closest)
      places.push({ scope: closest.scope, label: closest.label, name, excerpt: text, language });
  }
  return places;
}

const normalizeForSearch = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[’']/g, "'");

/** All files of the subjects, with what stands before the names of their fields. */
function allSources() {
  return CONTENT_SUBJECTS.flatMap((subject) => [
    ...(hasFactsFile(subject) ? sourcesOf({ subject }) : []).map((source) => ({
      ...source,
      subject,
      isWords: false,
    })),
    ...(hasWordsFile(subject) ? sourcesOf({ subject, isWords: true }) : []).map((source) => ({
      ...source,
      subject,
      isWords: true,
    })),
  ]);
}

/** The facts and the Italian words. */
export const italianSources = () => allSources().filter(({ prefix }) => prefix === "");

/** Where a text stands, in any language; at most thirty places. */
export async function searchSite(context: DeskContext, wanted: string): Promise<SitePlace[]> {
  const documents = await readDraft(context);
  const found = allSources().flatMap(({ file, prefix, subject, isWords }) =>
    textsBelow(valuesOf(file, documents))
      .filter(([, text]) => normalizeForSearch(text).includes(normalizeForSearch(wanted)))
      .map(([path, text]) => ({ subject, isWords, path, name: prefix + path, text })),
  );
  return placesOf(context, found.slice(0, MAX_RESULTS));
}

/** The file of a subject, or of one language, that has a value at a path; nothing where none has. */
function findSource(documents: Documents, name: string, path: string) {
  return allSources().find(
    ({ subject, prefix, file }) =>
      (file === name || (subject === name && !prefix)) &&
      valueAt(valuesOf(file, documents), path) !== undefined,
  );
}

type SiteToDo = { reason: string; place?: SitePlace | undefined };

/** What the family has to fill in before the site goes live, each with its part where it has one. */
export async function siteToDo(context: DeskContext): Promise<SiteToDo[]> {
  const documents = await readDraft(context);
  const catalogue = await catalogueOf(context.database, documents);
  const warnings = placeholders(catalogue, context.settings.siteUrl, documents).filter(
    ({ place }) => !place.startsWith("template/"),
  );
  return Promise.all(
    warnings.map(async ({ place, reason }) => {
      const [name = "", ...steps] = place.split(".");
      const path = steps.join(".");
      const source = findSource(documents, name, path);
      if (!source) return { reason: `${place}: ${reason}` };
      const { subject, isWords, prefix } = source;
      const value = { subject, isWords, path, name: prefix + path, text: reason };
      return { reason, place: (await placesOf(context, [value]))[0] };
    }),
  );
}

/** The notice may be in Italian alone, until its last day. */
function missingNotices(documents: Documents, today: Day): SiteValue[] {
  const subject = "notice";
  const line = valuesOf(subject, documents) as Partial<Record<string, string>>;
  const text = line[DEFAULT_LANGUAGE];
  if (text === undefined || (line["until"] ?? "") < today) return [];
  return LANGUAGE_CODES.filter((language) => line[language] === undefined).map((language) => ({
    subject,
    isWords: false,
    path: language,
    name: language,
    text,
    language: languageLabel(language),
  }));
}

type TranslationsToDo = {
  /** What guests of another language do not see yet. */
  missing: SitePlace[];
  /** What is older than its Italian. */
  outdated: SitePlace[];
};

/** What the family has to translate. */
export async function translationsToDo(context: DeskContext): Promise<TranslationsToDo> {
  const documents = await readDraft(context);
  const valuesBy = (textsOf: typeof outdatedTexts): SiteValue[] =>
    allSources()
      .filter(({ isWords }) => isWords)
      .flatMap(({ file, prefix, subject, language }) =>
        textsOf(documents, subject, file).map(([path, text]) => ({
          subject,
          isWords: true,
          path,
          name: prefix + path,
          text,
          language: languageLabel(language),
        })),
      );
  const missing = [
    ...valuesBy(missingTexts),
    ...missingNotices(documents, houseDayAt(context.now)),
  ];
  return {
    missing: await placesOf(context, missing),
    outdated: await placesOf(context, valuesBy(outdatedTexts)),
  };
}

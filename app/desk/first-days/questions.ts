/**
 * In the first days, the desk asks the family for everything that the site needs before it can go online. A question is
 * closed when the family has written a value, has said that there is none ("Non c'è"), or has confirmed the present value.
 */
import { contentWarnings } from "#app/content/checks/placeholders.ts";
import type { Warning } from "#app/content/checks/language-issues.ts";
import {
  type Documents,
  isSameValue,
  defaultValuesOf,
  type Place,
  valueAt,
  valuesOf,
} from "#app/content/documents.ts";
import { editableText } from "#app/content/forms/typed-values.ts";
import { photographOf } from "#app/content/photographs.ts";
import { withoutRowNames } from "#app/content/rows.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { isPlaceholderText, BLANK_PATTERN } from "#app/domain/placeholder.ts";
import type { RunSql } from "#server/store/database.ts";
import { readValue, writeValue } from "#server/store/key-values.ts";
import type { DeskContext, SiteContext } from "../context.ts";
import { loadSiteSource } from "#server/site/site-source.ts";
import { readDraft } from "../publish/draft.ts";
import { picturePath } from "../paths.ts";
import { listPictures } from "../pictures/draft-pictures.ts";
import { type Question, type QuestionField, questionsFor } from "./steps.ts";
import { fileInfo, languageLabel } from "../words/form-scope.ts";
import { describeIssue } from "../words/site-parts.ts";

const MAX_ONE_LINE_LENGTH = 60;

/** Under this key, the store has the ids of answered questions as JSON. */
const ANSWERED_IDS_KEY = "first days";

export const PICTURES_QUESTION_ID = "foto";
export const pictureAnswerId = (id: string) => `${PICTURES_QUESTION_ID}.${id}`;

const readAnsweredIds = async (query: RunSql) =>
  new Set<string>(JSON.parse((await readValue(query, ANSWERED_IDS_KEY)) || "[]"));

export const addAnsweredId = ({ database }: DeskContext, id: string) =>
  database.transaction(async (query) => {
    const answeredIds = await readAnsweredIds(query);
    await writeValue(query, ANSWERED_IDS_KEY, JSON.stringify([...answeredIds.add(id)]));
  });

export const valueIn = (documents: Documents, { file, path }: Place) =>
  valueAt(valuesOf(file, documents), path);

export const defaultValueAt = ({ file, path }: Place) =>
  valueAt(withoutRowNames(defaultValuesOf(file)), path);

export const fieldKindOf = (value: unknown) =>
  typeof value === "number" ? "number" : /^\d+,\d\d$/.test(String(value)) ? "euros" : "long";

export function fieldText(documents: Documents, { places: [place] }: QuestionField): string {
  const value = valueIn(documents, place!);
  const text = editableText(fieldKindOf(value), value);
  // If the text is a placeholder, the field is empty, so that the family does not have to delete the placeholder.
  return BLANK_PATTERN.test(text) ? "" : text;
}

const isAnsweredWithNone = (documents: Documents, { removals = [] }: Question) =>
  removals.length > 0 &&
  removals.every((change) => isSameValue(valueIn(documents, change), change.value));

/** Returns the place as warnings write it, without the folder of the default language: "about.owner.name". */
const placeInWarnings = ({ file, path }: Place) =>
  `${file.startsWith(`${DEFAULT_LANGUAGE}/`) ? file.slice(DEFAULT_LANGUAGE.length + 1) : file}.${path}`;

export const isWarningOf = ({ fields, coveredPaths }: Question, { place }: Warning) =>
  coveredPaths?.test(place) ||
  fields.some(({ places }) =>
    places.map(placeInWarnings).some((one) => one === place || one.startsWith(`${place}.`)),
  );

/** Returns "Se e dove si può fumare?" for the placeholder "da inserire (se e dove si può fumare)" (smoking rules missing). */
function questionIn(text: string): string | undefined {
  const [, question] = /^da inserire \((.*)\)$/.exec(text) ?? [];
  return question && `${question[0]!.toUpperCase()}${question.slice(1)}?`;
}

/** The answer "Non c’è" (there is none) removes a sentence, and hides an entry that has no other sentence. */
function removalsOfSentence(documents: Documents, places: Place[]): Partial<Question> {
  const { file, path } = places[0]!;
  const [, entryPath] = /^(.+)\.words\.\d+$/.exec(path) ?? [];
  if (!entryPath) return {};
  const sentences = valueIn(documents, { file, path: `${entryPath}.words` }) as unknown[];
  const isOnlySentence = sentences.length === 1;
  return {
    removals: places.map((place) =>
      isOnlySentence ? { ...place, path: `${entryPath}.hidden`, value: true } : place,
    ),
  };
}

function questionsOfWarning(documents: Documents, { place, reason }: Warning): Question[] {
  const [subject = "", ...segments] = place.split(".");
  const path = segments.join(".");
  const file = [`${DEFAULT_LANGUAGE}/${subject}`, subject].find(
    (one) => typeof valueIn(documents, { file: one, path }) === "string",
  );
  if (!file) return [];
  const isItalian = file.startsWith(`${DEFAULT_LANGUAGE}/`);
  const files = isItalian ? LANGUAGE_CODES.map((language) => `${language}/${subject}`) : [file];
  const places = files.map((one) => ({ file: one, path }));
  const questionText = questionIn(String(valueIn(documents, { file, path })));
  const issueText = describeIssue(documents, { file: `content/${file}.yaml`, path, reason });
  return [
    {
      id: place,
      title: questionText ?? "Che cosa ci va scritto?",
      help: questionText ? `${issueText.split(": ")[0]}.` : `${issueText}.`,
      fields: places.map((one) => ({
        label: fileInfo(one.file).translationLabel ?? languageLabel(DEFAULT_LANGUAGE),
        places: [one],
      })),
      isOpen: true,
      ...removalsOfSentence(documents, places),
    },
  ];
}

/** Asks nothing about values that this version of the software refuses: the screen "Pubblica" (publish) shows such values. */
export async function readQuestions(context: DeskContext, draft: Documents) {
  const { catalogue, documents } = await loadSiteSource(context.database, draft);
  const warnings = contentWarnings(catalogue, context.settings.siteUrl, documents).filter(
    ({ place }) => !place.startsWith("template/"),
  );
  const questions = questionsFor(documents);
  const otherWarnings = warnings.filter((one) => !questions.some((each) => isWarningOf(each, one)));
  const otherQuestions = otherWarnings.flatMap((one) => questionsOfWarning(documents, one));
  return { documents, questions: [...questions, ...otherQuestions], warnings };
}

const PICTURES_QUESTION: Question = {
  id: PICTURES_QUESTION_ID,
  title: "Le fotografie sono vostre?",
  help: "Queste sono di una casa inventata. Toccatene una per mettere la vostra, o tenetela.",
  fields: [],
};

export async function firstDaysQuestions(context: SiteContext) {
  const answeredIds = await context.database.read(readAnsweredIds);
  const { documents, questions, warnings } = await readQuestions(context, await readDraft(context));
  const unconfirmedPictures = (await listPictures(context)).filter(
    ({ id, places }) =>
      places !== "" && !photographOf(documents, id) && !answeredIds.has(pictureAnswerId(id)),
  );
  const reasonsOf = (question: Question) =>
    warnings.filter((one) => isWarningOf(question, one)).map(({ reason }) => reason);
  const isInitial = (one: Place) => isSameValue(valueIn(documents, one), defaultValueAt(one));
  const isUnedited = ({ fields }: Question) => fields.some(({ places }) => places.every(isInitial));
  const isOpen = (question: Question) =>
    !isAnsweredWithNone(documents, question) &&
    (question.isOpen ?? (isUnedited(question) || reasonsOf(question).length > 0));
  const openQuestions = [
    ...(unconfirmedPictures.length > 0 ? [PICTURES_QUESTION] : []),
    ...questions.filter(isOpen),
  ].filter(({ id }) => !answeredIds.has(id));
  return openQuestions.map((question) => {
    const { id, title, help, link, fields, removals } = question;
    const hasPlaceholder = fields.some(({ places }) =>
      places.some((place) => isPlaceholderText(String(valueIn(documents, place)))),
    );
    return {
      id,
      title,
      help,
      link,
      fields: fields.map((field) => ({
        label: field.label,
        value: fieldText(documents, field),
        isLong: String(valueIn(documents, field.places[0]!) ?? "").length > MAX_ONE_LINE_LENGTH,
      })),
      pictures:
        id === PICTURES_QUESTION_ID
          ? unconfirmedPictures.map((one) => ({ ...one, href: picturePath(one.id, true) }))
          : [],
      /** Warnings about texts that the family has written. */
      warnings: isUnedited(question) ? [] : [...new Set(reasonsOf(question))],
      /** Whether the page has the buttons "Non c’è" (there is none) and "È giusto così" (it is right as it is). */
      mayBeMissing: removals !== undefined,
      mayBeRight: !hasPlaceholder,
    };
  });
}

/** The screen of the first days shows one open question after the other, until none is open. */
import { type Documents, isSameValue } from "#app/content/documents.ts";
import { parseValue } from "#app/content/forms/typed-values.ts";
import type { DeskContext } from "../context.ts";
import {
  addAnsweredId,
  firstDaysQuestions,
  isWarningOf,
  fieldKindOf,
  defaultValueAt,
  pictureAnswerId,
  PICTURES_QUESTION_ID,
  readQuestions,
  fieldText,
  valueIn,
} from "./questions.ts";
import { type Question, type AnswerChange, absenceChanges } from "./steps.ts";
import { DESK_PATHS } from "../paths.ts";
import { addedIssues, editDraft } from "../publish/draft.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import { describeIssue } from "../words/site-parts.ts";
import { FirstDays } from "./screen.tsx";

type Answer = {
  id: string;
  action: string;
  /** `texts` were typed into the fields; `baseTexts` were in the fields when the form was made. */
  texts: string[];
  baseTexts: string[];
};

/** Removes the mark `sample` beside each value: a value that the family has typed or confirmed is not a sample any more. */
const sampleRemovals = ({ fields }: Question): AnswerChange[] =>
  fields.flatMap(({ places }) =>
    places.map(({ file, path }) => ({
      file,
      path: path.replace(/[^.]+$/, "sample"),
      value: undefined,
    })),
  );

function changesOfAnswer(documents: Documents, question: Question, { action, texts }: Answer) {
  if (action === "manca") return question.removals ?? [];
  const fieldChanges = question.fields.flatMap((field, at): AnswerChange[] => {
    const typedText = texts[at]?.trim() ?? "";
    if (action !== "salva" || typedText === fieldText(documents, field)) return [];
    const { parse } = field;
    const absences = field.absenceKey ? absenceChanges(field.absenceKey) : [];
    if (typedText === "") return absences;
    const value = parseValue(
      fieldKindOf(defaultValueAt(field.places[0]!)),
      parse ? parse(typedText) : typedText,
      false,
    )!;
    const valueChanges = field.places.map((place) => ({ ...place, value }));
    return [...absences.map((one) => ({ ...one, value: undefined })), ...valueChanges];
  });
  return [...fieldChanges, ...sampleRemovals(question)];
}

/** Saves an answer and returns warnings about the answer, or returns errors or conflicts without saving. */
async function answerQuestion(context: DeskContext, answer: Answer): Promise<string[]> {
  const { id, action, texts, baseTexts } = answer;
  if (action === "tieni" || id === PICTURES_QUESTION_ID) {
    await addAnsweredId(context, action === "tieni" ? pictureAnswerId(id) : id);
    return [];
  }
  const refusals = await editDraft<string[]>(context, async ({ draft, applyChange }) => {
    const { questions } = await readQuestions(context, draft);
    const question = questions.find((one) => one.id === id);
    if (!question) return { documents: draft, outcome: [] };
    const conflictTexts = question.fields.flatMap((field, at) => {
      const draftText = fieldText(draft, field);
      const hasConflict =
        draftText !== baseTexts[at] && texts[at] !== baseTexts[at] && draftText !== texts[at];
      return hasConflict
        ? [`${field.label}: adesso «${draftText}». Se vale il vostro, premete ancora.`]
        : [];
    });
    const documents = changesOfAnswer(draft, question, answer)
      .filter((change) => !isSameValue(valueIn(draft, change), change.value))
      .reduce(applyChange, draft);
    const issues = await addedIssues(context, draft, documents);
    const errors = [...conflictTexts, ...issues.map((issue) => describeIssue(documents, issue))];
    if (errors.length > 0) return { documents: draft, outcome: errors };
    const { warnings } =
      action === "salva" ? await readQuestions(context, documents) : { warnings: [] };
    const ownWarnings = warnings.filter((one) => isWarningOf(question, one));
    return { documents, outcome: ownWarnings.map(({ reason }) => `${reason}.`) };
  });
  if (refusals.length === 0) await addAnsweredId(context, id);
  return refusals;
}

const QUESTION_PARAMETER = "domanda";

const questionPath = (id: string | undefined) =>
  id === undefined
    ? DESK_PATHS.firstDays
    : `${DESK_PATHS.firstDays}?${new URLSearchParams({ [QUESTION_PARAMETER]: id })}`;

async function showQuestion(
  visit: Visit,
  questionId: string,
  refused?: { refusals: string[]; texts: string[] },
) {
  const questions = await firstDaysQuestions(visit);
  const at = Math.max(
    0,
    questions.findIndex(({ id }) => id === questionId),
  );
  const question = questions[at];
  const nextHref = questionPath(questions[at + 1]?.id);
  const refusals = question?.warnings ?? [];
  const props = { question, nextHref, questionCount: questions.length, refusals, ...refused };
  return visit.page(FirstDays, props, refused ? 422 : 200);
}

export const firstDaysRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.firstDays]: (visit, query) =>
      showQuestion(visit, query.get(QUESTION_PARAMETER) ?? ""),
  },
  forms: {
    [DESK_PATHS.firstDays]: async (visit, fields) => {
      const id = fields.get(QUESTION_PARAMETER) ?? "";
      const postedTexts = (name: string) =>
        [...fields].filter(([key]) => key.startsWith(`${name}.`)).map(([, value]) => value);
      const texts = postedTexts("valore");
      const action = fields.get("azione") ?? "";
      const formerQuestions = await firstDaysQuestions(visit);
      const answer = { id, action, texts, baseTexts: postedTexts("letto") };
      const refusals = await answerQuestion(visit, answer);
      if (refusals.length > 0) return showQuestion(visit, id, { refusals, texts });
      const nextId = formerQuestions[formerQuestions.findIndex((one) => one.id === id) + 1]?.id;
      return { location: questionPath(action === "tieni" ? undefined : nextId), notice: "" };
    },
  },
};

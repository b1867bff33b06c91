/** The screen of the first days: one open question on each page, until none is left. */
import { type Documents, isSameValue } from "#app/content/documents.ts";
import { typedValue } from "#app/content/forms/typed-values.ts";
import type { DeskContext } from "../context.ts";
import {
  addAnsweredId,
  firstDaysQuestions,
  isAbout,
  fieldKindOf,
  softwareValue,
  pictureAnswerId,
  PICTURES_STEP_ID,
  readSteps,
  fieldText,
  valueIn,
} from "./questions.ts";
import { type Step, type StepChange, absenceChanges } from "./steps.ts";
import { DESK_PATHS } from "../paths.ts";
import { addedIssues, editDraft } from "../publish/draft.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import { describeIssue } from "../words/site-parts.ts";
import { FirstDays } from "./screen.tsx";

type Answer = {
  id: string;
  action: string;
  /** The typed texts of the fields, and the texts that the fields had when the form was made. */
  texts: string[];
  baseTexts: string[];
};

/** An entry with a value that the family has typed or confirmed is no longer an example: its `sample` is removed. */
const sampleRemovals = ({ fields }: Step): StepChange[] =>
  fields.flatMap(({ places }) =>
    places.map(({ file, path }) => ({
      file,
      path: path.replace(/[^.]+$/, "sample"),
      value: undefined,
    })),
  );

function changesFrom(documents: Documents, step: Step, { action, texts }: Answer): StepChange[] {
  if (action === "manca") return step.removals ?? [];
  const fieldChanges = step.fields.flatMap((field, at): StepChange[] => {
    const text = texts[at]?.trim() ?? "";
    if (action !== "salva" || text === fieldText(documents, field)) return [];
    const { parse } = field;
    const absences = field.absenceKey ? absenceChanges(field.absenceKey) : [];
    if (text === "") return absences;
    const value = typedValue(
      fieldKindOf(softwareValue(field.places[0]!)),
      parse ? parse(text) : text,
      false,
    )!;
    const places = field.places.map((place) => ({ ...place, value }));
    return [...absences.map((one) => ({ ...one, value: undefined })), ...places];
  });
  return [...fieldChanges, ...sampleRemovals(step)];
}

/** Saves an answer, or gives the reasons of its refusal: what is wrong, or what somebody else has written meanwhile. */
async function answerQuestion(context: DeskContext, answer: Answer): Promise<string[]> {
  const { id, action, texts, baseTexts } = answer;
  if (action === "tieni" || id === PICTURES_STEP_ID) {
    await addAnsweredId(context, action === "tieni" ? pictureAnswerId(id) : id);
    return [];
  }
  const refusals = await editDraft<string[]>(context, async ({ draft, applyChange }) => {
    const { steps } = await readSteps(context, draft);
    const step = steps.find((one) => one.id === id);
    if (!step) return { documents: draft, outcome: [] };
    const conflicts = step.fields.flatMap((field, at) => {
      const draftText = fieldText(draft, field);
      const hasChangedMeanwhile =
        draftText !== baseTexts[at] && texts[at] !== baseTexts[at] && draftText !== texts[at];
      return hasChangedMeanwhile
        ? [`${field.label}: adesso «${draftText}». Se vale il vostro, premete ancora.`]
        : [];
    });
    const documents = changesFrom(draft, step, answer)
      .filter((change) => !isSameValue(valueIn(draft, change), change.value))
      .reduce(applyChange, draft);
    const issues = await addedIssues(context, draft, documents);
    const errors = [...conflicts, ...issues.map((issue) => describeIssue(documents, issue))];
    if (errors.length > 0) return { documents: draft, outcome: errors };
    const { warnings } =
      action === "salva" ? await readSteps(context, documents) : { warnings: [] };
    const stepWarnings = warnings.filter((one) => isAbout(step, one));
    return { documents, outcome: stepWarnings.map(({ reason }) => `${reason}.`) };
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
  const laterHref = questionPath(questions[at + 1]?.id);
  const refusals = question?.warnings ?? [];
  const props = { question, laterHref, openCount: questions.length, refusals, ...refused };
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
      const next = formerQuestions[formerQuestions.findIndex((one) => one.id === id) + 1];
      return { location: questionPath(action === "tieni" ? undefined : next?.id), notice: "" };
    },
  },
};

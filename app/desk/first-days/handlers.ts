/** The first days: one open question on each page, until none is left. */
import { firstQuestions } from "./questions.ts";
import { answerFirstQuestion } from "./answers.ts";
import { DESK_PATHS } from "../paths.ts";
import { type DeskRoutes, type Visit } from "../web/visit.ts";

const QUESTION = "domanda";

const questionPath = (id: string | undefined) =>
  id === undefined
    ? DESK_PATHS.firstDays
    : `${DESK_PATHS.firstDays}?${new URLSearchParams({ [QUESTION]: id })}`;

/** Shows a question, by default the first one; a refused one has what was typed. */
async function show(visit: Visit, wanted: string, refusals: string[] = [], typed?: string[]) {
  const questions = await firstQuestions(visit);
  const at = Math.max(
    0,
    questions.findIndex(({ id }) => id === wanted),
  );
  const question = questions[at];
  const props = {
    question: question && {
      ...question,
      fields: question.fields.map((field, index) => ({
        ...field,
        value: typed?.[index] ?? field.value,
      })),
    },
    later: questionPath(questions[at + 1]?.id),
    count: questions.length,
    refusals: refusals.length > 0 ? refusals : (question?.warnings ?? []),
  };
  const status = refusals.length > 0 ? 422 : 200;
  return visit.page("first-days", props, status);
}

export const firstDaysRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.firstDays]: (visit, query) => show(visit, query.get(QUESTION) ?? ""),
  },
  forms: {
    [DESK_PATHS.firstDays]: async (visit, fields) => {
      const id = fields.get(QUESTION) ?? "";
      const valuesOf = (name: string) =>
        [...fields].filter(([key]) => key.startsWith(`${name}.`)).map(([, value]) => value);
      const typed = valuesOf("valore");
      const action = fields.get("azione") ?? "";
      const before = await firstQuestions(visit);
      const answer = { id, action, typed, read: valuesOf("letto") };
      const refusals = await answerFirstQuestion(visit, answer);
      if (refusals.length > 0) return show(visit, id, refusals, typed);
      const next = before[before.findIndex((one) => one.id === id) + 1];
      return { location: questionPath(action === "tieni" ? undefined : next?.id), notice: "" };
    },
  },
};

/** Answers to the questions of the first days. */
import { type Documents, isSameValue } from "#app/content/documents.ts";
import { typedValue } from "#app/content/forms/typed-values.ts";
import type { DeskContext } from "../context.ts";
import { addedSlips, editDraft, withChangeBy } from "../publish/draft.ts";
import {
  addAnswered,
  isAbout,
  kindOf,
  ownValue,
  pictureId,
  PICTURES_ID,
  readSteps,
  textOf,
  valueIn,
} from "./questions.ts";
import { type Step, type StepChange, stepsFor, without } from "./steps.ts";
import { describeSlip } from "../words/site-parts.ts";

type Answer = {
  id: string;
  action: string;
  /** What was typed into the fields, and their texts when the form was made. */
  typed: string[];
  read: string[];
};

/** Removes the marks that call a text an example. */
const sampleMarks = ({ fields }: Step): StepChange[] =>
  fields.flatMap(({ places }) =>
    places.map(({ file, path }) => ({
      file,
      path: path.replace(/[^.]+$/, "sample"),
      value: undefined,
    })),
  );

function changesOf(documents: Documents, step: Step, { action, typed }: Answer): StepChange[] {
  if (action === "manca") return step.missing ?? [];
  const written = step.fields.flatMap((field, at): StepChange[] => {
    const text = typed[at]?.trim() ?? "";
    if (action !== "salva" || text === textOf(documents, field)) return [];
    const { parse } = field;
    const absences = field.absence ? without(field.absence) : [];
    if (text === "") return absences;
    const value = typedValue(
      kindOf(ownValue(field.places[0]!)),
      parse ? parse(text) : text,
      false,
    )!;
    const places = field.places.map((place) => ({ ...place, value }));
    return [...absences.map((one) => ({ ...one, value: undefined })), ...places];
  });
  return [...written, ...sampleMarks(step)];
}

/** Saves an answer; gives the reasons of a refusal: what is wrong, or what somebody else wrote meanwhile. */
export async function answerFirstQuestion(context: DeskContext, answer: Answer): Promise<string[]> {
  const { id, action, typed, read } = answer;
  if (action === "tieni" || id === PICTURES_ID) {
    await addAnswered(context, action === "tieni" ? pictureId(id) : id);
    return [];
  }
  const refusals = await editDraft<string[]>(context, async ({ draft, published }) => {
    const isThis = (step: Step) => step.id === id;
    const step =
      stepsFor(draft).find(isThis) ?? (await readSteps(context, draft)).steps.find(isThis);
    if (!step) return { documents: draft, outcome: [] };
    const disputed = step.fields.flatMap((field, at) => {
      const now = textOf(draft, field);
      const isOther = now !== read[at] && typed[at] !== read[at] && now !== typed[at];
      return isOther ? [`${field.label}: adesso «${now}». Se vale il vostro, premete ancora.`] : [];
    });
    const documents = changesOf(draft, step, answer)
      .filter((change) => !isSameValue(valueIn(draft, change), change.value))
      .reduce(withChangeBy(context, published), draft);
    const slips = await addedSlips(context, draft, documents);
    const errors = [...disputed, ...slips.map((slip) => describeSlip(documents, slip))];
    if (errors.length > 0) return { documents: draft, outcome: errors };
    const { warnings } =
      action === "salva" ? await readSteps(context, documents) : { warnings: [] };
    const own = warnings.filter((one) => isAbout(step, one));
    return { documents, outcome: own.map(({ reason }) => `${reason}.`) };
  });
  if (refusals.length === 0) await addAnswered(context, id);
  return refusals;
}

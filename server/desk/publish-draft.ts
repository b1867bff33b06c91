/** Publishing from a screen: what is asked about is a result, and is confirmed by publishing again. */
import type { Slip } from "#app/content/slip.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { goBackTo, publish, rollBack } from "./publish.ts";

class QuestionsError extends DeskError {
  readonly questions: string[];
  constructor(questions: string[]) {
    super("Questions");
    this.questions = questions;
  }
}

export type PublishRequest = {
  /** All questions were answered with yes. */
  isConfirmed: boolean;
  /** The release to go back to; "previous" for the one before. */
  number?: number | "previous" | undefined;
};

export type PublishOutcome =
  { changedPaths: string[] } | "unchanged" | { slips: Slip[] } | { questions: string[] };

export async function publishDraft(
  context: DeskContext,
  { isConfirmed, number }: PublishRequest,
): Promise<PublishOutcome> {
  const confirm = (questions: string[]) => {
    if (questions.length > 0 && !isConfirmed) throw new QuestionsError(questions);
  };
  try {
    if (number === "previous") return await rollBack(context);
    if (number !== undefined) return await goBackTo(context, number, async (all) => confirm(all));
    return await publish(context, async (all) => confirm(all));
  } catch (error) {
    if (error instanceof QuestionsError) return { questions: error.questions };
    throw error;
  }
}

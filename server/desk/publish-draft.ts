/** Publishes from a screen: questions are a result, and are confirmed by publishing again. */
import type { Slip } from "#app/content/slip.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { publish, type DraftDecision } from "./publish.ts";

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
  /** The subject whose changes are published; undefined for all. */
  subject?: string | undefined;
  /** The revision to go back to. */
  number?: number | undefined;
  /** What becomes of the draft then. */
  fate?: DraftDecision | undefined;
};

export type PublishOutcome =
  | { changedPaths: string[] }
  | "unchanged"
  | { slips: Slip[] }
  | { questions: string[] };

export async function publishDraft(
  context: DeskContext,
  request: PublishRequest,
): Promise<PublishOutcome> {
  const { isConfirmed, subject, number, fate = "keep" } = request;
  const confirm = async (questions: string[]) => {
    if (questions.length > 0 && !isConfirmed) throw new QuestionsError(questions);
  };
  try {
    if (number !== undefined) return await publish(context, confirm, { number, fate });
    return await publish(context, confirm, subject === undefined ? undefined : { subject });
  } catch (error) {
    if (error instanceof QuestionsError) return { questions: error.questions };
    throw error;
  }
}

/** Publishes from a screen: questions are a result, and are confirmed by publishing again. */
import { type DeskContext, DeskError } from "./context.ts";
import { readDraft } from "./draft.ts";
import { publish, type DraftDecision } from "./publish.ts";
import { slipInWords } from "./site-parts.ts";

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
  /** What is wrong, in words. */
  | { slips: string[] }
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
    const own = subject === undefined ? undefined : { subject };
    const source = number === undefined ? own : { number, fate };
    const publication = await publish(context, confirm, source);
    if (publication === "unchanged" || !("slips" in publication)) return publication;
    const draft = await readDraft(context);
    return { slips: publication.slips.map((slip) => slipInWords(draft, slip)) };
  } catch (error) {
    if (error instanceof QuestionsError) return { questions: error.questions };
    throw error;
  }
}

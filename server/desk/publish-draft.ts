/** Publishing from a screen: what is asked about is a result, and is confirmed by publishing again. */
import type { Slip } from "#app/content/slip.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { readOwnRelease } from "./current-release.ts";
import { draftInWords } from "./history-words.ts";
import { type DraftFate, goBackTo, publish } from "./publish.ts";

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
  /** The release to go back to. */
  number?: number | undefined;
  /** What becomes of the draft then; undefined until the family has said it. */
  fate?: DraftFate | undefined;
  /** The draft that a screen showed for it. */
  digest?: string | undefined;
};

type Changes = { count: number; lines: string[]; digest: string };

export type PublishOutcome =
  | { changedPaths: string[] }
  | "unchanged"
  | { slips: Slip[] }
  | { questions: string[] }
  /** The changes that the way back would leave behind, or keep. */
  | { draft: Changes };

/** The draft, unless the family has said of this very one what becomes of it. */
async function undecidedDraft(
  context: DeskContext,
  { fate, digest: seen }: PublishRequest,
): Promise<Changes | undefined> {
  const { changes, digest } = await draftInWords(context, (await readOwnRelease()).release);
  if (changes.length === 0 || fate === "keep" || (fate && seen === digest)) return undefined;
  return { count: changes.length, lines: changes.flatMap(({ lines }) => lines), digest };
}

export async function publishDraft(
  context: DeskContext,
  request: PublishRequest,
): Promise<PublishOutcome> {
  const { isConfirmed, number, fate = "discard" } = request;
  const confirm = async (questions: string[]) => {
    if (questions.length > 0 && !isConfirmed) throw new QuestionsError(questions);
  };
  try {
    if (number === undefined) return await publish(context, confirm);
    const draft = await undecidedDraft(context, request);
    return draft ? { draft } : await goBackTo(context, { number, fate }, confirm);
  } catch (error) {
    if (error instanceof QuestionsError) return { questions: error.questions };
    throw error;
  }
}

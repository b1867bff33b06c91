/** Asks whether something is meant; a script, which cannot answer, says so with a word beforehand. */
import type { Desk } from "./command.ts";
import { DeskError } from "./desk-error.ts";

/** The word that answers yes to every question of a command. */
export const CONFIRM_FLAG = "--giusto";

/** Whether an answer is a yes. */
export function isYes(answer: string): boolean {
  return /^s[iì]$/i.test(answer.normalize().trim());
}

/** Throws where nobody says yes; `refusal` is what stays as it was. */
export async function confirm(
  { ask, print }: Pick<Desk, "ask" | "print">,
  words: string[],
  questions: string[],
  refusal: string,
): Promise<void> {
  if (questions.length === 0 || words.includes(CONFIRM_FLAG)) return;
  if (!ask)
    throw new DeskError(
      `${questions.join("\n")}\n${refusal} Se è giusto così, ripetete il comando con ${CONFIRM_FLAG}.`,
    );
  for (const question of questions) print(question);
  if (!isYes(await ask("Scrivete sì per andare avanti:"))) throw new DeskError(refusal);
}

/** The same before a publication. */
export async function confirmPublishing(
  desk: Pick<Desk, "ask" | "print">,
  words: string[],
  questions: string[],
): Promise<void> {
  const refusal = "Non è cambiato niente: in linea resta il sito di prima.";
  return confirm(desk, words, questions, refusal);
}

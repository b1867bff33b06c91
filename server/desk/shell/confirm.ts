/** Asks for a confirmation; a script, which cannot answer, gives it with a flag. */
import { DeskError } from "../context.ts";
import type { Shell } from "./shell.ts";

/** Confirms all questions of a command. */
const CONFIRM_FLAG = "--giusto";

export function withoutConfirmFlag(words: string[]): string[] {
  return words.filter((word) => word !== CONFIRM_FLAG);
}

export function isYes(answer: string): boolean {
  return /^s[iì]$/i.test(answer.normalize().trim());
}

/** Throws without a yes; `refusal` says that nothing has changed. */
export async function confirm(
  { prompt, print }: Pick<Shell, "prompt" | "print">,
  words: string[],
  questions: string[],
  refusal: string,
): Promise<void> {
  if (questions.length === 0 || words.includes(CONFIRM_FLAG)) return;
  if (!prompt)
    throw new DeskError(
      `${questions.join("\n")}\n${refusal} Se è giusto così, ripetete il comando con ${CONFIRM_FLAG}.`,
    );
  for (const question of questions) print(question);
  if (!isYes(await prompt("Scrivete sì per andare avanti:"))) throw new DeskError(refusal);
}

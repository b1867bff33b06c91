import { type HouseContext, DeskError } from "../context.ts";

/** `print` writes results to standard output, `say` writes notes to standard error. */
export type Output = Record<"print" | "say", (line: string) => void>;

export type Shell = HouseContext & Output;

export const CONFIRM_FLAG = "--giusto";

/** Throws an error with the `questions` of a command, unless its arguments have the flag that answers them all with yes. */
export function demandConfirmation(args: string[], questions: string[], refusal: string): void {
  if (questions.length === 0 || args.includes(CONFIRM_FLAG)) return;
  throw new DeskError(
    `${questions.join("\n")}\n${refusal} Se è giusto così, ripetete il comando con ${CONFIRM_FLAG}.`,
  );
}

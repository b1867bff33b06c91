import type { DeskContext } from "../context.ts";
import type { Prompt } from "./terminal.ts";

/** What every command of the shell needs. */
export type Shell = DeskContext & {
  print: (line: string) => void;
  /** Beside the result, on standard error. */
  say: (line: string) => void;
  /** Only where somebody can answer. */
  prompt?: Prompt | undefined;
};

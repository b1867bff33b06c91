/** Prompts at a terminal. */
import { createInterface } from "node:readline/promises";

/** Asks and gives the typed line; "" where the terminal is closed. */
export type Prompt = (question: string) => Promise<string>;

type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
};

/** A prompt on stderr, so that stdout has results only; nothing where a script runs the desk. */
export function createPrompt({ input, output }: Terminal): Prompt | undefined {
  if (!input.isTTY) return undefined;
  return (question) => {
    const lines = createInterface({ input, output });
    return new Promise((resolve) => {
      // Ctrl-C and Ctrl-D give "".
      lines.once("close", () => resolve(""));
      void lines.question(`${question} `).then((line) => {
        resolve(line);
        lines.close();
      });
    });
  };
}

/** Questions to whoever sits at the terminal; nobody is asked where a script runs the desk. */
import { createInterface } from "node:readline/promises";

/** Puts a question and gives what was typed; "" when nobody answers. */
export type Prompt = (question: string) => Promise<string>;

type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
};

/** The way to ask, where somebody is there to answer. Asked beside what is printed. */
export function createPrompt({ input, output }: Terminal): Prompt | undefined {
  if (!input.isTTY) return undefined;
  return (question) => {
    const lines = createInterface({ input, output });
    return new Promise((resolve) => {
      // Ctrl-C and Ctrl-D are a no.
      lines.once("close", () => resolve(""));
      void lines.question(`${question} `).then((line) => {
        resolve(line);
        lines.close();
      });
    });
  };
}

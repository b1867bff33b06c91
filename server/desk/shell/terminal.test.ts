import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createPrompt } from "./terminal.ts";

function terminal(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  return { input, output: new PassThrough() };
}

test("who sits at the terminal is asked, and the answer is what they typed", async () => {
  const { input, output } = terminal(true);
  const answer = createPrompt({ input, output })?.("Sicuri?");
  input.write("sì\n");
  expect(await answer).toBe("sì");
  expect(String(output.read())).toContain("Sicuri?");
});

test("who closes the terminal has said nothing", async () => {
  const { input, output } = terminal(true);
  const answer = createPrompt({ input, output })?.("Sicuri?");
  input.end();
  expect(await answer).toBe("");
});

test("a script is not asked", () => {
  expect(createPrompt(terminal(false))).toBeUndefined();
});

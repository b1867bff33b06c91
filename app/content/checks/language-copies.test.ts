import { expect, test } from "vitest";
import { formatSlip } from "../slip.ts";
import { readContents } from "#tests/support/content.ts";
import { contentText } from "#tests/support/slips.ts";
import { TRANSLATED_WORDS } from "../files.ts";
import { languageCopies } from "./language-copies.ts";

/** The files of a language with the text of another's. */
const copied = (from: string, to: string, names = Object.keys(TRANSLATED_WORDS)) =>
  Object.fromEntries(names.map((name) => [`${to}/${name}`, contentText(`${from}/${name}`)]));

const linesOf = (overrides: Record<string, string> = {}) =>
  languageCopies(readContents(overrides)).map(formatSlip);

test("our languages are languages", () => expect(linesOf()).toEqual([]));

test.each([
  ["it", "en"],
  ["it", "de"],
  ["en", "de"],
])("%s copied for %s is told once, with its name", (from, to) => {
  const slips = linesOf(copied(from, to));
  expect(slips.filter((slip) => slip.includes(`content/${to}/: `))).toEqual([
    expect.stringContaining(`sono uguali a quelle di content/${from}/: traducetele`),
  ]);
  expect(slips.join("\n")).toMatch(
    new RegExp(`content/${to}/words\\.yaml {2}language\\.name: ".*" è già il nome`),
  );
});

test("half a language that is translated may be published, a name that is taken may not", () => {
  expect(linesOf(copied("it", "de", ["about", "contact"]))).toEqual([]);
  const words = contentText("de/words").replace("name: Deutsch", "name: English");
  expect(words).not.toBe(contentText("de/words"));
  expect(linesOf({ "de/words": words })).toEqual([
    expect.stringContaining('"English" è già il nome di un’altra lingua (content/en/)'),
  ]);
});

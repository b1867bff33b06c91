import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { valuesOf } from "./documents.ts";
import type { LanguageWords } from "./files.ts";
import { goodToKnowOf } from "./good-to-know.ts";

const HOURS = { checkInFrom: "9:30", checkOutBefore: "11:00" };

const content = valuesOf("it/good-to-know", {}) as LanguageWords["good-to-know"];
const goodToKnowWith = (more: Partial<typeof content>) =>
  goodToKnowOf({ ...content, ...more }, HOURS);
const shownAnswers = (more: Partial<typeof content>) =>
  goodToKnowWith(more).answers.map(({ name, words }) => [name, ...words]);
const openQuestions = (more: Partial<typeof content>) =>
  goodToKnowWith(more).ask.questions.map(({ name }) => name);

test("the page shows no question without an answer", () => {
  const pets = { name: "Animali", words: ["da inserire (se sono ammessi)"] };
  expect(shownAnswers({ pets }).map(([name]) => name)).not.toContain("Animali");
  expect(shownAnswers({ pets: undefined }).map(([name]) => name)).not.toContain("Animali");
});

test("a half-written answer shows the half that is written", () => {
  const pets = {
    name: "Animali",
    words: ["I cani sono i benvenuti.", "Da inserire (quanto costa)"],
  };
  expect(shownAnswers({ pets })).toContainEqual(["Animali", "I cani sono i benvenuti."]);
});

test("answers that the family adds appear at the end", () => {
  const invoice = { name: "Fattura", words: ["Non la facciamo."] };
  expect(shownAnswers({ more: [invoice] }).at(-1)).toEqual(["Fattura", "Non la facciamo."]);
});

test("the answers show the house's own hours of check-in and check-out", () => {
  const words = goodToKnowWith({}).arrival.words.join(" ");
  expect(words).toContain("Check-in dalle 9:30, a qualsiasi ora");
  expect(words).toContain("Check-out entro le 11:00");
  expect(words).not.toMatch(/[{}]/);
});

test("a guest can ask what the family has not answered, in the guest's language and in Italian", () => {
  const { it, de } = readContents();
  const german = de["good-to-know"].ask.questions;
  const { message } = it["good-to-know"].ask.questions.find(
    ({ name }) => name === content.pets?.name,
  )!;
  expect(german.find(({ name }) => name === "Haustiere")?.message).toMatch(
    new RegExp(`^Guten Tag, .*\\n\\n\\(it\\) ${RegExp.escape(message)}$`),
  );
});

test("an answered question, or one whose entry is removed, is no longer offered for asking", () => {
  const pets = { name: "Animali", words: ["I cani sono i benvenuti."] };
  expect(openQuestions({})).toContain(content.pets?.name);
  expect(openQuestions({ pets })).not.toContain("Animali");
  expect(openQuestions({ pets: undefined })).not.toContain(content.pets?.name);
});

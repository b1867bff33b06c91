import { expect, test } from "vitest";
import { readContent, readContents } from "#tests/support/content.ts";
import { answersOf, arrivalOf, questionsOf } from "./good-to-know-answers.ts";

const HOURS = { checkInFrom: "9:30", checkOutBefore: "11:00" };

const content = readContent("good-to-know");
const shownAnswers = (more: Partial<typeof content>) =>
  answersOf({ ...content, ...more }, HOURS).map(({ name, words }) => [name, ...words]);

test("a question without an answer is not asked", () => {
  const pets = { name: "Animali", words: ["da inserire (se sono ammessi)"] };
  expect(shownAnswers({ pets }).map(([name]) => name)).not.toContain("Animali");
  expect(shownAnswers({ pets: undefined }).map(([name]) => name)).not.toContain("Animali");
});

test("of a half written answer the written half shows", () => {
  const pets = {
    name: "Animali",
    words: ["I cani sono i benvenuti.", "Da inserire (quanto costa)"],
  };
  expect(shownAnswers({ pets })).toContainEqual(["Animali", "I cani sono i benvenuti."]);
});

test("what the family adds stands at the end", () => {
  const invoice = { name: "Fattura", words: ["Non la facciamo."] };
  expect(shownAnswers({ more: [invoice] }).at(-1)).toEqual(["Fattura", "Non la facciamo."]);
});

test("the hours are the house's", () => {
  const words = arrivalOf(content, HOURS).words.join(" ");
  expect(words).toContain("Check-in dalle 9:30, a qualsiasi ora");
  expect(words).toContain("Check-out entro le 11:00");
  expect(words).not.toMatch(/[{}]/);
});

test("what the family has not written can be asked, in the guest's language and in theirs", () => {
  const openQuestions = questionsOf(content).map(({ name }) => name);
  expect(openQuestions).toContain(content.pets?.name);
  const german = questionsOf(readContents().de["good-to-know"]);
  expect(german.map(({ name }) => name)).toContain("Haustiere");
  const { message } = questionsOf(content).find(({ name }) => name === content.pets?.name)!;
  expect(german.find(({ name }) => name === "Haustiere")?.message).toMatch(
    new RegExp(`^Guten Tag, .*\\n\\n\\(it\\) ${RegExp.escape(message)}$`),
  );
});

test("an answer takes its question away, and so does an entry taken out", () => {
  const pets = { name: "Animali", words: ["I cani sono i benvenuti."] };
  const names = (more: Partial<typeof content>) =>
    questionsOf({ ...content, ...more }).map(({ name }) => name);
  expect(names({})).toContain(content.pets?.name);
  expect(names({ pets })).not.toContain("Animali");
  expect(names({ pets: undefined })).not.toContain(content.pets?.name);
});

import { expect, test } from "vitest";
import { facts } from "#scripts/answers.ts";
import { readFacts } from "./facts.ts";

test("what the build writes is what the server reads", () => {
  expect(readFacts(JSON.stringify(facts()))).toEqual(facts());
});

const { rooms, labels, ...less } = facts();
test.each([
  ["facts.rooms", { ...less, labels }],
  [
    "facts.rooms.0.rate",
    { ...less, labels, rooms: rooms.map((room) => ({ ...room, rate: "85,00" })) },
  ],
  ["facts.labels.name", { ...less, rooms, labels: { nome: "Nome" } }],
  ["facts.words.thanks.title", { ...less, rooms, labels, words: null }],
  ["facts.siteUrl", null],
])("a build without %s is named, not served", (place, built) => {
  expect(() => readFacts(JSON.stringify(built))).toThrow(`(${place}): run "npm run build" first`);
});

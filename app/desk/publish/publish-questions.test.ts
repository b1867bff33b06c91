import { describe, expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { contentText } from "#tests/support/slips.ts";
import { publishQuestions } from "./publish-questions.ts";

const ROOMS = ["elegant_room", "natural_room", "reading_room"];

const pricesWith = (base: string, more = "") =>
  `rates:\n${ROOMS.map((room) => `  ${room}: { base: "${base}", single: "${base}" }`).join("\n")}\n${more}`;

const season = (fields: string) => `seasons:\n  - { name: Ferragosto, ${fields} }\n`;

const CALM = pricesWith("85,00", season('from: "08-08", to: "08-23", base: "110,00"'));

function questionsFor(was: string, is: string): string[] {
  return publishQuestions(readContents({ prices: was }), readContents({ prices: is }));
}

test("a room that leaves the site takes its stays from the desk's screens, which is asked about", () => {
  const rooms = contentText("rooms").replace("slug: natural_room", "$&\n    hidden: true");
  expect(publishQuestions(readContents(), readContents({ rooms }))).toEqual([
    expect.stringMatching(/^Natural Room esce dal sito/),
  ]);
  expect(publishQuestions(readContents({ rooms }), readContents())).toEqual([]);
});

describe("is asked about before it is online:", () => {
  test.each([
    [
      "a price of a tenth",
      pricesWith("8,50"),
      "Elegant Room, per due: era 85,00, ora 8,50: giusto?",
    ],
    ["a price of ten times as much", pricesWith("850,00"), "era 85,00, ora 850,00: giusto?"],
    ["a price that moves by more than a third", pricesWith("113,34"), "ora 113,34: giusto?"],
    [
      "a season that becomes a tenth",
      pricesWith("85,00", season('from: "08-08", to: "08-23", base: "11,00"')),
      "La stagione Ferragosto, per due: era 110,00, ora 11,00: giusto?",
    ],
    [
      "a season that has lost its price",
      pricesWith("85,00", season('from: "08-08", to: "08-23"')),
      "La stagione Ferragosto non ha né prezzo né notti al minimo, e non cambia niente: giusto?",
    ],
    [
      "forty least nights",
      pricesWith("85,00", season('from: "08-08", to: "08-23", base: "110,00", minNights: 40')),
      "almeno 40 notti: giusto?",
    ],
    [
      "two days that were swapped, over New Year",
      pricesWith("85,00", season('from: "08-23", to: "07-08", base: "110,00"')),
      "dal 08-23 al 07-08 dell’anno dopo, 320 notti: giusto?",
    ],
    [
      "the sample of the tax",
      `${CALM}tax: { perNight: "1,00", source: "Delibera …" }\n`,
      "cita ancora l’esempio, «Delibera …»: giusto?",
    ],
  ])("%s", (_, is, question) => {
    expect(questionsFor(CALM, is).join("\n")).toContain(question);
    // Once it is online nobody is asked again.
    expect(questionsFor(is, is)).toEqual([]);
  });

  test("a new season that costs a tenth", () => {
    const is = pricesWith("85,00", season('from: "08-08", to: "08-23", base: "11,00"'));
    expect(questionsFor(pricesWith("85,00"), is)).toEqual([
      "La stagione Ferragosto costa 11,00, Elegant Room di solito 85,00: giusto?",
    ]);
  });

  test("a page of one language with the words of another", () => {
    const italian = contentText("it/about");
    const questions = publishQuestions(readContents(), readContents({ "de/about": italian }));
    expect(questions).toEqual([
      "Chi siamo ha quasi le stesse parole in tedesco e in italiano: giusto?",
    ]);
  });
});

describe("is not asked about:", () => {
  test.each([
    ["nothing new", CALM],
    [
      "a price that moves by a third",
      pricesWith("113,33", season('from: "08-08", to: "08-23", base: "110,00"')),
    ],
    [
      "a season of least nights alone",
      pricesWith("85,00", season('from: "08-08", to: "08-23", minNights: 3')),
    ],
    ["a new season", `${CALM}  - { name: Natale, from: "12-23", to: "01-06", base: "100,00" }\n`],
    [
      "a winter season",
      `${CALM}  - { name: Inverno, from: "11-01", to: "03-31", base: "70,00" }\n`,
    ],
    [
      "the tax as the town says it",
      `${CALM}tax: { perNight: "1,00", source: "Delibera del Consiglio comunale" }\n`,
    ],
  ])("%s", (_, is) => expect(questionsFor(CALM, is)).toEqual([]));

  test("our own languages", () => {
    const contents = readContents();
    expect(publishQuestions({ ...contents, de: contents.it }, contents)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { contentText } from "#tests/support/issues.ts";
import { publishQuestions } from "./publish-questions.ts";

const ROOMS = ["elegant_room", "natural_room", "reading_room"];

const pricesWith = (base: string, more = "") =>
  `rates:\n${ROOMS.map((room) => `  ${room}: { base: "${base}", single: "${base}" }`).join("\n")}\n${more}`;

const season = (fields: string) => `seasons:\n  - { name: Ferragosto, ${fields} }\n`;

/** Prices of all rooms, 85,00 if not given, with a season in August. */
const august = (fields: string, base = "85,00") =>
  pricesWith(base, season(`from: "08-08", to: "08-23", ${fields}`));

const BASE = august('base: "110,00"');

function questionsFor(was: string, is: string): string[] {
  return publishQuestions(readContents({ prices: was }), readContents({ prices: is }));
}

test("publishing asks before a room leaves the site, because its stays leave the desk's screens", () => {
  const rooms = contentText("rooms").replace("slug: natural_room", "$&\n    hidden: true");
  expect(publishQuestions(readContents(), readContents({ rooms }))).toEqual([
    expect.stringMatching(/^Natural Room esce dal sito/),
  ]);
  expect(publishQuestions(readContents({ rooms }), readContents())).toEqual([]);
});

describe("publishing asks about:", () => {
  const PRICES_BY_QUESTION = {
    "Elegant Room, per due: era 85,00, ora 8,50": pricesWith("8,50"),
    "era 85,00, ora 850,00": pricesWith("850,00"),
    // This price changes by more than a third.
    "ora 113,34": pricesWith("113,34"),
    "La stagione Ferragosto, per due: era 110,00, ora 11,00": august('base: "11,00"'),
    "La stagione Ferragosto non ha né prezzo né notti al minimo, e non cambia niente": august(""),
    "almeno 40 notti": august('base: "110,00", minNights: 40'),
    // The first and the last night of the season are swapped.
    "dal 08-23 al 07-08 dell’anno dopo, 320 notti": pricesWith(
      "85,00",
      season('from: "08-23", to: "07-08", base: "110,00"'),
    ),
    "cita ancora l’esempio, «Delibera …»": `${BASE}tax: { perNight: "1,00", source: "Delibera …" }\n`,
  };
  test.each(Object.entries(PRICES_BY_QUESTION))("%s", (question, is) => {
    expect(questionsFor(BASE, is).join("\n")).toContain(`${question}: giusto?`);
    // Once the price is online, nobody is asked about it again.
    expect(questionsFor(is, is)).toEqual([]);
  });

  test("a new season that costs a tenth", () => {
    const is = august('base: "11,00"');
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

describe("publishing does not ask about:", () => {
  const winter = 'name: Inverno, from: "11-01", to: "03-31", base: "70,00"';
  const tax = 'perNight: "1,00", source: "Delibera del Consiglio comunale"';
  test.each([
    ["nothing new", BASE],
    ["a price that moves by a third", august('base: "110,00"', "113,33")],
    ["a season of minimum nights alone", august("minNights: 3")],
    ["a new season", `${BASE}  - { name: Natale, from: "12-23", to: "01-06", base: "100,00" }\n`],
    ["a winter season", `${BASE}  - { ${winter} }\n`],
    ["the tax as the town says it", `${BASE}tax: { ${tax} }\n`],
  ])("%s", (_, is) => expect(questionsFor(BASE, is)).toEqual([]));

  test("the software's own translations", () => {
    const contents = readContents();
    expect(publishQuestions({ ...contents, de: contents.it }, contents)).toEqual([]);
  });
});

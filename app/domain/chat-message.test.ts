import { describe, expect, test } from "vitest";
import { books, italian } from "#tests/support/italian.ts";

const { adviceMessage, enquiryMessage } = italian;

const STAY = { checkIn: "2026-06-10", checkOut: "2026-06-12" };
const DATES = "dal 10/06/2026 al 12/06/2026";

type Row = [room: string | undefined, party: [number, number, number], words: string];

/** The party is written as rooms, adults and children. */
test.each<Row>([
  [undefined, [1, 1, 0], "è disponibile 1 stanza per 1 adulto"],
  [undefined, [1, 2, 1], "è disponibile 1 stanza per 2 adulti e 1 bambino"],
  [undefined, [1, 2, 3], "è disponibile 1 stanza per 2 adulti e 3 bambini"], // more children than adults
  [undefined, [2, 4, 1], "sono disponibili 2 stanze per 4 adulti e 1 bambino"],
  [undefined, [3, 1, 4], "sono disponibili 3 stanze per 1 adulto e 4 bambini"],
  [undefined, [3, 6, 0], "sono disponibili 3 stanze per 6 adulti"],
  [undefined, [1, 25, 11], "è disponibile 1 stanza per 25 adulti e 11 bambini"], // no upper limit
  ["Elegant Room", [1, 1, 0], "la Elegant Room è disponibile per 1 adulto"],
  ["Reading Room", [1, 2, 1], "la Reading Room è disponibile per 2 adulti e 1 bambino"],
  ["Elegant Room", [1, 1, 3], "la Elegant Room è disponibile per 1 adulto e 3 bambini"],
  [
    "Reading Room",
    [2, 3, 1],
    "sono disponibili 2 stanze, fra cui la Reading Room, per 3 adulti e 1 bambino",
  ],
])("the message about %s for %j", (room, [rooms, adults, children], words) => {
  const party = { rooms, adults, children };
  const question = `Ciao, vorrei sapere se ${words}`;
  expect(enquiryMessage({ stay: STAY, party }, room)).toBe(`${question} ${DATES}`);
});

test.each([
  ["2026-12-31", "2027-01-01", "dal 31/12/2026 al 01/01/2027"], // over New Year
  ["2028-02-28", "2028-02-29", "dal 28/02/2028 al 29/02/2028"], // leap day
  ["2027-03-27", "2027-03-28", "dal 27/03/2027 al 28/03/2027"], // Italy's clocks go forward
  ["2027-10-30", "2027-10-31", "dal 30/10/2027 al 31/10/2027"], // Italy's clocks go back
])("a message of %s to %s alone is for one adult, as shown", (checkIn, checkOut, dates) => {
  expect(enquiryMessage({ stay: { checkIn, checkOut } })).toBe(
    `Ciao, vorrei sapere se è disponibile 1 stanza per 1 adulto ${dates}`,
  );
});

const FOUR_PEOPLE = { rooms: 2, adults: 3, children: 1 };
test.each([
  [{ party: FOUR_PEOPLE }, undefined, "sono disponibili 2 stanze per 3 adulti e 1 bambino"],
  [
    { party: FOUR_PEOPLE },
    "Reading Room",
    "sono disponibili 2 stanze, fra cui la Reading Room, per 3 adulti e 1 bambino",
  ],
  [{}, undefined, "avete una stanza disponibile"],
  [{}, "Reading Room", "la Reading Room è disponibile"],
])("without dates, %j about %s ends where the guest types them", (enquiry, room, words) => {
  const message = `Ciao, vorrei sapere se ${words}. Le mie date sono: `;
  expect(enquiryMessage(enquiry, room)).toBe(message);
});

describe("the children's ages", () => {
  const question = `Ciao, vorrei sapere se è disponibile 1 stanza per 2 adulti e %s ${DATES}`;
  test.each([
    [[4], "1 bambino", ". Il bambino ha 4 anni."],
    [[1], "1 bambino", ". Il bambino ha 1 anno."],
    [[0], "1 bambino", ". Il bambino ha meno di 1 anno."],
    [[4, 7], "2 bambini", ". I bambini hanno 4 e 7 anni."],
    [[7, 1, 12], "3 bambini", ". I bambini hanno 7, 1 e 12 anni."],
    [[0, 4], "2 bambini", ". I bambini hanno meno di 1 anno e 4 anni."],
    [[undefined, 4], "2 bambini", ". Età dei bambini, per ora: 4 anni."],
    [[undefined, undefined], "2 bambini", ""], // the guest chose no age
  ])("%j follow the specified question", (ages, children, sentence) => {
    const party = { rooms: 1, adults: 2, children: ages.length, ages };
    expect(enquiryMessage({ stay: STAY, party })).toBe(question.replace("%s", children) + sentence);
    expect(enquiryMessage({ stay: STAY, party }, "Elegant Room")).toMatch(
      new RegExp(`${RegExp.escape(`${DATES}${sentence}`)}$`),
    );
  });

  test("leave out a removed child, and appear in brackets where the dates are missing", () => {
    const party = { rooms: 1, adults: 2, children: 1, ages: [4, 7] };
    expect(enquiryMessage({ stay: STAY, party })).toMatch(/Il bambino ha 4 anni\.$/);
    expect(enquiryMessage({ party })).toBe(
      "Ciao, vorrei sapere se è disponibile 1 stanza per 2 adulti e 1 bambino (età 4). Le mie date sono: ",
    );
  });

  test.each([
    ["en", "The children are 4 and 7 years old.", "The child is under 1 year old."],
    ["de", "frei? Die Kinder sind 4 und 7 Jahre alt.", "Das Kind ist unter 1 Jahr alt."],
  ] as const)("appear in %s and in Italian", (language, children, newborn) => {
    const phrasebook = books[language];
    const party = { rooms: 1, adults: 2 };
    const messageWithAges = (ages: number[]) =>
      phrasebook.enquiryMessage({ stay: STAY, party: { ...party, children: ages.length, ages } });
    expect(messageWithAges([4, 7])).toContain(children);
    expect(messageWithAges([4, 7])).toMatch(/\(it\) Ciao, .* I bambini hanno 4 e 7 anni\.$/);
    expect(messageWithAges([0])).toContain(newborn);
  });
});

test("a question about the area names the days and people that were chosen", () => {
  const question = "Ciao, vorrei sapere se avete un consiglio per visitare i dintorni.";
  expect(adviceMessage({})).toBe(`${question} `);
  expect(adviceMessage({ stay: STAY, party: { rooms: 1, adults: 2, children: 1 } })).toBe(
    `${question} Siamo 2 adulti e 1 bambino, ${DATES}. `,
  );
});

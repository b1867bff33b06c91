import { describe, expect, test } from "vitest";
import { readAllContent } from "#tests/support/content.ts";
import { italian } from "#tests/support/italian.ts";
import { chatLink, mailLink, phoneLink } from "./chat-link.ts";
import type { Party } from "./party.ts";
import { phrasebook } from "./phrasebook.ts";
import type { Stay } from "./stay.ts";

const { adviceMessage, enquiryMessage, generalMessage } = italian;

const houseMessage = (stay: Stay, party: Party) => enquiryMessage({ stay, party });

const STAY = { checkIn: "2026-06-10", checkOut: "2026-06-12" };
const DATES = "dal 10/06/2026 al 12/06/2026";

describe("the house's message", () => {
  test.each([
    [1, 1, 0, "è disponibile 1 stanza per 1 adulto"],
    [1, 2, 0, "è disponibile 1 stanza per 2 adulti"],
    [1, 2, 1, "è disponibile 1 stanza per 2 adulti e 1 bambino"],
    [1, 2, 2, "è disponibile 1 stanza per 2 adulti e 2 bambini"],
    [1, 2, 3, "è disponibile 1 stanza per 2 adulti e 3 bambini"], // children, not adults
    [2, 4, 1, "sono disponibili 2 stanze per 4 adulti e 1 bambino"],
    [2, 3, 2, "sono disponibili 2 stanze per 3 adulti e 2 bambini"],
    [3, 1, 4, "sono disponibili 3 stanze per 1 adulto e 4 bambini"],
    [3, 6, 0, "sono disponibili 3 stanze per 6 adulti"],
    [1, 25, 11, "è disponibile 1 stanza per 25 adulti e 11 bambini"], // no upper limit
  ])("%i rooms, %i adults, %i children", (rooms, adults, children, middle) => {
    expect(houseMessage(STAY, { rooms, adults, children })).toBe(
      `Ciao, vorrei sapere se ${middle} ${DATES}`,
    );
  });
});

describe("a room's message", () => {
  test.each([
    ["Elegant Room", 1, 0, "1 adulto"],
    ["Natural Room", 2, 0, "2 adulti"],
    ["Reading Room", 2, 1, "2 adulti e 1 bambino"],
    ["Elegant Room", 1, 3, "1 adulto e 3 bambini"],
  ])("%s, %i adults, %i children", (room, adults, children, party) => {
    expect(enquiryMessage({ stay: STAY, party: { rooms: 1, adults, children } }, room)).toBe(
      `Ciao, vorrei sapere se la ${room} è disponibile per ${party} ${DATES}`,
    );
  });
});

test.each([
  ["2026-12-31", "2027-01-01", "dal 31/12/2026 al 01/01/2027"], // year
  ["2028-02-28", "2028-02-29", "dal 28/02/2028 al 29/02/2028"], // leap day
  ["2027-03-27", "2027-03-28", "dal 27/03/2027 al 28/03/2027"], // clocks forward
  ["2027-10-30", "2027-10-31", "dal 30/10/2027 al 31/10/2027"], // clocks back
])("%s to %s", (checkIn, checkOut, dates) => {
  const message = houseMessage({ checkIn, checkOut }, { rooms: 1, adults: 1, children: 0 });
  expect(message.endsWith(dates)).toBe(true);
});

test("without dates, a general message, for the house or a room", () => {
  expect(generalMessage()).toContain("avete una stanza disponibile");
  expect(generalMessage("Reading Room")).toContain("la Reading Room è disponibile");
});

describe("an enquiry says as much as was chosen", () => {
  const party = { rooms: 2, adults: 3, children: 1 };
  test.each([
    [
      { stay: STAY, party },
      undefined,
      `se sono disponibili 2 stanze per 3 adulti e 1 bambino ${DATES}`,
    ],
    [
      { stay: STAY, party },
      "Reading Room",
      `se sono disponibili 2 stanze, fra cui la Reading Room, per 3 adulti e 1 bambino ${DATES}`,
    ],
    [{ stay: STAY }, undefined, `se è disponibile 1 stanza per 1 adulto ${DATES}`], // as the form shows it
    [
      { party },
      undefined,
      "se sono disponibili 2 stanze per 3 adulti e 1 bambino. Le mie date sono: ",
    ],
    [
      { party },
      "Reading Room",
      "se sono disponibili 2 stanze, fra cui la Reading Room, per 3 adulti e 1 bambino. Le mie date sono: ",
    ],
    [{}, undefined, "se avete una stanza disponibile. Le mie date sono: "],
    [{}, "Reading Room", "se la Reading Room è disponibile. Le mie date sono: "],
  ])("%j about %s", (enquiry, room, words) => {
    expect(enquiryMessage(enquiry, room)).toBe(`Ciao, vorrei sapere ${words}`);
  });
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
    [[undefined, undefined], "2 bambini", ""], // nobody gave them
  ])("%j stand behind the specified question", (ages, children, sentence) => {
    const party = { rooms: 1, adults: 2, children: ages.length, ages };
    expect(houseMessage(STAY, party)).toBe(question.replace("%s", children) + sentence);
    expect(enquiryMessage({ stay: STAY, party }, "Elegant Room")).toMatch(
      new RegExp(`${RegExp.escape(`${DATES}${sentence}`)}$`),
    );
  });

  test("of children who stay at home nothing is said, and without dates the guest writes on", () => {
    const party = { rooms: 1, adults: 2, children: 1, ages: [4, 7] };
    expect(houseMessage(STAY, party)).toMatch(/Il bambino ha 4 anni\.$/);
    expect(enquiryMessage({ party })).toBe(
      "Ciao, vorrei sapere se è disponibile 1 stanza per 2 adulti e 1 bambino (età 4). Le mie date sono: ",
    );
  });

  test.each([
    ["en", "The children are 4 and 7 years old.", "The child is under 1 year old."],
    ["de", "frei? Die Kinder sind 4 und 7 Jahre alt.", "Das Kind ist unter 1 Jahr alt."],
  ] as const)("%s says them in two languages", (language, children, newborn) => {
    const book = phrasebook(readAllContent({}, language).phrases);
    const asked = (ages: number[]) =>
      book.enquiryMessage({
        stay: STAY,
        party: { rooms: 1, adults: 2, children: ages.length, ages },
      });
    expect(asked([4, 7])).toContain(children);
    expect(asked([4, 7])).toMatch(/\(it\) Ciao, .* I bambini hanno 4 e 7 anni\.$/);
    expect(asked([0])).toContain(newborn);
  });
});

test("a question about the area names the days and people that were chosen", () => {
  const question = "Ciao, vorrei sapere se avete un consiglio per visitare i dintorni.";
  expect(adviceMessage({})).toBe(`${question} `);
  expect(adviceMessage({ stay: STAY, party: { rooms: 1, adults: 2, children: 1 } })).toBe(
    `${question} Siamo 2 adulti e 1 bambino, ${DATES}. `,
  );
});

describe("links", () => {
  const message = houseMessage(STAY, { rooms: 1, adults: 2, children: 3 });

  test("the chat link holds the number in digits and exactly the message", () => {
    const link = chatLink("+39 0861 000 000", message);
    expect(link.startsWith("https://wa.me/390861000000?text=")).toBe(true);
    expect(decodeURIComponent(link.split("?text=")[1] ?? "")).toBe(message);
  });

  test("a space is %20: the chat app shows a plus as a plus", () => {
    expect(chatLink("39", message)).not.toContain("+");
  });

  test("the e-mail draft holds the message", () => {
    const link = mailLink("ciao@casa.example", "Richiesta", message);
    expect(decodeURIComponent(link.split("&body=")[1] ?? "")).toBe(message);
  });

  test("the phone link is international", () => {
    expect(phoneLink("+39 0861 000 000")).toBe("tel:+390861000000");
  });

  test("a number without digits is a slip in the content", () => {
    expect(() => chatLink("da inserire", message)).toThrow(RangeError);
  });
});

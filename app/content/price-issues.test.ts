import { describe, expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { issuesOf } from "#tests/support/issues.ts";

const RATES = `rates:
  elegant_room: { base: "85,00" }
  natural_room: { base: "85,00" }
  reading_room: { base: "85,00" }
`;

const issuesOfPrices = (prices: string) => issuesOf({ prices });

const withSeason = (line: string) => `${RATES}seasons:\n  - { name: Estate, ${line} }\n`;
const withRate = (rate: string) => RATES.replace('elegant_room: { base: "85,00" }', rate);
const withBed = (line: string) =>
  withRate(`elegant_room: { base: "85,00", extraBed: { ${line} } }`);

test("a rate for each room is enough", () => expect(issuesOfPrices(RATES)).toEqual([]));

describe("the check accepts the prices:", () => {
  test.each([
    withSeason('from: "12-23", to: "01-06"'), // over New Year's Eve
    withSeason('from: "02-29", to: "02-29"'),
    withSeason("from: 06-01, to: 06-30, minNights: 2"), // without quotes, without a price
    withSeason('from: "2027-08-14", to: "2027-08-14", rooms: [elegant_room], base: "130,00"'),
    `${RATES}discounts: [{ nights: 7, percent: 12.5 }]`,
    `${RATES}tax: { perNight: "1,00" }`,
    withBed('adult: "25,00"'),
    withBed('adult: "25,00", freeBelow: 3'),
  ])("%s", (prices) => expect(issuesOfPrices(prices)).toEqual([]));
});

describe("the check reports with its line:", () => {
  test.each([
    // Prices
    [withRate("elegant_room: { base: 95 }"), 2, 'Il prezzo va scritto così: "85,00"'],
    [withRate('elegant_room: { base: "€ 95,00" }'), 2, 'Il prezzo va scritto così: "85,00"'],
    [withRate('elegant_room: { base: "0,00" }'), 2, "maggiore di zero"],
    [withRate('elegant_room: { single: "70,00" }'), 2, "elegant_room.base: Il prezzo va"],
    [withRate('elegant_room: { base: "85,00", single: "86,00" }'), 2, "Una persona sola paga più"],
    [withRate('elegant_room: { basis: "85,00" }'), 2, "va tolto: basis"],
    // Rooms of which one has no price, or a price that no room has
    [withRate('blue_room: { base: "85,00" }'), 1, 'manca il prezzo di "elegant_room"'],
    [withRate('blue_room: { base: "85,00" }'), 2, '"blue_room" non è di nessuna camera'],
    [
      withSeason('from: "06-01", to: "06-30", rooms: [blue_room]'),
      6,
      '"blue_room" non è di nessuna camera',
    ],
    // The bed
    [withBed('adult: "25,00", child: "15,00"'), 2, "Manca sotto quale età"],
    [withBed('adult: "25,00", childBelow: 12'), 2, "Manca il prezzo per bambini"],
    [withBed('adult: "25,00", child: "26,00", childBelow: 12'), 2, "più di quello di un adulto"],
    [withBed('adult: "25,00", child: "9,00", childBelow: 3, freeBelow: 3'), 2, "più basso"],
    [withBed('adult: "25,00", freeBelow: 21'), 2, "meno di 18 anni"],
    // Days of seasons
    [withSeason('from: "08-23", to: "08-08"'), 6, "La stagione finisce prima di cominciare"],
    [withSeason('from: "02-01", to: "02-30"'), 6, "deve esserci nel calendario"],
    [withSeason('from: "8-8-27", to: "08-23"'), 6, "Il giorno va scritto così: 23/8 per ogni anno"],
    [withSeason('from: "2027-08-08", to: "08-23"'), 6, "nello stesso modo"],
    [withSeason('from: "08-08"'), 6, "seasons.0.to: Il giorno va"],
    [withSeason('from: "06-01", to: "06-30", minNights: 0'), 6, "almeno 1"],
    [withSeason('from: "06-01", to: "06-30", minNights: "3"'), 6, "Serve un numero intero"],
    [
      withSeason('from: "06-01", to: "06-30", single: "95,00"'),
      6,
      "più di due: in elegant_room, natural",
    ],
    [
      withRate('natural_room: { base: "90,00" }\n  elegant_room: { base: "85,00" }'),
      4,
      "Non è YAML valido",
    ],
    // Discounts and the tax
    [`${RATES}discounts:\n  - { nights: 7, percent: 0 }`, 6, "maggiore di zero"],
    [`${RATES}discounts:\n  - { nights: 7, percent: 120 }`, 6, "al massimo del 100 %"],
    [`${RATES}discounts:\n  - { nights: 7, percent: 3.333 }`, 6, "Al massimo due decimali"],
    [`${RATES}tax: { perNight: "1,00", from: "05-01" }`, 5, "Manca l’ultima notte"],
    [`${RATES}tax: { perNight: "1,00", to: "05-01" }`, 5, "Manca la prima notte"],
  ])("%s", (prices, line, words) => {
    const issues = issuesOfPrices(prices);
    const matchingIssue = issues.find((one) => one.includes(words)) ?? issues.join("\n");
    expect(matchingIssue).toContain(words);
    expect(matchingIssue).toContain(`content/prices.yaml:${line} `);
    expect(matchingIssue).not.toMatch(/expected|invalid|received|unrecognized|too small|atteso/i);
  });
});

test.each([
  ["8/8", "08-09", "08-08"],
  ["08-09", "08-23", "08-09"], // in a file the month stands first
  ["8/8/2027", "2027-08-23", "2027-08-08"],
])("a season from %s to %s begins on %s", (from, to, day) => {
  const text = withSeason(`from: "${from}", to: "${to}"`);
  expect(readContents({ prices: text }).it.prices.seasons[0]?.from).toBe(day);
});

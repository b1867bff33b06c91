import { describe, expect, test } from "vitest";
import { fullContent } from "#tests/support/full-prices.ts";
import type { Prices } from "./prices.ts";
import { doAgesMatter, areAgesNeeded, quoteRooms, splitIntoRooms } from "./quote-rooms.ts";

const { prices } = fullContent;
const APRIL = { checkIn: "2027-04-10", checkOut: "2027-04-12" };
const AUGUST = { checkIn: "2027-08-07", checkOut: "2027-08-09" };

const rates = (...bases: number[]): Prices => ({
  rates: Object.fromEntries(bases.map((base, room) => [`room_${room}`, { base }])),
  seasons: [],
  discounts: [],
});

describe("people are spread evenly over the rooms, the youngest last:", () => {
  /** The adults and the children's ages of each room; an empty text is an age that the guest did not choose. */
  test.each([
    [{ rooms: 1, adults: 2, children: 1, ages: [4] }, ["2,4"]],
    [{ rooms: 2, adults: 2, children: 3, ages: [9, 2, 5] }, ["1,9,2", "1,5"]],
    [{ rooms: 2, adults: 3, children: 0 }, ["2", "1"]],
    [{ rooms: 3, adults: 1, children: 1 }, ["1", "0,", "0"]],
    [{ rooms: 2, adults: 1, children: 2, ages: [3, undefined] }, ["1,3", "0,"]],
  ])("%j", (party, groups) => {
    const rooms = splitIntoRooms(party).map(({ adults, ages = [] }) => [adults, ...ages].join());
    expect(rooms).toEqual(groups);
  });
});

test.each([
  [1, 17000],
  [2, 34000],
  [3, 51000],
  [9, 51000], // the house has no more rooms
])("at equal rates %i rooms cost a multiple of one room", (rooms, cents) => {
  const quote = quoteRooms(APRIL, { rooms, adults: 2, children: 0 }, rates(8500, 8500, 8500));
  expect(quote).toMatchObject({ cents, isLeast: false, minNights: 1 });
  expect(quote.lines).toHaveLength(1);
});

test.each([
  [1, { cents: 17000, isLeast: true }],
  [2, { cents: 36000, isLeast: true }],
  // For all rooms there is no other, dearer choice of rooms.
  [3, { cents: 58000, isLeast: false }],
])("where rates differ, %i rooms for two nights cost %o", (rooms, price) => {
  const party = { rooms, adults: rooms, children: 0 };
  expect(quoteRooms(APRIL, party, rates(11000, 8500, 9500))).toMatchObject(price);
});

test("the division of people over the rooms can change the price of the whole house", () => {
  // Of five people in three rooms one is alone, and gets the room with a lower price for one person.
  const party = { rooms: 3, adults: 5, children: 0 };
  expect(quoteRooms(APRIL, party, prices)).toMatchObject({ cents: 49000, isLeast: true });
});

test("the extra bed goes into the room where it costs nothing", () => {
  const party = { rooms: 2, adults: 4, children: 1, ages: [8] };
  const { cents, lines, isLeast } = quoteRooms(APRIL, party, prices);
  expect({ cents, isLeast }).toEqual({ cents: 34000, isLeast: true });
  expect(lines).toEqual([{ kind: "room", quantity: 2, nights: 2, unit: 8500, cents: 34000 }]);
});

test("a room whose minimum stay fits comes before a cheaper room whose minimum stay does not", () => {
  const season = { name: "Ponte", from: "04-01", to: "04-30", rooms: ["room_0"], minNights: 3 };
  const seasonPrices = { ...rates(5000, 8500), seasons: [season] };
  const couple = { rooms: 1, adults: 2, children: 0 };
  expect(quoteRooms(APRIL, couple, seasonPrices)).toMatchObject({ cents: 17000, minNights: 1 });
  expect(quoteRooms(APRIL, { ...couple, rooms: 2 }, seasonPrices)).toMatchObject({ minNights: 3 });
});

test("equal price lines of several rooms become one line", () => {
  const party = { rooms: 2, adults: 3, children: 0 };
  expect(quoteRooms(AUGUST, party, { ...prices, seasons: [] }).lines).toEqual([
    { kind: "room", quantity: 1, nights: 2, unit: 8500, cents: 17000 },
    { kind: "room", quantity: 1, nights: 2, unit: 7000, cents: 14000 },
    { kind: "tax", quantity: 3, nights: 2, unit: 100, cents: 600 },
  ]);
});

describe("whether children's ages matter to the price:", () => {
  const untaxed = { ...prices, tax: undefined };
  const only = (slug: string) => ({ ...prices, rates: { [slug]: prices.rates[slug]! } });
  test.each([
    ["of a third person, where the bed costs", APRIL, 2, 1, only("elegant_room"), true],
    ["of a second person", APRIL, 1, 1, only("elegant_room"), false],
    ["where the bed costs all the same", APRIL, 2, 1, only("natural_room"), false],
    ["where there is a tax they may be free of", AUGUST, 1, 1, only("reading_room"), true],
    ["out of the tax's season", APRIL, 2, 1, only("reading_room"), false],
    ["where no price asks for them", AUGUST, 2, 1, { ...untaxed, ...rates(8500) }, false],
    ["of no child", AUGUST, 3, 0, prices, false],
  ])("%s", (_, stay, adults, children, from, matter) => {
    expect(doAgesMatter(stay, { rooms: 1, adults, children }, from)).toBe(matter);
  });

  test("an age is missing until the guest has chosen every age that counts", () => {
    const party = { rooms: 1, adults: 1, children: 2 };
    const from = only("elegant_room");
    const missing = (ages?: (number | undefined)[]) =>
      areAgesNeeded(AUGUST, { ...party, ages }, from);
    for (const ages of [undefined, [4], [undefined, 13]]) expect(missing(ages)).toBe(true);
    expect(missing([4, 15])).toBe(false);
  });
});

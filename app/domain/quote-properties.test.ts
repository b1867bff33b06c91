import { expect, test } from "vitest";
import { seededRandom } from "#tests/support/random.ts";
import type { Prices } from "./prices.ts";
import { quoteRoom } from "./quote.ts";
import { quoteRooms } from "./quote-rooms.ts";
import { daysAfter } from "./stay.ts";

const { integer, oneOf } = seededRandom(20_270_610);

/** The random cases are many, so that they contain cases that nobody thought of. */
const TURNS = Array.from({ length: 300 }, (_, turn) => turn);

const twoDigits = (number: number) => String(number).padStart(2, "0");
const yearly = (month: number) => `${twoDigits(month)}-${twoDigits(integer(1, 28))}`;

function randomPrices(): Prices {
  const base = integer(4_000, 20_000);
  const adult = integer(0, 4_000);
  const rate = () => ({
    base: base + integer(0, 3_000),
    single: oneOf([undefined, base - integer(0, 2_000)]),
    extraBed: oneOf([
      undefined,
      { adult, child: integer(0, adult), childBelow: integer(6, 14), freeBelow: integer(0, 5) },
    ]),
  });
  const season = () => ({
    name: "S",
    from: yearly(integer(1, 12)),
    to: yearly(integer(1, 12)),
    rooms: oneOf([undefined, ["a"], ["a", "b"]]),
    base: oneOf([undefined, integer(4_000, 30_000)]),
    minNights: oneOf([undefined, integer(1, 7)]),
  });
  return {
    rates: { a: rate(), b: rate(), c: rate() },
    seasons: Array.from({ length: integer(0, 4) }, season),
    discounts: oneOf([[], [{ nights: integer(2, 9), percent: integer(1, 10_000) / 100 }]]),
    tax: oneOf([
      undefined,
      { perNight: integer(50, 500), maxNights: oneOf([undefined, integer(1, 9)]), freeBelow: 14 },
      { perNight: 133, from: yearly(5), to: yearly(9) },
    ]),
  };
}

function randomParty() {
  const children = integer(0, 3);
  const ages = Array.from({ length: children }, () => oneOf([undefined, integer(0, 17)]));
  return { rooms: integer(1, 3), adults: integer(1, 5), children, ages };
}

function randomStay(maxNights = 20) {
  const checkIn = daysAfter("2027-01-01", integer(0, 800));
  return { checkIn, checkOut: daysAfter(checkIn, integer(1, maxNights)) };
}

test("price lines are whole cents that sum to the total, for one room and for several", () => {
  for (const _ of TURNS) {
    const prices = randomPrices();
    const [stay, party] = [randomStay(), randomParty()];
    for (const { lines, cents, tax } of [
      quoteRoom(stay, party, "a", prices),
      quoteRooms(stay, party, prices),
    ]) {
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
      const linesByUnit = lines.filter(({ kind }) => kind !== "discount");
      expect(lines.every((line) => Number.isSafeInteger(line.cents))).toBe(true);
      expect(linesByUnit.map(({ quantity, nights, unit }) => quantity * nights * unit)).toEqual(
        linesByUnit.map((line) => line.cents),
      );
      expect(cents).toBeGreaterThanOrEqual(tax ?? 0);
    }
  }
});

test("before discounts a stay costs the sum of its nights", () => {
  for (const _ of TURNS) {
    const prices = { ...randomPrices(), discounts: [] };
    if (prices.tax) prices.tax = { ...prices.tax, maxNights: undefined };
    const [{ checkIn, checkOut }, party] = [randomStay(), randomParty()];
    let sum = 0;
    for (let night = checkIn; night < checkOut; night = daysAfter(night, 1))
      sum += quoteRoom({ checkIn: night, checkOut: daysAfter(night, 1) }, party, "b", prices).cents;
    expect(quoteRoom({ checkIn, checkOut }, party, "b", prices).cents).toBe(sum);
  }
});

test("the order of seasons that do not overlap changes no price", () => {
  for (const _ of TURNS) {
    const months = [1, 3, 5, 7, 9, 11].map((month) => ({
      name: "S",
      from: yearly(month),
      to: yearly(month + 1),
      base: integer(4_000, 30_000),
      minNights: integer(1, 7),
    }));
    const prices = { ...randomPrices(), seasons: months };
    const shuffled = { ...prices, seasons: months.toSorted(() => integer(0, 1) - 0.5) };
    const [stay, party] = [randomStay(40), randomParty()];
    expect(quoteRoom(stay, party, "a", shuffled)).toEqual(quoteRoom(stay, party, "a", prices));
  }
});

test("saying a child's age never makes a stay dearer", () => {
  for (const _ of TURNS) {
    const prices = randomPrices();
    const [stay, party] = [randomStay(), randomParty()];
    const centsWithoutAges = quoteRoom(stay, { ...party, ages: [] }, "a", prices).cents;
    expect(quoteRoom(stay, party, "a", prices).cents).toBeLessThanOrEqual(centsWithoutAges);
  }
});

test("the total for any one room is the lowest of the rooms whose minimum stay fits", () => {
  for (const _ of TURNS) {
    const prices = randomPrices();
    const [stay, party] = [randomStay(), { ...randomParty(), rooms: 1 }];
    const nights = (Date.parse(stay.checkOut) - Date.parse(stay.checkIn)) / 86_400_000;
    const quotes = Object.keys(prices.rates).map((room) => quoteRoom(stay, party, room, prices));
    const allowed = quotes.filter(({ minNights }) => minNights <= nights);
    const allCents = (allowed.length > 0 ? allowed : quotes).map(({ cents }) => cents);
    const { cents, isLeast } = quoteRooms(stay, party, prices);
    expect(cents).toBe(Math.min(...allCents));
    expect(isLeast).toBe(Math.max(...allCents) > cents);
  }
});

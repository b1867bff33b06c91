import { expect, test } from "vitest";
import { chances } from "#tests/support/random.ts";
import type { Prices } from "./prices.ts";
import { quote } from "./quote.ts";
import { quoteRooms } from "./quote-rooms.ts";
import { daysAfter } from "./stay.ts";

const { whole, some } = chances(20_270_610);

/** Of so many prices and stays, enough to meet what nobody thought of. */
const TURNS = Array.from({ length: 300 }, (_, turn) => turn);

const two = (number: number) => String(number).padStart(2, "0");
const yearly = (month: number) => `${two(month)}-${two(whole(1, 28))}`;

function randomPrices(): Prices {
  const base = whole(4_000, 20_000);
  const adult = whole(0, 4_000);
  const rate = () => ({
    base: base + whole(0, 3_000),
    single: some([undefined, base - whole(0, 2_000)]),
    extraBed: some([
      undefined,
      { adult, child: whole(0, adult), childBelow: whole(6, 14), freeBelow: whole(0, 5) },
    ]),
  });
  const season = () => ({
    name: "S",
    from: yearly(whole(1, 12)),
    to: yearly(whole(1, 12)),
    rooms: some([undefined, ["a"], ["a", "b"]]),
    base: some([undefined, whole(4_000, 30_000)]),
    minNights: some([undefined, whole(1, 7)]),
  });
  return {
    rates: { a: rate(), b: rate(), c: rate() },
    seasons: Array.from({ length: whole(0, 4) }, season),
    discounts: some([[], [{ nights: whole(2, 9), percent: whole(1, 10_000) / 100 }]]),
    tax: some([
      undefined,
      { perNight: whole(50, 500), maxNights: some([undefined, whole(1, 9)]), freeBelow: 14 },
      { perNight: 133, from: yearly(5), to: yearly(9) },
    ]),
  };
}

function randomParty() {
  const children = whole(0, 3);
  const ages = Array.from({ length: children }, () => some([undefined, whole(0, 17)]));
  return { rooms: whole(1, 3), adults: whole(1, 5), children, ages };
}

function randomStay(most = 20) {
  const checkIn = daysAfter("2027-01-01", whole(0, 800));
  return { checkIn, checkOut: daysAfter(checkIn, whole(1, most)) };
}

test("lines are whole cents that sum to the total, of rooms as of one", () => {
  for (const _ of TURNS) {
    const prices = randomPrices();
    const [stay, party] = [randomStay(), randomParty()];
    for (const { lines, cents, tax } of [
      quote(stay, party, "a", prices),
      quoteRooms(stay, party, prices),
    ]) {
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
      const counted = lines.filter(({ kind }) => kind !== "discount");
      expect(lines.every((line) => Number.isSafeInteger(line.cents))).toBe(true);
      expect(counted.map(({ times, nights, unit }) => times * nights * unit)).toEqual(
        counted.map((line) => line.cents),
      );
      expect(cents).toBeGreaterThanOrEqual(tax ?? 0);
    }
  }
});

test("before discounts a stay is the sum of its nights", () => {
  for (const _ of TURNS) {
    const prices = { ...randomPrices(), discounts: [] };
    if (prices.tax) prices.tax = { ...prices.tax, maxNights: undefined };
    const [{ checkIn, checkOut }, party] = [randomStay(), randomParty()];
    let sum = 0;
    for (let night = checkIn; night < checkOut; night = daysAfter(night, 1))
      sum += quote({ checkIn: night, checkOut: daysAfter(night, 1) }, party, "b", prices).cents;
    expect(quote({ checkIn, checkOut }, party, "b", prices).cents).toBe(sum);
  }
});

test("seasons that do not overlap may stand in any order", () => {
  for (const _ of TURNS) {
    const months = [1, 3, 5, 7, 9, 11].map((month) => ({
      name: "S",
      from: yearly(month),
      to: yearly(month + 1),
      base: whole(4_000, 30_000),
      minNights: whole(1, 7),
    }));
    const prices = { ...randomPrices(), seasons: months };
    const mixed = { ...prices, seasons: months.toSorted(() => whole(0, 1) - 0.5) };
    const [stay, party] = [randomStay(40), randomParty()];
    expect(quote(stay, party, "a", mixed)).toEqual(quote(stay, party, "a", prices));
  }
});

test("saying a child's age never makes a stay dearer", () => {
  for (const _ of TURNS) {
    const prices = randomPrices();
    const [stay, party] = [randomStay(), randomParty()];
    const unsaid = quote(stay, { ...party, ages: [] }, "a", prices).cents;
    expect(quote(stay, party, "a", prices).cents).toBeLessThanOrEqual(unsaid);
  }
});

test("of several rooms the total is the least there is", () => {
  for (const _ of TURNS) {
    const prices = randomPrices();
    const [stay, party] = [randomStay(), { ...randomParty(), rooms: 1 }];
    const nights = (Date.parse(stay.checkOut) - Date.parse(stay.checkIn)) / 86_400_000;
    const all = Object.keys(prices.rates).map((room) => quote(stay, party, room, prices));
    const fitting = all.filter(({ minNights }) => minNights <= nights);
    const each = (fitting.length > 0 ? fitting : all).map(({ cents }) => cents);
    const { cents, isLeast } = quoteRooms(stay, party, prices);
    expect(cents).toBe(Math.min(...each));
    expect(isLeast).toBe(Math.max(...each) > cents);
  }
});

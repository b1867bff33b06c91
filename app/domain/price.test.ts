import { expect, test } from "vitest";
import { italian } from "#tests/support/italian.ts";
import { priceOfStay } from "./price.ts";

const { money, priceWords } = italian;

test.each([
  [[8500], 1, 1, 8500],
  [[8500, 8500, 8500], 2, 1, 17000],
  [[8500, 8500, 8500], 7, 3, 178500],
  [[8550, 8550, 8550], 3, 2, 51300],
])("at %j cents for %i nights and %i rooms: %i", (rates, nights, rooms, cents) => {
  expect(priceOfStay(rates, nights, rooms)).toEqual({ cents, isLeast: false });
});

test.each([
  [1, { cents: 25500, isLeast: true }],
  [2, { cents: 54000, isLeast: true }],
  // The whole house is what it is: there is no other choice of rooms.
  [3, { cents: 87000, isLeast: false }],
])("where rates differ, %i rooms for three nights cost %o", (rooms, price) => {
  expect(priceOfStay([11000, 8500, 9500], 3, rooms)).toEqual(price);
});

test("a price that is the least says so", () => {
  expect(priceWords({ cents: 25500, isLeast: true })).toBe("da € 255,00");
  expect(priceWords({ cents: 25500, isLeast: false })).toBe("€ 255,00");
});

test.each([
  [8500, "€ 85,00"],
  [8505, "€ 85,05"],
  [0, "€ 0,00"],
  [99999, "€ 999,99"],
  [100000, "€ 1.000,00"],
  [123456789, "€ 1.234.567,89"],
])("%i cents: %s", (cents, words) => expect(money(cents)).toBe(words));

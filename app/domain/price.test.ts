import { expect, test } from "vitest";
import { euros, priceOfStay } from "./price.ts";

test.each([
  [8500, 1, 1, 8500],
  [8500, 2, 1, 17000],
  [8500, 7, 3, 178500],
  [8550, 3, 2, 51300],
])("%i cents for %i nights and %i rooms: %i", (rate, nights, rooms, total) => {
  expect(priceOfStay(rate, nights, rooms)).toBe(total);
});

test.each([
  [8500, "€ 85,00"],
  [8505, "€ 85,05"],
  [0, "€ 0,00"],
  [99999, "€ 999,99"],
  [100000, "€ 1.000,00"],
  [123456789, "€ 1.234.567,89"],
])("%i cents: %s", (cents, words) => expect(euros(cents)).toBe(words));

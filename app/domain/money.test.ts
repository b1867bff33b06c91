import { expect, test } from "vitest";
import { italian } from "#tests/support/italian.ts";

const { money, priceWords } = italian;

test("a price that is the lowest of several begins with “da”", () => {
  expect(priceWords({ cents: 25500, isLeast: true })).toBe("da € 255,00");
  expect(priceWords({ cents: 25500, isLeast: false })).toBe("€ 255,00");
});

test.each([
  [8505, "€ 85,05"],
  [0, "€ 0,00"],
  [99999, "€ 999,99"],
  [100000, "€ 1.000,00"],
  [123456789, "€ 1.234.567,89"],
])("%i cents read %s", (cents, words) => expect(money(cents)).toBe(words));

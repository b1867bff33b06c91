import { expect, test } from "vitest";
import { nightPrice } from "./night-prices.ts";
import type { Prices } from "./prices.ts";

const PRICES: Prices = {
  rates: { elegant_room: { base: 8_500 }, reading_room: { base: 8_500 } },
  seasons: [
    { name: "Ferragosto", from: "08-08", to: "08-23", base: 11_000 },
    { name: "Fiera", from: "2027-08-14", to: "2027-08-16", rooms: ["elegant_room"], base: 13_000 },
  ],
  discounts: [],
};

test.each([
  ["2027-08-07", 8_500, false, "the night before the season"],
  ["2027-08-08", 11_000, false, "its first night"],
  ["2027-08-23", 11_000, false, "its last"],
  ["2027-08-24", 8_500, false, "the one after"],
  ["2027-08-14", 11_000, true, "a night on which one room costs more"],
  ["2028-08-14", 11_000, false, "the same night a year later"],
])("the night of %s costs %d cents (more elsewhere: %s): %s", (night, cents, isLeast) => {
  expect(nightPrice(night, PRICES)).toEqual({ cents, isLeast });
});

import { describe, expect, test } from "vitest";
import { fullContent } from "#tests/support/full-prices.ts";
import { priceRange, roomOffers } from "./offers.ts";

const { prices } = fullContent;

/** Each season's first and last night in the offers of a room, as told on a day. */
function told(room: string, today: string) {
  return roomOffers(room, prices, today).map((offer) =>
    [
      offer["name"] ?? "",
      offer["validFrom"] ?? "",
      offer["validThrough"] ?? "",
      offer["price"],
    ].join(" "),
  );
}

describe("a room is offered for the year and for each season to come:", () => {
  test.each([
    [
      "elegant_room",
      "2027-06-10",
      [
        "   85.00",
        "Ferragosto 2027-08-08 2027-08-23 110.00",
        "Natale 2027-12-23 2028-01-06 100.00",
        "Carnevale 2028-02-25 2028-02-29 95.00",
        "Fiera 2027-08-14 2027-08-16 130.00",
      ],
    ],
    [
      "reading_room",
      "2027-08-23", // the last night of one
      [
        "   85.00",
        "Ferragosto 2027-08-08 2027-08-23 110.00",
        "Natale 2027-12-23 2028-01-06 100.00",
        "Carnevale 2028-02-25 2028-02-29 95.00",
        "Lavori 2027-11-02 2027-11-05 60.55",
      ],
    ],
    [
      "natural_room",
      "2028-01-06", // in one that began last year
      [
        "   90.00",
        "Ferragosto 2028-08-08 2028-08-23 110.00",
        "Natale 2027-12-23 2028-01-06 100.00",
        "Carnevale 2028-02-25 2028-02-29 95.00",
      ],
    ],
    [
      "natural_room",
      "2029-01-07", // the day after, in a year without a 29 February
      [
        "   90.00",
        "Ferragosto 2029-08-08 2029-08-23 110.00",
        "Natale 2029-12-23 2030-01-06 100.00",
        "Carnevale 2029-02-25 2029-02-28 95.00",
      ],
    ],
  ])("%s on %s", (room, today, offers) => expect(told(room, today)).toEqual(offers));
});

test("an offer says its price a night, and how many nights it asks for", () => {
  const [year, august] = roomOffers("elegant_room", prices, "2027-06-10");
  expect(year).not.toHaveProperty("eligibleQuantity");
  expect(august).toMatchObject({
    "@type": "Offer",
    priceCurrency: "EUR",
    eligibleQuantity: { "@type": "QuantitativeValue", minValue: 3, unitCode: "DAY" },
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: "110.00",
      unitCode: "DAY",
      validFrom: "2027-08-08",
      validThrough: "2027-08-23",
    },
  });
});

test.each([
  ["2027-06-10", "€60.55–€130"],
  ["2027-11-06", "€85–€110"], // fair and works are over
])("on %s the house costs %s", (today, range) => expect(priceRange(prices, today)).toBe(range));

test("one price is no range", () => {
  const alike = { ...prices, rates: { a: { base: 8500 }, b: { base: 8500 } }, seasons: [] };
  expect(priceRange(alike, "2027-06-10")).toBe("€85");
});

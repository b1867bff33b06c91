import { expect, test } from "vitest";
import { fullContent } from "#tests/support/full-prices.ts";
import { priceRange, roomOffers } from "./structured-data.ts";

const { prices } = fullContent;

/** The first and the last night of each season in the offers of a room, as a search engine reads them on a day. */
function describeOffers(room: string, today: string) {
  return roomOffers(room, prices, today).map((offer) =>
    [
      offer["name"] ?? "",
      offer["validFrom"] ?? "",
      offer["validThrough"] ?? "",
      offer["price"],
    ].join(" "),
  );
}

test("each coming night is in exactly one offer, at the price of its season", () => {
  expect(describeOffers("elegant_room", "2027-06-10")).toEqual([
    "  2027-08-07 85.00",
    "Ferragosto 2027-08-08 2027-08-13 110.00",
    // The fair comes after Ferragosto in the list of seasons, so its price counts for these three nights.
    "Fiera 2027-08-14 2027-08-16 130.00",
    "Ferragosto 2027-08-17 2027-08-23 110.00",
    " 2027-08-24 2027-12-22 85.00",
    "Natale 2027-12-23 2028-01-06 100.00",
    " 2028-01-07 2028-02-24 85.00",
    "Carnevale 2028-02-25 2028-02-29 95.00",
    " 2028-03-01 2028-08-07 85.00",
    "Ferragosto 2028-08-08 2028-08-23 110.00",
    " 2028-08-24 2028-12-22 85.00",
    "Natale 2028-12-23 2029-01-06 100.00",
    " 2029-01-07 2029-02-24 85.00",
    // The season ends on 29 February, which this year does not have.
    "Carnevale 2029-02-25 2029-02-28 95.00",
    " 2029-03-01 2029-06-30 85.00",
  ]);
});

test.each([
  ["2027-08-23", "Ferragosto  2027-08-23 110.00", "the last night of a season"],
  ["2028-01-06", "Natale  2028-01-06 100.00", "a season that began last year"],
])("on %s the first offer is %s: %s", (today, first) =>
  expect(describeOffers("natural_room", today)[0]).toBe(first),
);

test("an offer has its price for a night and its minimum number of nights", () => {
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
      validThrough: "2027-08-13",
    },
  });
});

test.each([
  ["2027-06-10", "€60.55–€130"],
  ["2027-11-06", "€85–€110"], // fair and works are over
])("on %s the price range is %s", (today, range) => expect(priceRange(prices, today)).toBe(range));

/** A room's prices in schema.org's vocabulary: an offer for each period of coming nights at one rate. */
import { priceSpan, type RatePeriod, ratePeriods } from "#app/domain/night-prices.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Day } from "#app/domain/stay.ts";
import type { JsonLdNode } from "./json-ld.ts";

/** The offer of a period; `validity` is empty where there is no other price. */
function offerOf({ cents, season }: RatePeriod, validity: JsonLdNode): JsonLdNode {
  const price = (cents / 100).toFixed(2);
  return {
    "@type": "Offer",
    ...(season && { name: season.name }),
    price,
    priceCurrency: "EUR",
    ...validity,
    ...(season?.minNights && {
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        minValue: season.minNights,
        unitCode: "DAY",
      },
    }),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: "EUR",
      // A day, in the code list of trade: the price is for a night.
      unitCode: "DAY",
      ...validity,
    },
  };
}

/**
 * No two offers are valid for the same night, and each has the price that `quote` charges. The current
 * period has no `validFrom`, so that a page does not change from day to day.
 */
export function roomOffers(room: string, prices: Prices, today: Day): JsonLdNode[] {
  const periods = ratePeriods(room, prices, today);
  if (periods.length === 1) return periods.map((only) => offerOf(only, {}));
  return periods.map((period) =>
    offerOf(period, {
      ...(period.first > today && { validFrom: period.first }),
      validThrough: period.last,
    }),
  );
}

/** "€85", "€85–€110": the lowest and the highest price of a coming night. */
export function priceRange(prices: Prices, today: Day): string {
  const bounds = priceSpan(prices, today).map(
    (cents) => `€${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`,
  );
  return [...new Set(bounds)].join("–");
}

/** What a night costs, for machines: an offer for each period of coming nights at one rate. */
import { priceSpan, type RatePeriod, ratePeriods } from "#app/domain/night-prices.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Day } from "#app/domain/stay.ts";
import type { Node } from "./json-ld.ts";

/** A price a night, and what else holds for it; `validity` is left out where there is no other price. */
function offer({ cents, season }: RatePeriod, validity: Node): Node {
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
 * No two offers hold for one night, and none names a night that `quote` charges otherwise. The first
 * period holds already, so it has no beginning: a page says the same tomorrow.
 */
export function roomOffers(room: string, prices: Prices, today: Day): Node[] {
  const periods = ratePeriods(room, prices, today);
  if (periods.length === 1) return periods.map((only) => offer(only, {}));
  return periods.map((period) =>
    offer(period, {
      ...(period.first > today && { validFrom: period.first }),
      validThrough: period.last,
    }),
  );
}

/** "€85", "€85–€110": the least and the most a coming night costs. */
export function priceRange(prices: Prices, today: Day): string {
  const written = priceSpan(prices, today).map(
    (cents) => `€${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`,
  );
  return [...new Set(written)].join("–");
}

/** What a night costs, for machines: an offer for the year, and one for each season to come. */
import { nightRate, type Prices, rateOf, type Season, seasonsOf } from "#app/domain/prices.ts";
import { type Day, isDay } from "#app/domain/stay.ts";
import type { Node } from "./structured-data.ts";

/** A day that comes every year, in a year: the leap day falls on a neighbour where there is none. */
function dayIn(year: number, day: string, neighbour: string): Day {
  const dated = `${year}-${day}`;
  return isDay(dated) ? dated : `${year}-${neighbour}`;
}

/** The first and last night of a season as it stands on a day, or comes next; nothing once it is over. */
function nextDays({ from, to }: Season, today: Day): [from: Day, to: Day] | undefined {
  if (isDay(from)) return to < today ? undefined : [from, to];
  const thisYear = Number(today.slice(0, 4));
  return [thisYear - 1, thisYear, thisYear + 1]
    .map((year): [Day, Day] => [
      dayIn(year, from, "03-01"),
      dayIn(from <= to ? year : year + 1, to, "02-28"),
    ])
    .find(([, last]) => last >= today);
}

/** A price a night, and what else holds for it. */
function offer(cents: number, season?: Season, days?: [from: Day, to: Day]): Node {
  const price = (cents / 100).toFixed(2);
  const validity = days && { validFrom: days[0], validThrough: days[1] };
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

type Dated = { season?: Season; days?: [from: Day, to: Day]; cents: number };

/** What two persons pay for a night in a room, outside of seasons first. */
function nights(room: string, prices: Prices, today: Day): Dated[] {
  const rate = rateOf(room, prices);
  const dated = seasonsOf(room, prices).flatMap((season): Dated[] => {
    const days = nextDays(season, today);
    return days ? [{ season, days, cents: nightRate(rate, season).base }] : [];
  });
  return [{ cents: rate.base }, ...dated];
}

export function roomOffers(room: string, prices: Prices, today: Day): Node[] {
  return nights(room, prices, today).map(({ cents, season, days }) => offer(cents, season, days));
}

/** "€85", "€85–€110": the least and the most a night costs. */
export function priceRange(prices: Prices, today: Day): string {
  const rooms = Object.keys(prices.rates);
  const all = rooms.flatMap((room) => nights(room, prices, today).map(({ cents }) => cents));
  const written = [Math.min(...all), Math.max(...all)].map(
    (cents) => `€${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`,
  );
  return [...new Set(written)].join("–");
}

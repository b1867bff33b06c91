/** Computes the prices of nights for two persons, in whole euro cents (docs/decisions/024-prices-of-coming-nights.md). */
import { AVAILABILITY_MONTHS } from "./availability.ts";
import type { StayPrice } from "./money.ts";
import { monthIn, monthsAfter } from "./month-grid.ts";
import { nightRate, type Prices, rateOf, type Season, seasonAt, seasonsOfRoom } from "./prices.ts";
import { type Day, daysAfter, nightsIn } from "./stay.ts";

/** Consecutive nights of the same season, or of none, at `cents` a night; `last` is the last night, not the departure. */
export type RatePeriod = { first: Day; last: Day; cents: number; season?: Season | undefined };

/** Returns the last day of the last month for which the site knows availability; later nights have no prices. */
export function lastPricedNight(today: Day): Day {
  return daysAfter(monthsAfter(monthIn(today), AVAILABILITY_MONTHS + 1), -1);
}

export function ratePeriods(room: string, prices: Prices, today: Day): RatePeriod[] {
  const rate = rateOf(room, prices);
  const seasons = seasonsOfRoom(room, prices);
  const lastNight = lastPricedNight(today);
  if (seasons.length === 0) return [{ first: today, last: lastNight, cents: rate.base }];
  const periods: RatePeriod[] = [];
  for (const night of nightsIn({ checkIn: today, checkOut: daysAfter(lastNight, 1) })) {
    const season = seasonAt(night, seasons);
    const currentPeriod = periods.at(-1);
    if (currentPeriod && currentPeriod.season === season) currentPeriod.last = night;
    else periods.push({ first: night, last: night, cents: nightRate(rate, season).base, season });
  }
  return periods;
}

function leastPriceOf(amounts: number[]): StayPrice {
  const cents = Math.min(...amounts);
  return { cents, isLeast: amounts.some((amount) => amount !== cents) };
}

function comingPrices(prices: Prices, today: Day): number[] {
  return Object.keys(prices.rates).flatMap((room) =>
    ratePeriods(room, prices, today).map(({ cents }) => cents),
  );
}

/** Returns the lowest price of a coming night in any room of `prices`. */
export function anyRoomPrice(prices: Prices, today: Day): StayPrice {
  return leastPriceOf(comingPrices(prices, today));
}

export function priceSpan(prices: Prices, today: Day): [min: number, max: number] {
  const nightPrices = comingPrices(prices, today);
  return [Math.min(...nightPrices), Math.max(...nightPrices)];
}

/** Returns the lowest price of this night in any room of `prices`. */
export function nightPrice(night: Day, prices: Prices): StayPrice {
  const basePrices = Object.keys(prices.rates).map((room) => {
    const season = seasonAt(night, seasonsOfRoom(room, prices));
    return nightRate(rateOf(room, prices), season).base;
  });
  return leastPriceOf(basePrices);
}

/** Whether all rooms cost the same on every coming night, for every party. */
export function hasUniformPrices(prices: Prices, today: Day): boolean {
  const rooms = Object.keys(prices.rates);
  const isSame = (valueOf: (room: string) => unknown) =>
    new Set(rooms.map((room) => JSON.stringify(valueOf(room)))).size === 1;
  return (
    isSame((room) => rateOf(room, prices)) && isSame((room) => ratePeriods(room, prices, today))
  );
}

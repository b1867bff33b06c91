/**
 * What nights cost two persons: day by day, as the least there is, and as periods for machines.
 *
 * Shapes: a period is nights in a row of one season, or of none; a price may be the least of several.
 * Units:  whole euro cents; a period's `last` is its last night, not the day of departure.
 * Source: docs/decisions/024-prices-of-coming-nights.md.
 */
import { MONTHS_AHEAD } from "./free-nights.ts";
import type { StayPrice } from "./price.ts";
import { nightRate, type Prices, rateOf, type Season, seasonOf, seasonsOf } from "./prices.ts";
import { type Day, daysAfter } from "./stay.ts";

export type RatePeriod = { first: Day; last: Day; cents: number; season?: Season | undefined };

/** The last night that prices are named for: the end of the last month in which guests see free nights. */
export function lastPricedNight(today: Day): Day {
  const date = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + MONTHS_AHEAD + 1, 0);
  return date.toISOString().slice(0, 10);
}

/** The coming nights of a room, from today on, as the fewest periods of one season each. */
export function ratePeriods(room: string, prices: Prices, today: Day): RatePeriod[] {
  const rate = rateOf(room, prices);
  const seasons = seasonsOf(room, prices);
  const end = lastPricedNight(today);
  // Without seasons every night costs the same: nothing to walk through.
  if (seasons.length === 0) return [{ first: today, last: end, cents: rate.base }];
  const periods: RatePeriod[] = [];
  for (let night = today; night <= end; night = daysAfter(night, 1)) {
    const season = seasonOf(night, seasons);
    const current = periods.at(-1);
    if (current && current.season === season) current.last = night;
    else periods.push({ first: night, last: night, cents: nightRate(rate, season).base, season });
  }
  return periods;
}

function leastOf(all: number[]): StayPrice {
  const cents = Math.min(...all);
  return { cents, isLeast: all.some((other) => other !== cents) };
}

/** Every price of a coming night in the rooms that have a rate here. */
function comingPrices(prices: Prices, today: Day): number[] {
  return Object.keys(prices.rates).flatMap((room) =>
    ratePeriods(room, prices, today).map(({ cents }) => cents),
  );
}

/** What a coming night in a room costs, or from what on. */
export function roomPrice(room: string, prices: Prices, today: Day): StayPrice {
  return leastOf(ratePeriods(room, prices, today).map(({ cents }) => cents));
}

/** The same for the rooms that have a rate here, whichever it will be. */
export function anyRoomPrice(prices: Prices, today: Day): StayPrice {
  return leastOf(comingPrices(prices, today));
}

/** The least and the most that a coming night costs. */
export function priceSpan(prices: Prices, today: Day): [least: number, most: number] {
  const all = comingPrices(prices, today);
  return [Math.min(...all), Math.max(...all)];
}

/** What a certain night costs; the least of the rooms that have a rate here. */
export function nightPrice(night: Day, prices: Prices): StayPrice {
  const bases = Object.keys(prices.rates).map((room) => {
    const season = seasonOf(night, seasonsOf(room, prices));
    return nightRate(rateOf(room, prices), season).base;
  });
  return leastOf(bases);
}

/** Whether all rooms cost the same on every coming night, with whomever one comes. */
export function costAlike(prices: Prices, today: Day): boolean {
  const rooms = Object.keys(prices.rates);
  const alike = (valueOf: (room: string) => unknown) =>
    new Set(rooms.map((room) => JSON.stringify(valueOf(room)))).size === 1;
  return alike((room) => rateOf(room, prices)) && alike((room) => ratePeriods(room, prices, today));
}

/**
 * What a stay costs.
 *
 * Shapes: whole euro cents in, whole euro cents out.
 * Units:  cents, so no sum is ever rounded.
 * Source: docs/specification.md, section 9: a rate a night and room.
 */

/** What a stay costs, or from what on when it depends on which rooms it will be. */
export type StayPrice = { cents: number; isLeast: boolean };

/** The price of a stay in some of the rooms that have these rates, whichever will be free. */
export function priceOfStay(rates: number[], nights: number, rooms: number): StayPrice {
  const cheapest = rates.toSorted((one, other) => one - other).slice(0, rooms);
  const cents = cheapest.reduce((sum, rate) => sum + rate, 0) * nights;
  const isOneRate = rates.every((rate) => rate === rates[0]);
  return { cents, isLeast: rooms < rates.length && !isOneRate };
}

/**
 * The stays that can be had next, for a guest who has not chosen any dates: weekends and a week.
 *
 * Shapes: in, what the server tells of the rooms that have a rate in `prices`; out, stays with what they
 *         cost two persons in the cheapest room that is free.
 * Units:  cents; a weekend is the nights from Friday to Sunday, a week those from Saturday to Saturday.
 * Errors: none; a room whose knowledge is not fresh is in no stay.
 */
import { dayAtHome, type FreeNights, knowledgeOf, MONTHS_AHEAD } from "./free-nights.ts";
import { toldOf } from "./free-rooms.ts";
import { monthsAfter } from "./month-grid.ts";
import { isFree, nightsOfRuns } from "./nights.ts";
import type { StayPrice } from "./price.ts";
import type { Prices } from "./prices.ts";
import { quote } from "./quote.ts";
import { type Day, daysAfter, nightsOf, type Stay } from "./stay.ts";

const COUPLE = { adults: 2, children: 0 };

const KINDS = {
  weekend: { weekday: 5, nights: 2, count: 3 },
  week: { weekday: 6, nights: 7, count: 1 },
} as const;

export type ComingStay = { kind: keyof typeof KINDS; stay: Stay; price: StayPrice };

/** The first day from `day` on with a weekday; Sunday is 0. */
function nextWeekday(day: Day, weekday: number): Day {
  const today = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, (weekday - today + 7) % 7);
}

/** Three weekends and a week, as far as there are such, by kind and then by day. */
export function comingStays(known: FreeNights, prices: Prices, now: number): ComingStay[] {
  const names = Object.keys(prices.rates);
  const rooms = toldOf(known, names).flatMap((room, index) =>
    knowledgeOf(room, now) === "fresh"
      ? [{ name: names[index]!, taken: nightsOfRuns(room.taken) }]
      : [],
  );
  const today = dayAtHome(now);
  const end = monthsAfter(today, MONTHS_AHEAD);

  const priceOf = (stay: Stay): StayPrice | undefined => {
    const totals = rooms
      .filter(({ taken }) => isFree(stay, taken))
      .map(({ name }) => quote(stay, COUPLE, name, prices))
      .filter(({ minNights }) => minNights <= nightsOf(stay))
      .map(({ cents }) => cents);
    const least = Math.min(...totals);
    if (totals.length === 0) return undefined;
    return { cents: least, isLeast: totals.some((cents) => cents !== least) };
  };

  return (Object.keys(KINDS) as ComingStay["kind"][]).flatMap((kind) => {
    const { weekday, nights, count } = KINDS[kind];
    const found: ComingStay[] = [];
    for (
      let checkIn = nextWeekday(today, weekday);
      found.length < count && daysAfter(checkIn, nights) <= end;
      checkIn = daysAfter(checkIn, 7)
    ) {
      const stay = { checkIn, checkOut: daysAfter(checkIn, nights) };
      const price = priceOf(stay);
      if (price) found.push({ kind, stay, price });
    }
    return found;
  });
}

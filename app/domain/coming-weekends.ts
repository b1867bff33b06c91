/**
 * The next free weekends, which the calendar offers above its months, with their prices in the cheapest free rooms.
 *
 * Units:  a weekend is the two nights from Friday to Sunday.
 * Errors: none; a room whose availability is not fresh is left out.
 */
import { houseDayAt, type Availability, freshnessOf, MONTHS_AHEAD } from "./availability.ts";
import { midnight } from "./day-words.ts";
import { roomNightsOf } from "./room-availability.ts";
import { monthsAfter } from "./month-grid.ts";
import { isFree, nightsOfRuns } from "./nights.ts";
import type { StayPrice } from "./money.ts";
import type { Prices } from "./prices.ts";
import { type Party, roomFit } from "./party.ts";
import { partyForRooms, quoteRooms } from "./quote-rooms.ts";
import { openPrices } from "./stay-availability.ts";
import { type Day, daysAfter, nightsOf, type Stay } from "./stay.ts";

const FRIDAY = 5;
const NIGHTS = 2;
const MAX_WEEKENDS = 3;

type ComingStay = { stay: Stay; price: StayPrice };

/** The first day from `day` on with a weekday; Sunday is 0. */
function nextWeekday(day: Day, weekday: number): Day {
  return daysAfter(day, (weekday - midnight(day).getUTCDay() + 7) % 7);
}

/** At most `MAX_WEEKENDS` stays, in the order of their days. */
export function comingWeekends(
  availability: Availability,
  { prices, party }: { prices: Prices; party: Party },
  now: number,
): ComingStay[] {
  const partyInRooms = partyForRooms(party, prices);
  if (roomFit(partyInRooms) === "too-many") return [];
  const names = Object.keys(prices.rates);
  const rooms = roomNightsOf(availability, names).flatMap((room, index) =>
    freshnessOf(room, now) === "fresh"
      ? [{ name: names[index]!, taken: nightsOfRuns(room.taken) }]
      : [],
  );
  const today = houseDayAt(now);
  const end = monthsAfter(today, MONTHS_AHEAD);

  const priceOf = (stay: Stay): StayPrice | undefined => {
    const free = rooms.filter(({ taken }) => isFree(stay, taken));
    if (free.length < partyInRooms.rooms) return undefined;
    const open = openPrices(availability, { stay, party: partyInRooms, prices }, now);
    const total = quoteRooms(stay, partyInRooms, open);
    return total.minNights <= nightsOf(stay) ? total : undefined;
  };

  const stays: ComingStay[] = [];
  for (
    let checkIn = nextWeekday(today, FRIDAY);
    stays.length < MAX_WEEKENDS && daysAfter(checkIn, NIGHTS) <= end;
    checkIn = daysAfter(checkIn, 7)
  ) {
    const stay = { checkIn, checkOut: daysAfter(checkIn, NIGHTS) };
    const price = priceOf(stay);
    if (price) stays.push({ stay, price });
  }
  return stays;
}

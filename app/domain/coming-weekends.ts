/** Finds the next weekends with free rooms; rooms whose calendars were not read recently are left out. */
import type { Availability } from "./availability.ts";
import { midnight } from "./day-words.ts";
import { availabilityOf, stayStatus } from "./room-availability.ts";
import type { StayPrice } from "./money.ts";
import type { Prices } from "./prices.ts";
import { type Party, roomFit } from "./party.ts";
import { partyForRooms, quoteRooms } from "./quote-rooms.ts";
import { pricesOfOpenRooms } from "./stay-availability.ts";
import { daysAfter, nightCountOf, type Stay } from "./stay.ts";

const FRIDAY = 5;
const WEEKEND_NIGHTS = 2;
const MAX_WEEKENDS = 3;

type WeekendStay = { stay: Stay; price: StayPrice };

export function comingWeekends(
  availability: Availability,
  { prices, party }: { prices: Prices; party: Party },
  now: number,
): WeekendStay[] {
  const partyInRooms = partyForRooms(party, prices);
  if (roomFit(partyInRooms) === "too-many") return [];
  const freshSlugs = Object.keys(prices.rates).filter(
    (slug) => availabilityOf(availability, [slug], 1, now).freshness.state === "fresh",
  );
  const freshAvailability = availabilityOf(availability, freshSlugs, partyInRooms.rooms, now);

  const priceOf = (stay: Stay): StayPrice | undefined => {
    if (stayStatus(stay, freshAvailability) !== "free") return undefined;
    const roomPrices = pricesOfOpenRooms(availability, { stay, party: partyInRooms, prices }, now);
    const quote = quoteRooms(stay, partyInRooms, roomPrices);
    return quote.minNights <= nightCountOf(stay) ? quote : undefined;
  };

  const daysUntilFriday = (FRIDAY - midnight(freshAvailability.first).getUTCDay() + 7) % 7;
  const stays: WeekendStay[] = [];
  for (
    let checkIn = daysAfter(freshAvailability.first, daysUntilFriday);
    stays.length < MAX_WEEKENDS && daysAfter(checkIn, WEEKEND_NIGHTS) <= freshAvailability.end;
    checkIn = daysAfter(checkIn, 7)
  ) {
    const stay = { checkIn, checkOut: daysAfter(checkIn, WEEKEND_NIGHTS) };
    const price = priceOf(stay);
    if (price) stays.push({ stay, price });
  }
  return stays;
}

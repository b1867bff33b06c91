/** Prices of stays as guests read them, computed from content/prices.yaml, so that its changes break no test. */
import { readContent } from "#tests/support/content.ts";
import { DEFAULT_PARTY, type Party } from "#app/domain/party.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { anyRoomPrice } from "#app/domain/night-prices.ts";
import { type Prices, pricesOf } from "#app/domain/prices.ts";
import { quoteRooms } from "#app/domain/quote-rooms.ts";
import { daysAfter, type Stay } from "#app/domain/stay.ts";
import { italian } from "./italian.ts";

const prices = readContent("prices");

/** The lowest price of a night in the room, from today on. */
export function nightPrice({ slug }: { slug: string }): string {
  return italian.priceWords(anyRoomPrice(pricesOf(slug, prices), houseDayAt(Date.now())));
}

type Asked = Partial<Party> & Partial<Stay>;

/** The total of a stay, which by default begins on the day that browser tests set as today. */
function total(from: Prices, nights: number, { checkIn = "2027-06-10", ...party }: Asked): string {
  const stay = { checkIn, checkOut: daysAfter(checkIn, nights) };
  return italian.priceWords(quoteRooms(stay, { ...DEFAULT_PARTY, ...party }, from));
}

export function costOf(nights: number, rooms = 1, asked: Asked = {}): string {
  return total(prices, nights, { rooms, ...asked });
}

export function costIn({ slug }: { slug: string }, nights: number, asked: Asked = {}): string {
  return total(pricesOf(slug, prices), nights, asked);
}

/** Today's prices of stays, in the words that a guest reads: they follow the family's changes of prices. */
import { readContent } from "#tests/support/content.ts";
import { DEFAULT_PARTY, type Party } from "#app/domain/party.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { roomPrice } from "#app/domain/night-prices.ts";
import { type Prices, pricesOf } from "#app/domain/prices.ts";
import { quoteRooms } from "#app/domain/quote-rooms.ts";
import { daysAfter, type Stay } from "#app/domain/stay.ts";
import { italian } from "./italian.ts";

const prices = readContent("prices");

/** The price of a coming night in a room, from today on. */
export function nightIn({ slug }: { slug: string }): string {
  return italian.priceWords(roomPrice(slug, prices, houseDayAt(Date.now())));
}

type Asked = Partial<Party> & Partial<Stay>;

/** The total of a stay of so many nights, by default from the day of the tests' clocks. */
function total(from: Prices, nights: number, { checkIn = "2027-06-10", ...party }: Asked): string {
  const stay = { checkIn, checkOut: daysAfter(checkIn, nights) };
  return italian.priceWords(quoteRooms(stay, { ...DEFAULT_PARTY, ...party }, from));
}

export function stayOf(nights: number, rooms = 1, asked: Asked = {}): string {
  return total(prices, nights, { rooms, ...asked });
}

export function stayIn({ slug }: { slug: string }, nights: number, asked: Asked = {}): string {
  return total(pricesOf(slug, prices), nights, asked);
}

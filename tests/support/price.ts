/** What stays cost today, in the words a guest reads: the family may change every price. */
import { readContent } from "#tests/support/content.ts";
import { DEFAULT_PARTY, type Party } from "#app/domain/party.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { roomPrice } from "#app/domain/night-prices.ts";
import { type Prices, pricesOf } from "#app/domain/prices.ts";
import { quoteRooms } from "#app/domain/quote-rooms.ts";
import { daysAfter, type Stay } from "#app/domain/stay.ts";
import { italian } from "./italian.ts";

const prices = readContent("prices");

/** A coming night in a room, from the day on that the site was rendered for. */
export function nightIn({ slug }: { slug: string }): string {
  return italian.priceWords(roomPrice(slug, prices, houseDayAt(Date.now())));
}

type Asked = Partial<Party> & Partial<Stay>;

/** A stay of so many nights, from the day on which the tests' clocks stand unless they say another. */
function total(from: Prices, nights: number, { checkIn = "2027-06-10", ...party }: Asked): string {
  const stay = { checkIn, checkOut: daysAfter(checkIn, nights) };
  return italian.priceWords(quoteRooms(stay, { ...DEFAULT_PARTY, ...party }, from));
}

/** A stay in some of the rooms, whichever they will be. */
export function stayOf(nights: number, rooms = 1, asked: Asked = {}): string {
  return total(prices, nights, { rooms, ...asked });
}

/** A stay in this room. */
export function stayIn({ slug }: { slug: string }, nights: number, asked: Asked = {}): string {
  return total(pricesOf(slug, prices), nights, asked);
}

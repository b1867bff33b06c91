/**
 * A page of the demonstration passes the booking to the next page in the URL's query: the parameters `title` and
 * `price` of a card, and those of an enquiry (docs/specification.md, section 3). An invalid parameter is left out, and
 * so is a title that no card of the site has: otherwise a stranger's link could show any words in a page.
 */
import { partyCountsFrom, enquiryFrom } from "./enquiry.ts";
import { type PartyLimits, partyLimitsOf, type Party } from "./party.ts";
import { type Day, daysAfter, type Stay } from "./stay.ts";

/** A card of a room, or of a story, which has no price. `price` is the price of a night, in whole dollars. */
export type DemoCard = { title: string; price?: number };

type QueryBooking = { card?: DemoCard; stay?: Stay; party: Partial<Party> };

/** The defaults for a guest who has chosen no nights or no persons (docs/specification.md, section 9). */
const DEMO_NIGHTS = 3;
const DEMO_PARTY: Party = { rooms: 1, adults: 2, children: 1 };

/** The invented houses of the demonstration have three rooms, however many the guesthouse has. */
export const DEMO_PARTY_LIMITS: PartyLimits = partyLimitsOf(3);

export function pathWithCard(path: string, { title, price }: DemoCard): string {
  const query = new URLSearchParams({ title, ...(price !== undefined && { price: `${price}` }) });
  return `${path}?${query}`;
}

/** Reads the booking that the link of a card passes in the query. A title that none of `demoCards` has is ignored. */
export function bookingFromQuery(query: string, demoCards: DemoCard[], today: Day): QueryBooking {
  const parameters = new URLSearchParams(query);
  const cards = demoCards.filter(({ title }) => title === parameters.get("title"));
  const card = cards.find(({ price }) => String(price) === parameters.get("price")) ?? cards[0];
  const { stay } = enquiryFrom(DEMO_PARTY_LIMITS, parameters, today);
  const party = partyCountsFrom(DEMO_PARTY_LIMITS, parameters);
  return { ...(card && { card }), ...(stay && { stay }), party };
}

/** Completes the booking of the query with defaults. While `today` is not known (""), the default days are "", too. */
export function completeBooking({ stay, party }: QueryBooking, today: Day): Stay & Party {
  const defaultStay = { checkIn: today, checkOut: today && daysAfter(today, DEMO_NIGHTS) };
  return { ...(stay ?? defaultStay), ...DEMO_PARTY, ...party };
}

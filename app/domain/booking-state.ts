/**
 * The booking that a page of the template hands over to the next page, in the query of its address: the parameters
 * `title` and `price` of a card, and those of an enquiry.
 *
 * Units:  prices in whole dollars.
 * Errors: an invalid parameter is left out. So is a title that no card of the site has: an address that somebody
 *         shares must not put words of theirs into a page.
 * Source: docs/specification.md, section 3 (booking search state).
 */
import { countsFrom, enquiryFrom } from "./enquiry.ts";
import { type Limits, limitsOf, type Party } from "./party.ts";
import { type Day, daysAfter, type Stay } from "./stay.ts";

/** A room's or a story's card; the price of a night is a room's alone. */
export type KnownCard = { title: string; price?: number };

type Handover = { card?: KnownCard; stay?: Stay; party: Partial<Party> };

/** The default of a generic booking (docs/specification.md, section 9). */
const DEMO_NIGHTS = 3;
const DEMO_PARTY: Party = { rooms: 1, adults: 2, children: 1 };

/** The template's houses have three rooms, however many ours has. */
export const DEMO_LIMITS: Limits = limitsOf(3);

/** A path with a card in its query. */
export function pathWithCard(path: string, { title, price }: KnownCard): string {
  const query = new URLSearchParams({ title, ...(price !== undefined && { price: `${price}` }) });
  return `${path}?${query}`;
}

/** The card that a query names; of several cards with its title the one with its price, or the first. */
function cardIn(query: URLSearchParams, knownCards: KnownCard[]): KnownCard | undefined {
  const cards = knownCards.filter(({ title }) => title === query.get("title"));
  return cards.find(({ price }) => String(price) === query.get("price")) ?? cards[0];
}

/** Reads the query of an address; `knownCards` are the cards whose links lead to the page. */
export function handoverFrom(query: string, knownCards: KnownCard[], today: Day): Handover {
  const parameters = new URLSearchParams(query);
  const card = cardIn(parameters, knownCards);
  const { stay } = enquiryFrom(DEMO_LIMITS, parameters, today);
  const party = countsFrom(DEMO_LIMITS, parameters);
  return { ...(card && { card }), ...(stay && { stay }), party };
}

/** The stay and party of a generic booking, with defaults; days are "" where `today` is not known. */
export function demoBooking({ stay, party }: Handover, today: Day): Stay & Party {
  const tonight = { checkIn: today, checkOut: today && daysAfter(today, DEMO_NIGHTS) };
  return { ...(stay ?? tonight), ...DEMO_PARTY, ...party };
}

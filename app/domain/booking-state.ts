/**
 * What a page of the template hands over to the next one, in the query of its address.
 *
 * Shapes: in, a query: `title`, `price` and an enquiry's names (`dal`, `al`, `adulti`, `bambini`, `camere`);
 *         out, those that are valid.
 * Units:  days `YYYY-MM-DD`; whole numbers within their limits; prices in whole dollars.
 * Errors: an invalid entry is left out, never guessed; so is a title that no card of the site has: a shared
 *         address must not put its own words into a page.
 * Source: docs/specification.md, section 3 (booking search state).
 */
import { countsFrom, enquiryFrom } from "./enquiry.ts";
import { type Limits, limitsOf, type Party } from "./party.ts";
import { type Day, daysAfter, type Stay } from "./stay.ts";

/** A room's or a story's card; the price of a night is a room's alone. */
export type KnownCard = { title: string; price?: number };

export type Handover = { card?: KnownCard; stay?: Stay; party: Partial<Party> };

/** The default of a generic booking (docs/specification.md, section 9). */
const DEMO_NIGHTS = 3;
const DEMO_PARTY: Party = { rooms: 1, adults: 2, children: 1 };

/** The template's houses have three rooms, however many ours has. */
export const DEMO_LIMITS: Limits = limitsOf(3);

/** An address that hands over a card. */
export function handingOver(path: string, { title, price }: KnownCard): string {
  const query = new URLSearchParams({ title, ...(price !== undefined && { price: `${price}` }) });
  return `${path}?${query}`;
}

/** The card of a title; of several with this title the one with the price, or the first. */
function knownCardIn(query: URLSearchParams, known: KnownCard[]): KnownCard | undefined {
  const cards = known.filter(({ title }) => title === query.get("title"));
  return cards.find(({ price }) => String(price) === query.get("price")) ?? cards[0];
}

/** Reads what an address hands over; `known` are the cards that may have led here. */
export function handoverFrom(query: string, known: KnownCard[], today: Day): Handover {
  const parameters = new URLSearchParams(query);
  const card = knownCardIn(parameters, known);
  const { stay } = enquiryFrom(DEMO_LIMITS, parameters, today);
  const party = countsFrom(DEMO_LIMITS, parameters);
  return { ...(card && { card }), ...(stay && { stay }), party };
}

/** The stay and party of a generic booking, with defaults; days are "" where `today` is not known. */
export function demoBooking({ stay, party }: Handover, today: Day): Stay & Party {
  const tonight = { checkIn: today, checkOut: today && daysAfter(today, DEMO_NIGHTS) };
  return { ...(stay ?? tonight), ...DEMO_PARTY, ...party };
}

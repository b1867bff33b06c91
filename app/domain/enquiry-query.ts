/**
 * An enquiry in an address, so that a search can be shared and survives a reload.
 *
 * Shapes: `?dal=2027-06-10&al=2027-06-12&adulti=2&bambini=1&camere=1`.
 * Units:  days `YYYY-MM-DD`; whole numbers.
 * Errors: what cannot be read, lies in the past or ends before it starts is left out, never guessed.
 * Source: docs/departures.md: navigation state wins, then the address, then the defaults.
 */
import { DEFAULT_PARTY, type Party, withinLimits } from "./party.ts";
import { type Day, type Stay, stayProblem } from "./stay.ts";

const COUNTS = { rooms: "camere", adults: "adulti", children: "bambini" } as const;

/** Writes a stay and a party as a query, without the question mark. */
export function enquiryQuery(stay: Stay, party: Party): string {
  return new URLSearchParams({
    dal: stay.checkIn,
    al: stay.checkOut,
    adulti: String(party.adults),
    bambini: String(party.children),
    camere: String(party.rooms),
  }).toString();
}

/** Reads a party; a missing or unreadable count is its default. */
export function partyFromQuery(query: URLSearchParams): Party {
  const read = (count: keyof Party): number => {
    const text = query.get(COUNTS[count]) ?? "";
    return /^\d{1,3}$/.test(text) ? withinLimits(count, Number(text)) : DEFAULT_PARTY[count];
  };
  return { rooms: read("rooms"), adults: read("adults"), children: read("children") };
}

/** Reads a stay that can still be asked for today, or nothing. */
export function stayFromQuery(query: URLSearchParams, today: Day): Stay | undefined {
  const stay = { checkIn: query.get("dal") ?? "", checkOut: query.get("al") ?? "" };
  return stayProblem(stay, today) ? undefined : stay;
}

/** As long as a heading may be, in characters. */
const LONGEST_TITLE = 80;

/** A query in the keys of navigation state, for the page that shows a booking (see `booking-state`). */
export function enquiryState(query: URLSearchParams, today: Day): Record<string, string> {
  const stay = stayFromQuery(query, today);
  const counts = { room: "camere", adult: "adulti", children: "bambini" };
  const given = Object.entries(counts).flatMap(([key, name]) => {
    const text = query.get(name);
    return text === null ? [] : [[key, text] as const];
  });
  const title = query.get("title")?.trim().slice(0, LONGEST_TITLE);
  const price = query.get("price");
  return {
    ...(title && { title }),
    // A bare number, the template's dollars: an address shall not put other words beside a price.
    ...(price && /^\d{1,4}$/.test(price) && { price }),
    ...(stay && { selectedInDate: stay.checkIn, selectedOutDate: stay.checkOut }),
    ...Object.fromEntries(given),
  };
}

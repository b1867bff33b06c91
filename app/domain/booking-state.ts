/**
 * What one page hands to the next in navigation state.
 *
 * Shapes: in, anything (the state may come from any page, or from a restored tab); out, what of
 *         `price`, `title`, `selectedInDate`, `selectedOutDate`, `adult`, `children` and `room` can be read.
 * Units:  days `YYYY-MM-DD`; whole numbers within their limits; the price as its page wrote it.
 * Errors: what cannot be read is left out, never guessed.
 * Source: docs/specification.md, section 3 (booking search state).
 */
import { type Enquiry, enquiryFrom, FIELDS } from "./enquiry.ts";
import { DEFAULT_PARTY, type Limits, limitsOf, type Party, readCount } from "./party.ts";
import { type Day, dayOf, daysAfter, isDay, type Stay, stayFrom, stayProblem } from "./stay.ts";

export type BookingState = {
  title?: string;
  price?: string;
  checkIn?: Day;
  checkOut?: Day;
  party: Partial<Party>;
};

/** A generic booking that nothing was chosen for (docs/specification.md, section 9). */
const DEMO_NIGHTS = 3;
export const DEMO_PARTY: Party = { rooms: 1, adults: 2, children: 1 };

/** The template's houses let as many rooms as the specification says, whatever ours has. */
export const DEMO_LIMITS = limitsOf(3);

function wordsOf(value: unknown): string | undefined {
  const words = typeof value === "number" ? String(value) : value;
  return typeof words === "string" && words.trim() ? words.trim() : undefined;
}

function readDay(value: unknown): Day | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : dayOf(value);
  return typeof value === "string" && isDay(value) ? value : undefined;
}

/** Reads navigation state. */
export function readBookingState(limits: Limits, state: unknown): BookingState {
  const given = (typeof state === "object" && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  const title = wordsOf(given["title"]);
  const price = wordsOf(given["price"]);
  const checkIn = readDay(given["selectedInDate"]);
  const checkOut = readDay(given["selectedOutDate"]);
  return {
    ...(title && { title }),
    ...(price && { price }),
    ...(checkIn && { checkIn }),
    ...(checkOut && { checkOut }),
    party: {
      ...readCount(limits, "rooms", wordsOf(given["room"]) ?? ""),
      ...readCount(limits, "adults", wordsOf(given["adult"]) ?? ""),
      ...readCount(limits, "children", wordsOf(given["children"]) ?? ""),
    },
  };
}

/** What of an enquiry a state carries, if it can still be asked for today. */
export function enquiryOfState(given: BookingState, today: Day): Enquiry {
  const { checkIn, checkOut, party } = given;
  const stay = checkIn && (checkOut ? { checkIn, checkOut } : stayFrom(checkIn));
  return {
    stay: stay && !stayProblem(stay, today) ? stay : undefined,
    party: Object.keys(party).length > 0 ? { ...DEFAULT_PARTY, ...party } : undefined,
  };
}

/** As long as a heading may be, in characters. */
const LONGEST_TITLE = 80;

/** A query in the keys of navigation state: a booking that is reloaded or shared. */
export function stateFromQuery(query: URLSearchParams, today: Day): Record<string, string> {
  const { stay } = enquiryFrom(DEMO_LIMITS, query, today);
  const counts = { room: FIELDS.rooms, adult: FIELDS.adults, children: FIELDS.children };
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

/** The stay and party a generic booking shows: what was brought along, and the defaults for the rest. */
export function demoBooking({ checkIn, checkOut, party }: BookingState, today: Day): Stay & Party {
  const from = checkIn ?? today;
  return {
    checkIn: from,
    checkOut: checkOut ?? (from && daysAfter(from, DEMO_NIGHTS)),
    ...DEMO_PARTY,
    ...party,
  };
}

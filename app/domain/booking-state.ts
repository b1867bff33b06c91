/**
 * The navigation state from one page to the next.
 *
 * Shapes: in, anything (the state may come from any page, or from a restored tab); out, those
 *         of `price`, `title`, `selectedInDate`, `selectedOutDate`, `adult`, `children` and `room` that are valid.
 * Units:  days `YYYY-MM-DD`; whole numbers within their limits; the price as its page wrote it.
 * Errors: an invalid entry is left out, never guessed.
 * Source: docs/specification.md, section 3 (booking search state).
 */
import { type Enquiry, enquiryFrom, ENQUIRY_FIELDS } from "./enquiry.ts";
import { DEFAULT_PARTY, type Limits, limitsOf, type Party, readCount } from "./party.ts";
import { type Day, dayOf, daysAfter, isDay, type Stay, stayFrom, stayProblem } from "./stay.ts";

export type BookingState = {
  title?: string;
  price?: string;
  checkIn?: Day;
  checkOut?: Day;
  party: Partial<Party>;
};

/** The default of a generic booking (docs/specification.md, section 9). */
const DEMO_NIGHTS = 3;
export const DEMO_PARTY: Party = { rooms: 1, adults: 2, children: 1 };

/** The template's houses have three rooms, however many ours has. */
export const DEMO_LIMITS = limitsOf(3);

function wordsOf(value: unknown): string | undefined {
  const words = typeof value === "number" ? String(value) : value;
  return typeof words === "string" && words.trim() ? words.trim() : undefined;
}

function readDay(value: unknown): Day | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : dayOf(value);
  return typeof value === "string" && isDay(value) ? value : undefined;
}

export function readBookingState(limits: Limits, state: unknown): BookingState {
  const entries = (typeof state === "object" && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  const title = wordsOf(entries["title"]);
  const price = wordsOf(entries["price"]);
  const checkIn = readDay(entries["selectedInDate"]);
  const checkOut = readDay(entries["selectedOutDate"]);
  return {
    ...(title && { title }),
    ...(price && { price }),
    ...(checkIn && { checkIn }),
    ...(checkOut && { checkOut }),
    party: {
      ...readCount(limits, "rooms", wordsOf(entries["room"]) ?? ""),
      ...readCount(limits, "adults", wordsOf(entries["adult"]) ?? ""),
      ...readCount(limits, "children", wordsOf(entries["children"]) ?? ""),
    },
  };
}

/** The enquiry in a state, without a stay that is past or invalid. */
export function enquiryOfState(state: BookingState, today: Day): Enquiry {
  const { checkIn, checkOut, party } = state;
  const stay = checkIn && (checkOut ? { checkIn, checkOut } : stayFrom(checkIn));
  return {
    stay: stay && !stayProblem(stay, today) ? stay : undefined,
    party: Object.keys(party).length > 0 ? { ...DEFAULT_PARTY, ...party } : undefined,
  };
}

/** In characters. */
const MAX_TITLE_LENGTH = 80;

/** A query as navigation state, for a booking that is reloaded or shared. */
export function stateFromQuery(query: URLSearchParams, today: Day): Record<string, string> {
  const { stay } = enquiryFrom(DEMO_LIMITS, query, today);
  const counts = {
    room: ENQUIRY_FIELDS.rooms,
    adult: ENQUIRY_FIELDS.adults,
    children: ENQUIRY_FIELDS.children,
  };
  const countEntries = Object.entries(counts).flatMap(([key, name]) => {
    const text = query.get(name);
    return text === null ? [] : [[key, text] as const];
  });
  const title = query.get("title")?.trim().slice(0, MAX_TITLE_LENGTH);
  const price = query.get("price");
  return {
    ...(title && { title }),
    // A number alone: a shared address must not put its own words beside a price.
    ...(price && /^\d{1,4}$/.test(price) && { price }),
    ...(stay && { selectedInDate: stay.checkIn, selectedOutDate: stay.checkOut }),
    ...Object.fromEntries(countEntries),
  };
}

/** The stay and party of a generic booking, with defaults for what the state lacks. */
export function demoBooking({ checkIn, checkOut, party }: BookingState, today: Day): Stay & Party {
  const from = checkIn ?? today;
  return {
    checkIn: from,
    checkOut: checkOut ?? (from && daysAfter(from, DEMO_NIGHTS)),
    ...DEMO_PARTY,
    ...party,
  };
}

/**
 * What one page hands to the next in navigation state.
 *
 * Shapes: in, anything (the state may come from any page, or from a restored tab); out, what of
 *         `price`, `title`, `selectedInDate`, `selectedOutDate`, `adult`, `children` and `room` can be read.
 * Units:  days `YYYY-MM-DD`; whole numbers within their limits; the price as its page wrote it.
 * Errors: what cannot be read is left out, never guessed.
 * Source: specification, section 3 (booking search state).
 */
import { type Count, DEFAULT_PARTY, type Party, withinLimits } from "./party.ts";
import { type Day, dayOf, daysAfter, isDay, type Stay, stayFrom, stayProblem } from "./stay.ts";

export type BookingState = {
  title?: string;
  price?: string;
  checkIn?: Day;
  checkOut?: Day;
  party: Partial<Party>;
};

/** A generic booking that nothing was chosen for (specification, section 9). */
export const DEMO_NIGHTS = 3;
export const DEMO_PARTY: Party = { rooms: 1, adults: 2, children: 1 };

function wordsOf(value: unknown): string | undefined {
  const words = typeof value === "number" ? String(value) : value;
  return typeof words === "string" && words.trim() ? words.trim() : undefined;
}

function readDay(value: unknown): Day | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : dayOf(value);
  return typeof value === "string" && isDay(value) ? value : undefined;
}

function readCount(count: Count, value: unknown): Partial<Party> {
  const text = wordsOf(value) ?? "";
  return /^\d{1,3}$/.test(text) ? { [count]: withinLimits(count, Number(text)) } : {};
}

/** Reads navigation state. */
export function readBookingState(state: unknown): BookingState {
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
      ...readCount("rooms", given["room"]),
      ...readCount("adults", given["adult"]),
      ...readCount("children", given["children"]),
    },
  };
}

/** The stay that a state carries, if it can still be asked for today. */
export function stayFromState({ checkIn, checkOut }: BookingState, today: Day): Stay | undefined {
  if (!checkIn) return undefined;
  const stay = checkOut ? { checkIn, checkOut } : stayFrom(checkIn);
  return stayProblem(stay, today) ? undefined : stay;
}

/** The party that a state carries; nothing when it names no count. */
export function partyFromState({ party }: BookingState): Party | undefined {
  return Object.keys(party).length > 0 ? { ...DEFAULT_PARTY, ...party } : undefined;
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

import { useLocation } from "react-router";
import {
  type BookingState,
  DEMO_LIMITS,
  demoBooking,
  readBookingState,
  stateFromQuery,
} from "#app/domain/booking-state.ts";
import type { Party } from "#app/domain/party.ts";
import type { Day, Stay } from "#app/domain/stay.ts";
import { useToday } from "#app/client-state/today.ts";

type DemoBooking = {
  /** The previous page's navigation state, or the query. */
  handover: BookingState;
  /** The handover, with defaults. */
  booking: Stay & Party;
  /** "" until hydration. */
  today: Day;
};

/** The booking of template pages: navigation state, then the query, then the defaults. */
export function useDemoBooking(): DemoBooking {
  const today = useToday();
  const { state, search } = useLocation();
  // The prerendered page has neither state nor query, and the first render must be the same.
  const handover = readBookingState(
    DEMO_LIMITS,
    today ? { ...stateFromQuery(new URLSearchParams(search), today), ...state } : null,
  );
  return { handover, booking: demoBooking(handover, today), today };
}

/** A price of the handover: a bare number is in the template's dollars. */
export function demoPriceWords(price: string): string {
  return /^\d+$/.test(price) ? `$${price}` : price;
}

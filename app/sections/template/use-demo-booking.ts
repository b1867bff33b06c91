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
  /** What the page before handed over. */
  given: BookingState;
  /** That, and the defaults for the rest. */
  booking: Stay & Party;
  /** "" until the page is alive. */
  today: Day;
};

/** The booking that template pages pass on: navigation state, then the query, then the defaults. */
export function useDemoBooking(): DemoBooking {
  const today = useToday();
  const { state, search } = useLocation();
  // The prerendered page knows neither state nor query, and they must not differ when it wakes.
  const given = readBookingState(
    DEMO_LIMITS,
    today ? { ...stateFromQuery(new URLSearchParams(search), today), ...state } : null,
  );
  return { given, booking: demoBooking(given, today), today };
}

/** A price as its page hands it over: a bare number is the template's dollars. */
export function priceWords(price: string): string {
  return /^\d+$/.test(price) ? `$${price}` : price;
}

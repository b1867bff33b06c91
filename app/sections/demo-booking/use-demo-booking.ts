import { useSyncExternalStore } from "react";
import { useToday } from "#app/client-state/today.ts";
import { completeBooking, bookingFromQuery, type DemoCard } from "#app/domain/booking-state.ts";
import { usePageFacts } from "#app/site/page-context.ts";

/** There is nothing to subscribe to, because the query changes only when another page is loaded. */
const subscribeToNothing = () => () => {};

/** Returns the URL's query; until hydration, returns the query for which the page was rendered ("" on a static host). */
function useHandoverQuery(): string {
  const { handover } = usePageFacts();
  return useSyncExternalStore(
    subscribeToNothing,
    () => location.search,
    () => handover,
  );
}

/**
 * Returns the booking of a template page: `queryBooking` has the values that the previous page passed in the query,
 * and `booking` has these values completed with defaults. `cards` are the cards whose links lead to this page.
 */
export function useDemoBooking(cards: DemoCard[]) {
  const today = useToday();
  const queryBooking = bookingFromQuery(useHandoverQuery(), cards, today);
  return { queryBooking, booking: completeBooking(queryBooking, today), today };
}

import { useSyncExternalStore } from "react";
import { useToday } from "#app/client-state/today.ts";
import { demoBooking, handoverFrom, type KnownCard } from "#app/domain/booking-state.ts";
import { usePageFacts } from "#app/site/page-context.ts";

/** A subscription without events, because another query is another page. */
const subscribeToNothing = () => () => {};

/** The query of the address; a static host's page was rendered without one. */
function useHandoverQuery(): string {
  const { handover } = usePageFacts();
  return useSyncExternalStore(
    subscribeToNothing,
    () => location.search,
    () => handover,
  );
}

/**
 * The booking of a template page: the values that the previous page has passed in the query (`handover`), and the same
 * completed with defaults (`booking`). Its days and `today` are "" until hydration. `known` are the cards whose links
 * lead to this page.
 */
export function useDemoBooking(known: KnownCard[]) {
  const today = useToday();
  const handover = handoverFrom(useHandoverQuery(), known, today);
  return { handover, booking: demoBooking(handover, today), today };
}

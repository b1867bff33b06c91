import { useSyncExternalStore } from "react";
import { useToday } from "#app/client-state/today.ts";
import {
  demoBooking,
  type Handover,
  handoverFrom,
  type KnownCard,
} from "#app/domain/booking-state.ts";
import type { Party } from "#app/domain/party.ts";
import type { Day, Stay } from "#app/domain/stay.ts";
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

type DemoBooking = {
  /** The values that the previous page has passed in the query. */
  handover: Handover;
  /** The passed values, completed with defaults. */
  booking: Stay & Party;
  /** The present day; "" until hydration, like the booking's days. */
  today: Day;
};

/** The booking of template pages; `known` are the cards that may have led here. */
export function useDemoBooking(known: KnownCard[]): DemoBooking {
  const today = useToday();
  const handover = handoverFrom(useHandoverQuery(), known, today);
  return { handover, booking: demoBooking(handover, today), today };
}

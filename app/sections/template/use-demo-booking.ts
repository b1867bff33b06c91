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

/** Another address is another page. */
const subscribeToNothing = () => () => {};

/** The address's query; a page from a host of files was rendered without one. */
function useHandoverQuery(): string {
  const { handover } = usePageFacts();
  return useSyncExternalStore(
    subscribeToNothing,
    () => location.search,
    () => handover,
  );
}

type DemoBooking = {
  /** What the page before has handed over. */
  handover: Handover;
  /** The handover, with defaults. */
  booking: Stay & Party;
  /** "" until hydration, as the days of the booking. */
  today: Day;
};

/** The booking of template pages; `known` are the cards that may have led here. */
export function useDemoBooking(known: KnownCard[]): DemoBooking {
  const today = useToday();
  const handover = handoverFrom(useHandoverQuery(), known, today);
  return { handover, booking: demoBooking(handover, today), today };
}

import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Navigation state of a link that leads to the rooms, past the search form. */
export const SCROLL_TO_ROOMS = { arriveAt: "rooms" } as const;

export const ROOM_RESULTS_ID = "risposta";

/** Scrolls to the rooms after a link with `SCROLL_TO_ROOMS`; going back restores the old position. */
export function useScrollToRooms(): void {
  const arrives = useLocation().state?.arriveAt === SCROLL_TO_ROOMS.arriveAt;
  const isPush = useNavigationType() === "PUSH";
  useLayoutEffect(() => {
    if (arrives && isPush) document.getElementById(ROOM_RESULTS_ID)?.scrollIntoView();
  }, [arrives, isPush]);
}

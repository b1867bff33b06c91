import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Navigation state of a link that leads to the rooms, past the search form. */
export const TO_ROOMS = { arriveAt: "rooms" } as const;

export const ANSWER_ID = "risposta";

function useArrivesAtRooms(): boolean {
  return useLocation().state?.arriveAt === TO_ROOMS.arriveAt;
}

/** Scrolls to the rooms after a link with `TO_ROOMS`; going back restores the old position. */
export function useScrollToRooms(): void {
  const arrives = useArrivesAtRooms();
  const isPush = useNavigationType() === "PUSH";
  useLayoutEffect(() => {
    if (arrives && isPush) document.getElementById(ANSWER_ID)?.scrollIntoView();
  }, [arrives, isPush]);
}

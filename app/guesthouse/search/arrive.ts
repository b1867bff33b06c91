import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Navigation state of a link that leads to the answer, past the search that is already made. */
export const ARRIVE_AT_ROOMS = { arriveAt: "rooms" } as const;

/** Where the rooms answer. */
export const ANSWER_ID = "risposta";

/** Whether somebody came to see the rooms for dates that stand already. */
export function useArrivesAtRooms(): boolean {
  return useLocation().state?.arriveAt === ARRIVE_AT_ROOMS.arriveAt;
}

/** Brings the rooms into view when a guest arrives to see them; the way back finds the old place. */
export function useArrival(): void {
  const arrives = useArrivesAtRooms();
  const isNew = useNavigationType() === "PUSH";
  useLayoutEffect(() => {
    if (arrives && isNew) document.getElementById(ANSWER_ID)?.scrollIntoView();
  }, [arrives, isNew]);
}

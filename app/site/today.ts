/** The clock, for screens: a page is written once and read on any day. */
import { useSyncExternalStore } from "react";
import { type Day, dayOf } from "#app/domain/stay.ts";

/** A page left open over midnight learns of the new day when it is looked at again. */
function onReturn(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Today in the guest's time zone; "" in the prerendered page, which cannot know it. */
export function useToday(): Day {
  return useSyncExternalStore(
    onReturn,
    () => dayOf(new Date()),
    () => "",
  );
}

/** This year; in the prerendered page, the year it was built. */
export function useYear(): string {
  return useSyncExternalStore(
    onReturn,
    () => String(new Date().getFullYear()),
    () => import.meta.env.VITE_BUILD_YEAR ?? "",
  );
}

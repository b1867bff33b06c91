import { useSyncExternalStore } from "react";
import type { Day } from "#app/domain/stay.ts";
import { usePageFacts } from "#app/site/page-context.ts";
import { houseDay } from "./house-day.ts";

/** A page left open over midnight gets the new day when the guest returns to it. */
function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Today in the house's time zone; until hydration the page's day of rendering (`PageFacts`), which may be "". */
export function useToday(): Day {
  const { today } = usePageFacts();
  return useSyncExternalStore(subscribeToVisibility, houseDay, () => today);
}

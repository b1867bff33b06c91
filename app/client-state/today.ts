import { useSyncExternalStore } from "react";
import type { Day } from "#app/domain/stay.ts";
import { usePageFacts } from "#app/site/page-context.ts";
import { todayAtHouse } from "./house-day.ts";

/** A page that stays open over midnight gets the new day when the guest returns to the page. */
function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Returns today in the house's time zone; until hydration, returns the day in the rendered page, which is "" on most pages. */
export function useToday(): Day {
  const { today } = usePageFacts();
  return useSyncExternalStore(subscribeToVisibility, todayAtHouse, () => today);
}

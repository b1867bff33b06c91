/** The day in the browser: a prerendered page is read on any day. */
import { houseDayAt } from "#app/domain/availability.ts";
import type { Day } from "#app/domain/stay.ts";
import { useRootData } from "#app/site/root-data.ts";
import { useClientValue } from "#app/hydration/use-client-value.ts";

/** A page left open over midnight gets the new day when the guest returns to it. */
function subscribeToReturn(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Today in the house's time zone. */
export function houseDay(): Day {
  return houseDayAt(Date.now());
}

/** Today in the house's time zone; "" in the prerendered page. */
export function useToday(): Day {
  return useClientValue(subscribeToReturn, houseDay, "");
}

/** This year; in the prerendered page the year of its rendering. */
export function useYear(): string {
  return useClientValue(subscribeToReturn, () => houseDay().slice(0, 4), useRootData()?.year ?? "");
}

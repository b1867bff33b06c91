/** The clock, for screens: a page is written once and read on any day. */
import { dayAtHome } from "#app/domain/free-nights.ts";
import type { Day } from "#app/domain/stay.ts";
import { useEverywhere } from "./everywhere.ts";
import { useLive } from "#app/waking/use-live.ts";

/** A page left open over midnight learns of the new day when it is looked at again. */
function onReturn(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** The house's day: a night that has passed there cannot be had. */
export function houseDay(): Day {
  return dayAtHome(Date.now());
}

/** Today at the house; "" in the prerendered page, which cannot know it. */
export function useToday(): Day {
  return useLive(onReturn, houseDay, () => "");
}

/** This year; until scripts run, the year the page was rendered in. */
export function useYear(): string {
  const rendered = useEverywhere()?.year ?? "";
  return useLive(
    onReturn,
    () => houseDay().slice(0, 4),
    () => rendered,
  );
}

/** The clock, for screens: a page is written once and read on any day. */
import { type Day, dayOf } from "#app/domain/stay.ts";
import { useEverywhere } from "./everywhere.ts";
import { useLive } from "#app/waking/use-live.ts";

/** A page left open over midnight learns of the new day when it is looked at again. */
function onReturn(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Today in the guest's time zone; "" in the prerendered page, which cannot know it. */
export function useToday(): Day {
  return useLive(
    onReturn,
    () => dayOf(new Date()),
    () => "",
  );
}

/** This year; until scripts run, the year the page was rendered in. */
export function useYear(): string {
  const rendered = useEverywhere()?.year ?? "";
  return useLive(
    onReturn,
    () => String(new Date().getFullYear()),
    () => rendered,
  );
}

import { houseDayAt } from "#app/domain/availability.ts";
import type { Day } from "#app/domain/stay.ts";

/** Today in the house's time zone. */
export function houseDay(): Day {
  return houseDayAt(Date.now());
}

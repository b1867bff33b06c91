import { houseDayAt } from "#app/domain/availability.ts";
import type { Day } from "#app/domain/stay.ts";

export function todayAtHouse(): Day {
  return houseDayAt(Date.now());
}

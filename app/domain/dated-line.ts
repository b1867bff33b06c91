import type { Day } from "./stay.ts";

/** A line of the family's in one language; it is shown until a day, that day included. */
type DatedLine = { line?: string | undefined; until?: Day | undefined };

/** A release of an earlier version may have none. */
export function lineOn(dated: DatedLine | undefined, today: Day): string | undefined {
  return today <= (dated?.until ?? "") ? dated?.line : undefined;
}

import type { Day } from "./stay.ts";

/** The family's notice in one language; it is shown until a day, that day included. */
type HouseNotice = { line?: string | undefined; until?: Day | undefined };

export function noticeOn({ line, until = "" }: HouseNotice, today: Day): string | undefined {
  return today <= until ? line : undefined;
}

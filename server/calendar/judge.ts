/**
 * What a reading may change. A taken night shown as free brings two parties to one door; a free night
 * shown as taken costs a letter: in doubt nothing becomes free.
 */
import type { Day } from "#app/domain/stay.ts";
import type { Reading } from "./read-feed.ts";

const HOUR = 3_600_000;

/** A reading that frees much is believed when it was seen so often … */
const SEEN = 3;
/** … over so long. Portals answer with an empty calendar when they are ill, and that may take hours. */
const DOUBT = { some: HOUR, empty: 6 * HOUR };

/** Since when readings free so much that they are not believed yet, and how many did. */
export type Doubt = { since: number; seen: number };

export type Judged = {
  nights: Set<Day>;
  doubt?: Doubt;
  /** Whether the reading is believed: what is known is as old as it. */
  isGood: boolean;
};

/** The nights that were known, each with whether it was born at this portal. */
type Before = { nights: ReadonlyMap<Day, boolean>; doubt?: Doubt | undefined };

/** The nights to believe in after a reading; `today` is the first that still matters. */
export function judge(
  before: Before,
  { extent, events, nights: read }: Pick<Reading, "extent" | "events" | "nights">,
  { now, today }: { now: number; today: Day },
): Judged {
  const known = [...before.nights.keys()].filter((night) => night >= today);
  const nights = new Set(read.filter((night) => night >= today));
  // An echo goes when we no longer tell the night; until then somebody else holds it.
  const own = known.filter((night) => before.nights.get(night));
  const freed = own.filter((night) => !nights.has(night));
  const both = nights.union(new Set(known));
  if (extent !== "whole")
    return { nights: both, ...(before.doubt && { doubt: before.doubt }), isGood: false };
  const isMuch =
    freed.length > 0 &&
    (freed.length === own.length || (freed.length >= 3 && freed.length * 2 > own.length));
  if (!isMuch) return { nights, isGood: true };
  const last = before.doubt && before.doubt.since <= now ? before.doubt : { since: now, seen: 0 };
  const doubt = { since: last.since, seen: last.seen + 1 };
  const wait = events === 0 ? DOUBT.empty : DOUBT.some;
  if (doubt.seen >= SEEN && now - doubt.since >= wait) return { nights, isGood: true };
  return { nights: both, doubt, isGood: false };
}

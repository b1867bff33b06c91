/**
 * What the server tells of free nights, `/liberi.json`, and how far it can be believed.
 *
 * Shapes: `FreeNights` as it travels; moments are ISO texts there, milliseconds since 1970 here.
 * Units:  ages in milliseconds; runs of nights as in nights.ts.
 * Errors: none; what is not known is "unknown", and then no night may be called free.
 */
import { memoize } from "./memoize.ts";
import type { Run } from "./nights.ts";
import type { Day } from "./stay.ts";

/** Up to this age the knowledge is shown plainly; above it is told, and the guest is asked to confirm. */
export const FRESH_FOR = 3 * 3_600_000;

/** Above this age no night is called free. */
export const KNOWN_FOR = 24 * 3_600_000;

/** How far ahead nights are known, in months. */
export const MONTHS_AHEAD = 24;

export type Knowledge = "fresh" | "old" | "unknown";

export type RoomNights = {
  state: Knowledge;
  /** When the oldest of the room's calendars was read; nothing where one never was. */
  asOf?: string;
  /** From today on. What is taken stays so whatever the state. */
  taken: Run[];
};

export type FreeNights = {
  /** The oldest reading of all rooms. */
  asOf?: string;
  /** By the room's slug; a room that is not named is not known. */
  rooms: Record<string, RoomNights>;
};

/**
 * What is answered where nothing is known: by our server, and by any host of files. An answer, because a
 * file that is missing would stand as an error in the browser's log of whoever touches a date.
 */
export const NOTHING_KNOWN: FreeNights = { rooms: {} };

/** What knowledge of an age is worth. A reading of the future was made under a wrong clock. */
export function knowledgeAt(asOf: number, now: number): Knowledge {
  const age = now - asOf;
  if (age < -KNOWN_FOR || age > KNOWN_FOR) return "unknown";
  return age > FRESH_FOR ? "old" : "fresh";
}

/**
 * What a room's answer is worth now: a page may stand open for hours after it was given. The worse of
 * what the server said and what the age says.
 */
export function knowledgeOf({ state, asOf }: RoomNights, now: number): Knowledge {
  if (state === "unknown" || asOf === undefined) return "unknown";
  const byAge = knowledgeAt(Date.parse(asOf), now);
  return byAge === "fresh" ? state : byAge;
}

/** The house's time zone. */
export const HOME_ZONE = "Europe/Rome";

/** Swedish days are written as ours. */
const homeDays = memoize(() => new Intl.DateTimeFormat("sv-SE", { timeZone: HOME_ZONE }));

/** The house's own day at a moment: wherever a guest is, no earlier night can be had. */
export function dayAtHome(now: number): Day {
  return homeDays().format(now);
}
